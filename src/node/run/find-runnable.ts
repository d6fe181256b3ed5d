import { NO_RUN_TEXT } from '../../lib/strings/no-run';
import { MISSING_EXTENSIONS } from '../../run/engine/not-in-pglite';
import { findNotExecuted } from '../examples/not-executed';
import type { Proofs } from '../results/proofs';
import { verificationOf } from '../results/proofs';
import type { Sample } from '../examples/sample';

/** Extensions that the page lacks, with a pattern for their names in SQL. */
const UNAVAILABLE: Record<string, RegExp> = {
  ...MISSING_EXTENSIONS,
  // PGlite has it, but a running database can't load it.
  pg_stat_statements: /\bpg_stat_statements/i,
};

/** The samples that can run in the page, and why others that readers might expect to run can't. */
interface Runnable {
  runnable: Sample[];
  reasons: Map<Sample, string>;
}

export function findRunnable(samples: Sample[], proofs: Proofs): Runnable {
  const runnable: Sample[] = [];
  const reasons = new Map<Sample, string>();
  /** Names of the objects whose samples can't run, by page. */
  const missing = new Map<string, Set<string>>();
  for (const sample of samples) {
    const names = missing.get(sample.page) ?? new Set();
    missing.set(sample.page, names);
    const isDependent = isSqlOfGuide(sample) && mentionsAny(sample, names);
    if (!isDependent && canRun(sample, proofs)) {
      runnable.push(sample);
      continue;
    }
    if (isSqlOfGuide(sample)) {
      for (const [, name] of sample.code.matchAll(CREATED)) names.add(name!);
    }
    const reason = whyNot(sample, proofs, isDependent);
    if (reason !== undefined) reasons.set(sample, NO_RUN_TEXT.because(reason));
  }
  addOtherLanguage(runnable, samples, proofs, reasons);
  return { runnable, reasons };
}

const isSqlOfGuide = ({ role, language, entry }: Sample) =>
  role === 'fence' && language === 'sql' && !entry;

const proofOf = (sample: Sample, proofs: Proofs) => verificationOf(proofs, sample)?.proof;

/** True for the SQL of a guide and for the JavaScript of an entry, if the checks ran it. */
function canRun(sample: Sample, proofs: Proofs): boolean {
  const { role, entry, optOut, code } = sample;
  if (optOut !== undefined || proofOf(sample, proofs) !== 'runs') return false;
  if (entry) return entry.library === 'javascript' && role === 'example';
  return isSqlOfGuide(sample) && !UNAVAILABLE['pg_stat_statements']!.test(code);
}

const CREATED =
  /\bcreate\s+(?:or\s+replace\s+)?(?:table|view|materialized\s+view|function|schema|type)\s+(?:if\s+not\s+exists\s+)?(?:[\w"]+\.)?"?(\w+)/gi;

function mentionsAny({ code }: Sample, names: ReadonlySet<string>): boolean {
  // Creating a regular expression takes longer, and most code doesn't contain any of the names.
  return [...names].some((name) => code.includes(name) && new RegExp(`\\b${name}\\b`).test(code));
}

/** Returns a reason for verified samples that readers expect to run. */
function whyNot(sample: Sample, proofs: Proofs, isDependent: boolean): string | undefined {
  const { entry, example, role, code, optOut } = sample;
  if (optOut !== undefined || proofOf(sample, proofs) === undefined) return undefined;
  if (isSqlOfGuide(sample)) {
    const extension = unavailableIn(code);
    if (extension !== undefined) return NO_RUN_TEXT.extension(extension);
    return isDependent ? NO_RUN_TEXT.earlier : NO_RUN_TEXT.statement;
  }
  if (entry?.library !== 'javascript' || role !== 'example') return undefined;
  return findNotExecuted(['javascript', entry.version, entry.id, example].join('/'))?.reason;
}

const EXTENSION = /\b(?:create|alter|drop)\s+extension\s+(?:if\s+(?:not\s+)?exists\s+)?"?(\w+)/gi;

function unavailableIn(code: string): string | undefined {
  const managed = [...code.matchAll(EXTENSION)];
  return (
    managed.map(([, name]) => name!).find((name) => name in UNAVAILABLE) ??
    Object.keys(UNAVAILABLE).find((name) => UNAVAILABLE[name]!.test(code))
  );
}

const SCRIPTS = new Set(['js', 'ts']);

/** Covers JavaScript in guides whose SQL can run, and SQL in entries whose examples can. */
function addOtherLanguage(
  runnable: Sample[],
  samples: Sample[],
  proofs: Proofs,
  reasons: Map<Sample, string>,
): void {
  const placeOf = ({ page, entry }: Sample) => `${page} ${entry?.version} ${entry?.id}`;
  const places = new Set(runnable.map(placeOf));
  for (const sample of samples) {
    const { role, language, entry, optOut } = sample;
    const isVerified = optOut === undefined && proofOf(sample, proofs) !== undefined;
    if (role !== 'fence' || !isVerified || !places.has(placeOf(sample))) continue;
    if (entry && language === 'sql') {
      reasons.set(sample, NO_RUN_TEXT.because(NO_RUN_TEXT.sqlInReference));
    } else if (!entry && SCRIPTS.has(language)) {
      reasons.set(sample, NO_RUN_TEXT.because(NO_RUN_TEXT.scriptInGuide));
    }
  }
}
