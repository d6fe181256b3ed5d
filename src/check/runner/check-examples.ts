import type { CodeDiagnostic, Diagnostic, Edit } from '../../lib/diagnostic';
import type { Proof } from '../../node/results/proofs';
import type { Example } from '../../node/examples/example';
import { placeInExample } from '../../node/examples/example';

interface ExampleResult {
  errors: CodeDiagnostic[];
  /** Ignored if there are errors. */
  proof?: Proof | undefined;
  /** What the names were looked up in, unless the language implies it. */
  by?: string | undefined;
}

/** In order. `check` returns undefined for an example that it doesn't cover. */
export async function checkExamples(
  name: string,
  examples: Example[],
  check: (example: Example) => Promise<ExampleResult | undefined> | ExampleResult | undefined,
) {
  const diagnostics: Diagnostic[] = [];
  const proofs = new Map<string, Proof>();
  const verifiedBy = new Map<string, string>();
  for (const example of examples) {
    const { errors, proof, by } = (await check(example)) ?? { errors: [] };
    diagnostics.push(...errors.map((error) => exampleDiagnostic(example, name, error)));
    if (proof && errors.length === 0) proofs.set(example.id, proof);
    if (by) verifiedBy.set(example.id, by);
  }
  return { diagnostics, proofs, verifiedBy };
}

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
 * If the file has the code in another form, such as a quoted string in YAML, the edit isn't
 * applied, because its text isn't there.
 */
function exampleEdit(example: Example, { from, to, at }: Edit): Edit {
  const inFile = (text: string) => text.replace(/\n(?!\n)/g, `\n${' '.repeat(example.indent)}`);
  return { from: inFile(from), to: inFile(to), ...(at && { at: placeInExample(example, at) }) };
}
