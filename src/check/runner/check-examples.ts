import type { CodeDiagnostic, Diagnostic } from '../../lib/diagnostic';
import type { Proof } from '../../node/results/proofs';
import type { Example } from '../../node/examples/example';
import { exampleDiagnostic } from './diagnostics';

export interface ExampleResult {
  errors: CodeDiagnostic[];
  /** Ignored if there are errors. */
  proof?: Proof | undefined;
  /** What the names were looked up in, if the language doesn't imply it. */
  by?: string | undefined;
}

/** Checks examples in order. `check` returns undefined for an example that it doesn't cover. */
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
