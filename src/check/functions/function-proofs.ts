import { z } from 'zod';
import { GENERATED, readResults } from '../../node/results/results-file';

/** The results of `npm run prove:functions`, committed with one line per page. */
export const FUNCTION_PROOFS_FILE = `${GENERATED}/function-proofs.json`;

const proofSchema = z.strictObject({
  /** Day on which the functions were called. */
  date: z.iso.date(),
  /** Key of the page's functions (`codeKey`). */
  code: z.string(),
  functions: z.array(z.string()),
  /** Number of calls, including the page's `curl` commands. */
  calls: z.int(),
  /** Version of Deno. */
  deno: z.string(),
});
const proofsSchema = z.record(z.string(), proofSchema);

/** How and when each page's functions were called, by page file. */
export type FunctionProofs = z.infer<typeof proofsSchema>;

/** Reads a project's proofs of functions. Returns an empty object if the file doesn't exist. */
export function readFunctionProofs(root: string): FunctionProofs {
  return readResults(root, FUNCTION_PROOFS_FILE, proofsSchema);
}
