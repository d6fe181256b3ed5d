import type { CodeDiagnostic, Diagnostic, Edit } from '../../lib/diagnostic';
import type { Sample } from '../../node/examples/sample';
import { placeInSample } from '../../node/examples/sample';

/** Converts a diagnostic in a sample's code to one in the file that contains the sample. */
export function sampleDiagnostic(
  sample: Sample,
  check: string,
  { rule = check, message, fix, edit, ...position }: CodeDiagnostic,
): Diagnostic {
  return {
    file: sample.file,
    ...placeInSample(sample, position),
    rule,
    message,
    fix,
    ...(edit && { edit: sampleEdit(sample, edit) }),
  };
}

/**
 * Converts an edit in a sample's code. If the file contains the code in another form, such as a quoted
 * string in YAML, the text isn't at the edit's position, so the edit isn't applied.
 */
function sampleEdit(sample: Sample, { from, to, at }: Edit): Edit {
  const inFile = (text: string) => text.replace(/\n(?!\n)/g, `\n${' '.repeat(sample.indent)}`);
  return { from: inFile(from), to: inFile(to), ...(at && { at: placeInSample(sample, at) }) };
}
