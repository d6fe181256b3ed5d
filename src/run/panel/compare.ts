import { compareResponse } from '../engine/compare-responses';
import type { RunOutput, RunResult } from '../client/types';

/** As `npm run check` does. Responses that the engine has compared stay unchanged. */
export function compareWithDocs(result: RunResult, documented: unknown): RunResult {
  const last = result.outputs.findLastIndex(({ kind }) => kind === 'response');
  const text = typeof documented === 'string' ? documented : JSON.stringify(documented);
  const compare = (output: RunOutput, index: number): RunOutput => {
    if (output.kind !== 'response' || index !== last || output.isExpected !== undefined) {
      return output;
    }
    return { ...output, isExpected: compareResponse(text, output.value).length === 0 };
  };
  return { ...result, outputs: result.outputs.map(compare) };
}
