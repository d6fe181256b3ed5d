import { NO_RUN_TEXT } from '../../lib/strings/no-run';
import { MISSING_EXTENSIONS } from '../../run/engine/not-in-pglite';
import { findNotExecuted } from '../examples/not-executed';
import type { Proofs } from '../results/proofs';
import { verificationOf } from '../results/proofs';
import type { Example } from '../examples/example';

/** Extensions that the page lacks, with a pattern for their names in SQL. */
const UNAVAILABLE: Record<string, RegExp> = {
  ...MISSING_EXTENSIONS,
  // PGlite has it, but a running database can't load it.
  pg_stat_statements: /\bpg_stat_statements/i,
};

/** The examples that can run in the page, and why others that readers might expect to run can't. */
interface Runnable {
  runnable: Example[];
  reasons: Map<Example, string>;
}

export function findRunnable(examples: Example[], proofs: Proofs): Runnable {
  const runnable: Example[] = [];
  const reasons = new Map<Example, string>();
  /** Names of the objects whose examples can't run, by page. */
  const missing = new Map<string, Set<string>>();
  for (const example of examples) {
    const names = missing.get(example.page) ?? new Set();
    missing.set(example.page, names);
    const isDependent = isSqlOfGuide(example) && mentionsAny(example, names);
    if (!isDependent && canRun(example, proofs)) {
      runnable.push(example);
      continue;
    }
    if (isSqlOfGuide(example)) {
      for (const [, name] of example.code.matchAll(CREATED)) names.add(name!);
    }
    const reason = whyNot(example, proofs, isDependent);
    if (reason !== undefined) reasons.set(example, NO_RUN_TEXT.because(reason));
  }
  addOtherLanguage(runnable, examples, proofs, reasons);
  return { runnable, reasons };
}

const isSqlOfGuide = ({ role, language, entry }: Example) =>
  role === 'fence' && language === 'sql' && !entry;

const proofOf = (example: Example, proofs: Proofs) => verificationOf(proofs, example)?.proof;

/** True for the SQL of a guide and for the JavaScript of an entry, if the checks ran it. */
function canRun(example: Example, proofs: Proofs): boolean {
  const { role, entry, optOut, code } = example;
  if (optOut !== undefined || proofOf(example, proofs) !== 'runs') return false;
  if (entry) return entry.library === 'javascript' && role === 'example';
  return isSqlOfGuide(example) && !UNAVAILABLE['pg_stat_statements']!.test(code);
}

const CREATED =
  /\bcreate\s+(?:or\s+replace\s+)?(?:table|view|materialized\s+view|function|schema|type)\s+(?:if\s+not\s+exists\s+)?(?:[\w"]+\.)?"?(\w+)/gi;

function mentionsAny({ code }: Example, names: ReadonlySet<string>): boolean {
  // Creating a regular expression takes longer, and most code doesn't contain any of the names.
  return [...names].some((name) => code.includes(name) && new RegExp(`\\b${name}\\b`).test(code));
}

/** Returns a reason for verified examples that readers expect to run. */
function whyNot(example: Example, proofs: Proofs, isDependent: boolean): string | undefined {
  const { entry, group, role, code, optOut } = example;
  if (optOut !== undefined || proofOf(example, proofs) === undefined) return undefined;
  if (isSqlOfGuide(example)) {
    const extension = unavailableIn(code);
    if (extension !== undefined) return NO_RUN_TEXT.extension(extension);
    return isDependent ? NO_RUN_TEXT.earlier : NO_RUN_TEXT.statement;
  }
  if (entry?.library !== 'javascript' || role !== 'example') return undefined;
  return findNotExecuted(['javascript', entry.version, entry.id, group].join('/'))?.reason;
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
  runnable: Example[],
  examples: Example[],
  proofs: Proofs,
  reasons: Map<Example, string>,
): void {
  const placeOf = ({ page, entry }: Example) => `${page} ${entry?.version} ${entry?.id}`;
  const places = new Set(runnable.map(placeOf));
  for (const example of examples) {
    const { role, language, entry, optOut } = example;
    const isVerified = optOut === undefined && proofOf(example, proofs) !== undefined;
    if (role !== 'fence' || !isVerified || !places.has(placeOf(example))) continue;
    if (entry && language === 'sql') {
      reasons.set(example, NO_RUN_TEXT.because(NO_RUN_TEXT.sqlInReference));
    } else if (!entry && SCRIPTS.has(language)) {
      reasons.set(example, NO_RUN_TEXT.because(NO_RUN_TEXT.scriptInGuide));
    }
  }
}
