import { z } from 'zod';
import { GENERATED, readResults } from './results-file';

/** The results of `npm run prove:apps`, committed with one line per app. */
export const APP_PROOFS_FILE = `${GENERATED}/app-proofs.json`;

const proofSchema = z.strictObject({
  /** Day on which the app was built and used. */
  date: z.iso.date(),
  /** Key of the steps that were followed (`stepsKey`). */
  steps: z.string(),
  /** Number of commands, files, and SQL scripts of the page. */
  actions: z.int(),
  /** The framework as it appears on the page: `Next.js 16.4.6`. */
  built: z.string(),
  /** Versions of the packages that the proof depends on, and of Node.js. */
  versions: z.record(z.string(), z.string()),
  /** The replacement for the page's scaffold command, and the reason for it. */
  scaffold: z.string().optional(),
  seconds: z.int(),
});
const proofsSchema = z.record(z.string(), proofSchema);

/** How and when a page's app was built and used. */
export type AppProof = z.infer<typeof proofSchema>;
/** Proofs by the page's file. */
export type AppProofs = z.infer<typeof proofsSchema>;

/** Reads a project's proofs of apps. Returns an empty object if the file doesn't exist. */
export function readAppProofs(root: string): AppProofs {
  return readResults(root, APP_PROOFS_FILE, proofsSchema);
}
