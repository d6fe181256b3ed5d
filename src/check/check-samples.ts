import type { CodeDiagnostic, Diagnostic } from '../lib/diagnostic';
import type { Proof } from '../node/results/proofs';
import type { Sample } from '../node/examples/sample';
import { sampleDiagnostic } from './runner/diagnostics';

/** A check's result for a sample. */
export interface SampleResult {
  errors: CodeDiagnostic[];
  /** The proof of the sample. Ignored if there are errors. */
  proof?: Proof | undefined;
  /** The source that the sample's names were looked up in, if the language doesn't imply it. */
  by?: string | undefined;
}

/**
 * Checks samples one after the other, and returns the result of the check with this name. `check` returns
 * undefined for a sample that the check doesn't cover.
 */
export async function checkSamples(
  name: string,
  samples: Sample[],
  check: (sample: Sample) => Promise<SampleResult | undefined> | SampleResult | undefined,
) {
  const diagnostics: Diagnostic[] = [];
  const proofs = new Map<string, Proof>();
  const verifiedBy = new Map<string, string>();
  for (const sample of samples) {
    const { errors, proof, by } = (await check(sample)) ?? { errors: [] };
    diagnostics.push(...errors.map((error) => sampleDiagnostic(sample, name, error)));
    if (proof && errors.length === 0) proofs.set(sample.id, proof);
    if (by) verifiedBy.set(sample.id, by);
  }
  return { diagnostics, proofs, verifiedBy };
}
