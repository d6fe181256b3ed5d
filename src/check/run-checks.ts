import { parseCache } from '../node/cache/parse-cache';
import type { Diagnostic } from '../lib/diagnostic';
import { readSite } from '../node/site/site-model';
import { readSourceFiles } from '../node/site/source-files';
import { warmCache } from '../node/cache/warm-cache';
import type { Proof } from '../node/verification/proofs';
import { strongest } from '../node/verification/proofs';
import type { Check, CheckInput } from './check';
import { CheckCache } from './runner/cache';
import { readSamples } from '../node/verification/samples';
import type { Sample } from '../node/verification/samples';
import { runCheckInProcess } from './runner/run-in-process';

/** What a run of the checks gives. */
export interface CheckReport {
  diagnostics: Diagnostic[];
  /** Number of problems by rule. */
  counts: Map<string, number>;
  samples: Sample[];
  /** Those of the files that were not asked for. */
  unread: Sample[];
  /** The strongest proof of each sample, by sample id. */
  proofs: Map<string, Proof>;
  /** What the names of a sample were looked up in, by sample id. */
  verifiedBy: Map<string, string>;
  remarks: string[];
  /** Texts of generated files, by path. */
  generated: Map<string, string>;
  /** Seconds each check took, by name. */
  seconds: Map<string, number>;
}

/** Runs checks over the project's content; over some files only where `paths` names any. */
export async function runChecks(
  root: string,
  checks: Check[],
  paths: string[] = [],
): Promise<CheckReport> {
  const { files, diagnostics: unreadable } = readSourceFiles(root);
  const parsed = parseCache();
  if (paths.length === 0) await warmCache(root, files, parsed);
  const site = readSite(files, parsed);
  const wanted = (file: string) =>
    paths.length === 0 || paths.some((path) => file.startsWith(path.replace(/^\.\/|\/$/g, '')));
  const all = readSamples(files, site, parsed);
  const isAsked = ({ file, page }: Sample) => wanted(file) || wanted(page);
  const samples = all.filter(isAsked);
  const cache = new CheckCache(root);
  const input: CheckInput = { root, files, site, samples, wanted, cache };
  const report: CheckReport = {
    diagnostics: unreadable.filter(({ file }) => wanted(file)),
    counts: new Map(),
    samples,
    unread: all.filter((sample) => !isAsked(sample)),
    proofs: new Map(),
    verifiedBy: new Map(),
    remarks: [],
    generated: new Map(),
    seconds: new Map(),
  };
  const isWhole = paths.length === 0;
  const separate = new Map(
    checks
      .filter((check) => check.separate)
      .map((check) => [check.name, runCheckInProcess(check, root, samples, isWhole)]),
  );
  for (const check of checks) {
    const started = performance.now();
    const {
      diagnostics,
      proofs = new Map<string, Proof>(),
      verifiedBy = new Map<string, string>(),
      remarks = [],
      generated = new Map<string, string>(),
      seconds,
    } = (await separate.get(check.name)) ?? { ...(await check.run(input)), seconds: undefined };
    const found = diagnostics.filter(({ file }) => !file.startsWith('src/') || wanted(file));
    report.diagnostics.push(...withoutRepeats(found));
    report.remarks.push(...remarks.map((remark) => `${check.name}: ${remark}`));
    for (const [file, text] of generated) report.generated.set(file, text);
    for (const [id, proof] of proofs) {
      const known = report.proofs.get(id);
      report.proofs.set(id, known ? strongest([known, proof]) : proof);
    }
    for (const [id, verifier] of verifiedBy) report.verifiedBy.set(id, verifier);
    report.seconds.set(check.name, seconds ?? (performance.now() - started) / 1000);
  }
  for (const { rule } of report.diagnostics) {
    report.counts.set(rule, (report.counts.get(rule) ?? 0) + 1);
  }
  cache.save(!isWhole);
  return report;
}

/** Each problem once: a fault of a shared part is met on each of its pages. */
function withoutRepeats(diagnostics: Diagnostic[]): Diagnostic[] {
  return [
    ...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values(),
  ];
}
