import { join } from 'node:path';
import { CheckCache } from '../../../src/check/runner/cache';
import type { Check, CheckInput } from '../../../src/check/check';
import type { SiteModel } from '../../../src/node/site/types';
import type { Sample } from '../../../src/node/examples/sample';

const ROOT = join(__dirname, '../../..');

/** Creates a sample whose code starts at line 11, column 5 of a file. */
export function sample(language: string, code: string, more: Partial<Sample> = {}): Sample {
  const place = { file: 'content/a.mdx', page: 'content/a.mdx', line: 11, column: 5, indent: 4 };
  return { id: code, role: 'fence', language, code, ...place, ...more };
}

/**
 * Runs a check on samples. Returns its diagnostics as `line:column message`, and the samples that it
 * proved.
 */
export async function checkSamples(check: Check, samples: Sample[]) {
  const input: Partial<CheckInput> = {
    root: ROOT,
    samples,
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
