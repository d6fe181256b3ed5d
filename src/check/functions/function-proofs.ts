import { z } from 'zod';
import { GENERATED, readResults } from '../../node/results/results-file';

/** Written by `npm run prove:functions`, one line per page. */
export const FUNCTION_PROOFS_FILE = `${GENERATED}/function-proofs.json`;

const proofSchema = z.strictObject({
  date: z.iso.date(),
  /** The `codeKey`. */
  code: z.string(),
  functions: z.array(z.string()),
  /** Including the page's `curl` commands. */
  calls: z.int(),
  deno: z.string(),
});
const proofsSchema = z.record(z.string(), proofSchema);

type FunctionProofs = z.infer<typeof proofsSchema>;

export function readFunctionProofs(root: string): FunctionProofs {
  return readResults(root, FUNCTION_PROOFS_FILE, proofsSchema);
}
