import type { CodeDiagnostic, Diagnostic, Edit } from '../../lib/diagnostic';
import type { Example } from '../../node/examples/example';
import { placeInExample } from '../../node/examples/example';

/** Places a diagnostic in the file that contains the example. */
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
 * If the file contains the code in another form, such as a quoted string in YAML, the edit isn't applied,
 * because its text isn't at that position.
 */
function exampleEdit(example: Example, { from, to, at }: Edit): Edit {
  const inFile = (text: string) => text.replace(/\n(?!\n)/g, `\n${' '.repeat(example.indent)}`);
  return { from: inFile(from), to: inFile(to), ...(at && { at: placeInExample(example, at) }) };
}
