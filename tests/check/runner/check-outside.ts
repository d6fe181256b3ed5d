// PGlite and Supabase Lite don't work in Jest's sandbox.
import { CheckCache } from '../../../src/check/runner/cache';
import type { Check, CheckInput, CheckResult } from '../../../src/check/runner/check';
import type { Proof } from '../../../src/node/results/proofs';
import type { Example } from '../../../src/node/examples/example';
import { handleOutside, runOutside } from '../../fixtures/outside-jest';

export interface OutsideResult {
  /** By file, as `line:column message`. */
  found: Record<string, string[]>;
  /** By example ID. */
  proofs: Record<string, Proof>;
  remarks: string[];
}

interface Request {
  name: string;
  examples: Example[];
}

/** `src/check/<name>/<name>.ts`. */
export function checkOutside(name: string, examples: Example[]): OutsideResult {
  return runOutside<OutsideResult>(__filename, { name, examples } satisfies Request);
}

handleOutside(async ({ name, examples }: Request): Promise<OutsideResult> => {
  const module = (await import(`../../../src/check/${name}/${name}`)) as Record<string, Check>;
  const check = module[name]!;
  const root = process.cwd();
  const given: Partial<CheckInput> = {
    root,
    examples: examples.filter((example) => check.separate?.(example) ?? true),
    cache: new CheckCache(root),
    wanted: () => true,
  };
  const { diagnostics, proofs, remarks = [] }: CheckResult = await check.run(given as CheckInput);
  const found: OutsideResult['found'] = {};
  for (const { file, line, column, message } of diagnostics) {
    (found[file] ??= []).push(`${line}:${column} ${message}`);
  }
  return { found, proofs: Object.fromEntries(proofs ?? []), remarks };
});
