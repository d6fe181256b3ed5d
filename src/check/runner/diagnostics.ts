import type { CodeDiagnostic, Diagnostic, Edit } from '../../lib/diagnostic';
import type { Example } from '../../node/examples/example';
import { placeInExample } from '../../node/examples/example';

/** Converts a diagnostic in an example's code to one in the file that contains the example. */
export function exampleDiagnostic(
  example: Example,
  check: string,
  { rule = check, message, fix, edit, ...position }: CodeDiagnostic,
): Diagnostic {
  return {
    file: example.file,
    ...placeInExample(example, position),
    rule,
    message,
    fix,
    ...(edit && { edit: exampleEdit(example, edit) }),
  };
}

/**
 * Converts an edit in an example's code. If the file contains the code in another form, such as a quoted
 * string in YAML, the text isn't at the edit's position, so the edit isn't applied.
 */
function exampleEdit(example: Example, { from, to, at }: Edit): Edit {
  const inFile = (text: string) => text.replace(/\n(?!\n)/g, `\n${' '.repeat(example.indent)}`);
  return { from: inFile(from), to: inFile(to), ...(at && { at: placeInExample(example, at) }) };
}
