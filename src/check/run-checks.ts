import { parseCache } from '../node/base/parse-cache';
import type { Diagnostic } from '../lib/diagnostic';
import { readSite } from '../node/site/site-model';
import { readSourceFiles } from '../node/sources/source-files';
import { warmCache } from '../node/site/warm-cache';
import { strongest } from '../node/results/proofs';
import type { Check, CheckInput, CheckReport, CheckResult } from './runner/check';
import { CheckCache } from './runner/cache';
import { readExamples } from '../node/examples/read-examples';
import type { Example } from '../node/examples/example';
import { runCheckInProcess } from './runner/run-in-process';

/** All reference pages depend on it. */
const LIBRARIES = 'spec/libraries.yml';

/** Only checks files in `paths`, if there are any. */
export async function runChecks(
  root: string,
  checks: Check[],
  paths: string[] = [],
): Promise<CheckReport> {
  const isWhole = paths.length === 0;
  const { files, diagnostics: unread } = readSourceFiles(root);
  const parsed = parseCache();
  if (isWhole) await warmCache(root, files, parsed, true);
  const site = readSite(files, parsed, unread);
  const wanted = (file: string) =>
    isWhole || paths.some((path) => file.startsWith(path.replace(/^\.\/|\/$/g, '')));
  const all = readExamples(files, site, parsed);
  const isRequested = ({ file, page }: Example) => wanted(file) || wanted(page);
  const examples = all.filter(isRequested);
  const cache = new CheckCache(root);
  const input: CheckInput = {
    root,
    files,
    site,
    examples,
    allExamples: all,
    wanted,
    cache,
    parsed,
  };
  const report: CheckReport = {
    isComplete: true,
    diagnostics: [],
    counts: new Map(),
    examples,
    unread: all.filter((example) => !isRequested(example)),
    proofs: new Map(),
    verifiedBy: new Map(),
    remarks: [],
    generated: new Map(),
    seconds: new Map(),
  };
  // Without the libraries, every link to an entry and every example would be an error.
  const blocking = site.diagnostics.filter(({ file }) => file === LIBRARIES);
  if (blocking.length > 0) {
    const remarks = [`Fix ${LIBRARIES} first. The other checks depend on it.`];
    return { ...report, isComplete: false, diagnostics: blocking, remarks };
  }
  const separate = new Map(
    checks
      .filter((check) => check.separate)
      .map((check) => [check.name, runCheckInProcess(check, root, examples, isWhole)]),
  );
  for (const check of checks) {
    const started = performance.now();
    const result: CheckResult & { seconds?: number } =
      (await separate.get(check.name)) ?? (await check.run(input));
    const { proofs = [], verifiedBy = [], remarks = [], generated = [] } = result;
    // A run on some files can't tell whether a list in src/ has unused lines.
    const found = result.diagnostics.filter(({ file }) => !file.startsWith('src/') || wanted(file));
    report.diagnostics.push(...withoutRepeats(found));
    report.remarks.push(...remarks.map((remark) => `${check.name}: ${remark}`));
    for (const [file, text] of generated) report.generated.set(file, text);
    for (const [id, proof] of proofs) {
      const known = report.proofs.get(id);
      report.proofs.set(id, known ? strongest([known, proof]) : proof);
    }
    for (const [id, verifier] of verifiedBy) report.verifiedBy.set(id, verifier);
    report.seconds.set(check.name, result.seconds ?? (performance.now() - started) / 1000);
  }
  for (const { rule } of report.diagnostics) {
    report.counts.set(rule, (report.counts.get(rule) ?? 0) + 1);
  }
  cache.save(!isWhole);
  return report;
}

/** A partial's error is on each page that includes it. */
function withoutRepeats(diagnostics: Diagnostic[]): Iterable<Diagnostic> {
  return new Map(
    diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic]),
  ).values();
}
