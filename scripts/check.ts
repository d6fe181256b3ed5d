// `npm run check [-- <paths>]`: what is wrong with content and specs, by file, line and column; what was
// proven goes into the ledger. With `--frozen` a ledger that was out of date is a fault.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CHECKS } from '../src/check/checks';
import { createReport } from '../src/check/runner/verification-report';
import { runChecks } from '../src/check/run-checks';
import type { CheckReport } from '../src/check/run-checks';
import { formatDiagnostics } from '../src/lib/diagnostic';
import type { VerificationReport } from '../src/node/verification/proofs';
import { REPORT_FILE } from '../src/node/verification/proofs';

function print({ diagnostics, counts, samples, proofs, remarks, seconds }: CheckReport): void {
  if (diagnostics.length > 0) console.log(`${formatDiagnostics(diagnostics)}\n`);
  const kinds = ['runs', 'typed', 'parsed'].map((kind) => {
    const count = [...proofs.values()].filter((proof) => proof === kind).length;
    return `${count} ${kind}`;
  });
  console.log(`${samples.length} samples: ${kinds.join(', ')}`);
  for (const remark of remarks) console.log(remark);
  for (const [rule, count] of counts) console.log(`${rule}: ${count}`);
  const times = [...seconds].map(([name, time]) => `${name} ${time.toFixed(1)} s`);
  console.log(`${times.join(', ')}\n${diagnostics.length} problems`);
}

/** Writes down what was proven; a run over some files leaves the rest of the ledger as it is. */
function writeReport(report: CheckReport, isWhole: boolean): string | undefined {
  const before = existsSync(REPORT_FILE) ? readFileSync(REPORT_FILE, 'utf8') : undefined;
  const kept = before && !isWhole ? (JSON.parse(before) as VerificationReport) : undefined;
  const next = createReport(report, readFileSync('package-lock.json', 'utf8'), kept);
  const text = `${JSON.stringify(next, null, 1)}\n`;
  if (text === before) return undefined;
  writeFileSync(`${REPORT_FILE}.new`, text);
  renameSync(`${REPORT_FILE}.new`, REPORT_FILE);
  return text;
}

async function main(): Promise<void> {
  const { values, positionals: paths } = parseArgs({
    allowPositionals: true,
    options: { frozen: { type: 'boolean', default: false } },
  });
  const report = await runChecks(process.cwd(), CHECKS, paths);
  print(report);
  const isStale = writeReport(report, paths.length === 0) !== undefined;
  if (isStale) console.log(`${REPORT_FILE} was out of date and is written anew: commit it`);
  process.exitCode = report.diagnostics.length > 0 || (isStale && values.frozen) ? 1 : 0;
}

void main();
