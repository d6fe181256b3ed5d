import { z } from 'zod';
import { GENERATED, readResults } from './results-file';

/** The results of `npm run prove:apps`, committed with one line per app. */
export const APP_PROOFS_FILE = `${GENERATED}/app-proofs.json`;

const proofSchema = z.strictObject({
  date: z.iso.date(),
  /** From `stepsKey`. */
  steps: z.string(),
  actions: z.int(),
  /** The framework as it appears on the page: `Next.js 16.4.6`. */
  built: z.string(),
  versions: z.record(z.string(), z.string()),
  /** The replacement for the page's scaffold command, and the reason for it. */
  scaffold: z.string().optional(),
  /** The text files of the app that differ from those of the page, mostly from its template. */
  files: z.record(z.string(), z.string()).optional(),
  seconds: z.int(),
});
const proofsSchema = z.record(z.string(), proofSchema);

export type AppProof = z.infer<typeof proofSchema>;
/** By the page's file. */
type AppProofs = z.infer<typeof proofsSchema>;

export function readAppProofs(root: string): AppProofs {
  return readResults(root, APP_PROOFS_FILE, proofsSchema);
}
