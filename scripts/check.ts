// `npm run check [-- <paths>]`: what is wrong with content and specs, by file, line and column.
import { CHECKS } from '../src/check/checks';
import { runChecks } from '../src/check/run-checks';
import type { CheckReport } from '../src/check/run-checks';
import { formatProblems } from '../src/node/problems';

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

async function main(): Promise<void> {
  const report = await runChecks(process.cwd(), CHECKS, process.argv.slice(2));
  print(report);
  process.exitCode = report.problems.length > 0 ? 1 : 0;
}

void main();
