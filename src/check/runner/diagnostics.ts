import type { CodeDiagnostic, Diagnostic } from '../../lib/diagnostic';
import type { Sample } from '../../node/verification/sample';
import { placeInSample } from '../../node/verification/sample';

/** Converts a diagnostic in a sample's code to one in the file that contains the sample. */
export function sampleDiagnostic(
  sample: Sample,
  check: string,
  { rule = check, message, fix, ...position }: CodeDiagnostic,
): Diagnostic {
  return { file: sample.file, ...placeInSample(sample, position), rule, message, fix };
}
