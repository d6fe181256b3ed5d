// Jest's sandbox runs neither PGlite nor Lite: these runs of a check are made in a process of their own.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { CheckCache } from '../../src/check/check-cache';
import type { Check, CheckInput, CheckResult, Proof } from '../../src/check/check';
import type { Sample } from '../../src/check/samples';

const ROOT = join(__dirname, '../..');

/** What a run found, in the words of the report: `line:column message`. */
export interface OutsideResult {
  found: string[];
  proofs: Proof[];
  remarks: string[];
}

/** Runs a check of `src/check/<name>.ts` over several lists of samples, each on its own. */
export function checkOutside(name: string, runs: Sample[][]): OutsideResult[] {
  const answer = execFileSync(process.execPath, ['--import', 'tsx', __filename, name], {
    cwd: ROOT,
    input: JSON.stringify(runs),
    env: { ...process.env, JEST_WORKER_ID: '' },
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  });
  return JSON.parse(answer.slice(answer.lastIndexOf('\n[') + 1)) as OutsideResult[];
}

async function answer(name: string): Promise<void> {
  const input: Buffer[] = [];
  for await (const chunk of process.stdin) input.push(chunk as Buffer);
  const module = (await import(`../../src/check/${name}`)) as Record<string, Check>;
  const results: OutsideResult[] = [];
  for (const samples of JSON.parse(Buffer.concat(input).toString()) as Sample[][]) {
    const given: Partial<CheckInput> = { root: ROOT, samples, cache: new CheckCache(ROOT) };
    const result: CheckResult = await module[name]!.run(given as CheckInput);
    results.push({
      found: result.problems.map(({ line, column, message }) => `${line}:${column} ${message}`),
      proofs: [...(result.proofs?.values() ?? [])],
      remarks: result.remarks ?? [],
    });
  }
  process.stdout.write(`\n${JSON.stringify(results)}`);
}

if (!process.env['JEST_WORKER_ID']) void answer(process.argv[2]!);
