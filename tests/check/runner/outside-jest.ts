// PGlite and Supabase Lite don't work in Jest's sandbox, so these checks run in a separate process.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { CheckCache } from '../../../src/check/runner/cache';
import type { Check, CheckInput, CheckResult } from '../../../src/check/check';
import type { Proof } from '../../../src/node/verification/proofs';
import type { Sample } from '../../../src/node/verification/sample';

const ROOT = join(__dirname, '../../..');

/** The result of a check. */
export interface OutsideResult {
  /** For each file, its diagnostics as `line:column message`. */
  found: Record<string, string[]>;
  /** Proofs by sample ID. */
  proofs: Record<string, Proof>;
  remarks: string[];
}

/** Runs the check `src/check/<name>/<name>.ts` on samples. */
export function checkOutside(name: string, samples: Sample[]): OutsideResult {
  const output = execFileSync(process.execPath, ['--import', 'tsx', __filename, name], {
    cwd: ROOT,
    env: { ...process.env, JEST_WORKER_ID: '' },
    input: JSON.stringify(samples),
    encoding: 'utf8',
    maxBuffer: 10_000_000,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return JSON.parse(output.slice(output.lastIndexOf('\n{') + 1)) as OutsideResult;
}

async function runAndPrint(name: string): Promise<void> {
  const input: Buffer[] = [];
  for await (const chunk of process.stdin) input.push(chunk as Buffer);
  const samples = JSON.parse(Buffer.concat(input).toString()) as Sample[];
  const module = (await import(`../../../src/check/${name}/${name}`)) as Record<string, Check>;
  const check = module[name]!;
  const given: Partial<CheckInput> = {
    root: ROOT,
    samples: samples.filter((sample) => check.separate?.(sample) ?? true),
    cache: new CheckCache(ROOT),
    wanted: () => true,
  };
  const { diagnostics, proofs, remarks = [] }: CheckResult = await check.run(given as CheckInput);
  const found: OutsideResult['found'] = {};
  for (const { file, line, column, message } of diagnostics) {
    (found[file] ??= []).push(`${line}:${column} ${message}`);
  }
  const result: OutsideResult = { found, proofs: Object.fromEntries(proofs ?? []), remarks };
  // The database of the SQL check stays open, and would keep the process running for a few seconds.
  process.stdout.write(`\n${JSON.stringify(result)}`, () => process.exit());
}

if (!process.env['JEST_WORKER_ID']) void runAndPrint(process.argv[2]!);
