// `npm run check [-- <paths>]`. Only a run over all files updates all generated files; others just
// update the verification report. With `--frozen`, an outdated file is an error. `--fix` first
// fixes problems with a single solution. With problems, nothing else is written.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { CHECKS } from '../src/check/checks';
import { loadClientPackages } from '../src/check/runner/client-packages';
import { EXAMPLE_PACKAGES, NOT_INSTALLED } from '../src/check/runner/example-packages';
import { fixFiles } from '../src/check/runner/fix';
import { createReport } from '../src/check/runner/verification-report';
import { runChecks } from '../src/check/run-checks';
import type { CheckReport } from '../src/check/runner/check';
import { formatDiagnostic, formatDiagnostics } from '../src/lib/diagnostic';
import type { Diagnostic } from '../src/lib/diagnostic';
import { writeFileAtomic } from '../src/node/base/write-file';
import { PROOFS, readReport, REPORT_FILE } from '../src/node/results/proofs';
import { formatResults } from '../src/node/results/results-file';

/**
 * Fixed syntax reveals other problems, such as links, and a link to an alias may need two rounds.
 */
const MAX_FIX_ROUNDS = 3;

function print({ diagnostics, counts, examples, proofs, remarks, seconds }: CheckReport): void {
  if (diagnostics.length > 0) console.log(`${formatDiagnostics(diagnostics)}\n`);
  const kinds = PROOFS.map((kind) => {
    const count = [...proofs.values()].filter((proof) => proof === kind).length;
    return `${count} ${kind}`;
  });
  console.log(`${examples.length} examples: ${kinds.join(', ')}`);
  for (const remark of remarks) console.log(remark);
  for (const [rule, count] of counts) console.log(`${rule}: ${count}`);
  const times = [...seconds].map(([name, time]) => `${name} ${time.toFixed(1)} s`);
  console.log(times.join(', '));
}

/** A run over some files keeps the report's other lines. */
function writeGenerated(report: CheckReport, isWhole: boolean): string[] {
  const lock = readFileSync('package-lock.json', 'utf8');
  const text = formatResults(
    createReport(report, lock, loadClientPackages('.'), isWhole ? {} : readReport('.')),
  );
  const texts = [[REPORT_FILE, text] as const, ...(isWhole ? report.generated : [])];
  const changed = texts.filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  );
  for (const [file, text] of changed) writeFileAtomic(file, text);
  return changed.map(([file]) => file);
}

function summarize(diagnostics: readonly Diagnostic[]): string {
  // The first can be the cause of others.
  const [first] = diagnostics;
  if (!first) return 'No problems';
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  const place = `${first.file}:${first.line}:${first.column}`;
  const count = (size: number, noun: string) => `${size} ${noun}${size === 1 ? '' : 's'}`;
  return `${count(diagnostics.length, 'problem')} in ${count(files, 'file')}. Start with ${place}`;
}

/** Returns true if changed examples needed packages. */
async function installPackages({ counts }: CheckReport): Promise<boolean> {
  if (!counts.has(NOT_INSTALLED) || !process.stdin.isTTY || !process.stdout.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Install the packages in ${EXAMPLE_PACKAGES} now? (y/N) `);
  terminal.close();
  if (!/^y/i.test(answer)) return false;
  const command = ['ci', '--prefix', EXAMPLE_PACKAGES];
  return (
    spawnSync('npm', command, { stdio: 'inherit', shell: process.platform === 'win32' }).status ===
    0
  );
}

async function main(): Promise<void> {
  const { values, positionals: paths } = parseArgs({
    allowPositionals: true,
    options: {
      frozen: { type: 'boolean', default: false },
      fix: { type: 'boolean', default: false },
    },
  });
  const root = process.cwd();
  let report = await runChecks(root, CHECKS, paths);
  if (await installPackages(report)) report = await runChecks(root, CHECKS, paths);
  const fixed: Diagnostic[] = [];
  for (let round = 0; values.fix && round < MAX_FIX_ROUNDS; round++) {
    const found = fixFiles(root, report.diagnostics);
    if (found.length === 0) break;
    fixed.push(...found);
    report = await runChecks(root, CHECKS, paths);
  }
  print(report);
  for (const diagnostic of fixed) console.log(`Fixed: ${formatDiagnostic(diagnostic)}`);
  // With problems, some examples would lose their label.
  const isClean = report.isComplete && report.diagnostics.length === 0;
  const changed = isClean ? writeGenerated(report, paths.length === 0) : [];
  for (const file of changed)
    console.log(`${file} was out of date and has been updated: commit it`);
  console.log(summarize(report.diagnostics));
  const isStale = changed.length > 0 && values.frozen;
  process.exitCode = report.diagnostics.length > 0 || isStale ? 1 : 0;
}

void main();
