import { join } from 'node:path';
import { CheckCache } from '../../../src/check/runner/cache';
import type { Check, CheckInput } from '../../../src/check/runner/check';
import type { SiteModel } from '../../../src/node/site/types';
import type { Example } from '../../../src/node/examples/example';

const ROOT = join(__dirname, '../../..');

/** At line 11, column 5 of a file. */
export function example(language: string, code: string, more: Partial<Example> = {}): Example {
  const place = { file: 'content/a.mdx', page: 'content/a.mdx', line: 11, column: 5, indent: 4 };
  return { id: code, role: 'fence', language, code, ...place, ...more };
}

/** Diagnostics are `line:column message`. */
export async function checkExamples(check: Check, examples: Example[]) {
  const input: Partial<CheckInput> = {
    root: ROOT,
    examples,
    files: [],
    wanted: () => true,
    site: { libraries: [{ library: 'dart', versions: ['v1', 'v0'] }] } as unknown as SiteModel,
    cache: new CheckCache(ROOT),
  };
  const { diagnostics, proofs = new Map<string, string>() } = await check.run(input as CheckInput);
  return {
    found: diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`),
    fixes: diagnostics.map(({ fix }) => fix),
    proven: [...proofs.keys()],
    names: [...proofs].flatMap(([id, proof]) => (proof === 'names' ? [id] : [])),
  };
}
