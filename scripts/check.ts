// `npm run check [-- <paths>]`: what is wrong with content and specs, by file, line and column.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { CHECKS } from '../src/check/checks';
import { qualityOf } from '../src/check/quality';
import { runChecks } from '../src/check/run-checks';
import type { CheckReport } from '../src/check/run-checks';
import { formatProblems } from '../src/node/problems';
import { readSourceFiles } from '../src/node/source-files';

function print({ problems, counts, samples, proofs, remarks, seconds }: CheckReport): void {
  if (problems.length > 0) console.log(`${formatProblems(problems)}\n`);
  const kinds = ['runs', 'typed', 'parsed'].map((kind) => {
    const count = [...proofs.values()].filter((proof) => proof === kind).length;
    return `${count} ${kind}`;
  });
  console.log(`${samples.length} samples: ${kinds.join(', ')}`);
  for (const remark of remarks) console.log(remark);
  for (const [rule, count] of counts) console.log(`${rule}: ${count}`);
  const times = [...seconds].map(([name, time]) => `${name} ${time.toFixed(1)} s`);
  console.log(`${times.join(', ')}\n${problems.length} problems`);
}

/** Publishes the figures of a complete run beside the built site. */
function writeQuality(report: CheckReport): void {
  if (!existsSync('public/index.html')) return;
  const lock = readFileSync('package-lock.json', 'utf8');
  const quality = qualityOf(report, readSourceFiles(process.cwd()).files, lock);
  writeFileSync('public/quality.json', `${JSON.stringify(quality, null, 2)}\n`);
}

async function main(): Promise<void> {
  const paths = process.argv.slice(2);
  const report = await runChecks(process.cwd(), CHECKS, paths);
  print(report);
  if (paths.length === 0) writeQuality(report);
  process.exitCode = report.problems.length > 0 ? 1 : 0;
}

void main();
