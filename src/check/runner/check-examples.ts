import type { CodeDiagnostic, Diagnostic } from '../../lib/diagnostic';
import type { Proof } from '../../node/results/proofs';
import type { Example } from '../../node/examples/example';
import { exampleDiagnostic } from './diagnostics';

/** A check's result for an example. */
export interface ExampleResult {
  errors: CodeDiagnostic[];
  /** The proof of the example. Ignored if there are errors. */
  proof?: Proof | undefined;
  /** The source that the example's names were looked up in, if the language doesn't imply it. */
  by?: string | undefined;
}

/**
 * Checks examples one after the other, and returns the result of the check with this name. `check` returns
 * undefined for an example that the check doesn't cover.
 */
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
