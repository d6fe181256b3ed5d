import { readData } from '../runner/read-data';
import { analyzeBody, hasBody, UNKNOWN_NAME } from './function-bodies';
import type { SqlDatabase, SqlFailure } from './database';
import { creationOf, declaredIn, managedBy } from './extensions';
import { mentions, whyNotRunnable, whyUnable, whyUndecided } from './unsupported';
import type { Skipped } from './unsupported';
import { splitSql } from './split-statements';
import type { Statement, SqlSyntaxError } from './split-statements';

/** Something wrong in a text of a run; `offset` counts in UTF-16 units. */
export interface SqlError {
  offset: number;
  code: string;
  message: string;
  hint?: string | undefined;
  /** The extension whose declarations it failed on. */
  extension?: string | undefined;
}

/** What came of one text of a run. */
export interface SqlOutcome {
  errors: SqlError[];
  /** Why statements were only parsed. */
  unrun: string[];
  /** Whether statements ran on the declarations of an extension instead of on the extension. */
  declared: boolean;
}

/** What earlier statements of a run leave behind. */
interface Progress {
  /** All statements of the run. */
  statements: Statement[];
  skipped: Skipped[];
  /** Extensions with declarations only, by the names of tables and functions that rest on them. */
  resting: Map<string, string>;
}

/** What came of one statement. */
interface Verdict {
  error?: SqlError | undefined;
  /** Why it was only parsed. */
  reason?: string | undefined;
  /** The extension on whose declarations it ran. */
  extension?: string | undefined;
}

/** Runs texts one after the other on one new project, each in a session of its own. */
export async function runSql(
  database: SqlDatabase,
  codes: string[],
  withSampleTables: boolean,
): Promise<SqlOutcome[]> {
  const texts = await Promise.all(codes.map(splitSql));
  return database.forgetting(async () => {
    if (withSampleTables) await createSampleTables(database, texts, codes);
    const outcomes: SqlOutcome[] = [];
    const all = texts.flatMap((text) => (Array.isArray(text) ? text : []));
    const progress: Progress = { statements: all, skipped: [], resting: new Map() };
    for (const statements of texts) {
      const outcome: SqlOutcome = { errors: [], unrun: [], declared: false };
      outcomes.push(outcome);
      if (!Array.isArray(statements)) {
        outcome.errors.push({ ...statements, code: '42601' });
        continue;
      }
      await database.resetSession();
      for (const statement of statements) {
        const { error, reason, extension } = await judge(database, statement, progress);
        if (error) outcome.errors.push(error);
        if (reason) progress.skipped.push({ text: statement.text, reason });
        if (reason && !outcome.unrun.includes(reason)) outcome.unrun.push(reason);
        if (extension) outcome.declared = true;
      }
    }
    return outcomes;
  });
}

async function judge(
  database: SqlDatabase,
  statement: Statement,
  { statements, skipped, resting }: Progress,
): Promise<Verdict> {
  const impossible = whyNotRunnable(statement);
  if (impossible) return { reason: impossible };
  const named = declaredIn(statement);
  const extension = named[0] ?? [...resting].find(([name]) => mentions(statement, name))?.[1];
  if (extension) for (const name of namesMade(statement)) resting.set(name, extension);
  let failure = await withExtensions(database, named, () => runStatement(database, statement));
  if (!failure && extension && hasBody(statement)) {
    const found = await withExtensions(database, named, () =>
      analyzeBody(database, statement, statements),
    );
    if (found === 'undecided') return { reason: UNDECIDED_BODY, extension };
    failure = found;
  }
  const reason =
    (failure && whyUnable(failure, statement, skipped)) ??
    (extension && whyUndecided(failure, statement, extension));
  const error = reason ? undefined : findError(statement, failure);
  return { reason, error: error && { ...error, extension }, extension };
}

const UNDECIDED_BODY = 'types in its body in PL/pgSQL show only when it is called';

/**
 * Tries again with the extensions a statement names: pages may leave the switching on to the
 * dashboard, and some extensions are on from the start.
 */
async function withExtensions<T extends SqlFailure | 'undecided' | undefined>(
  database: SqlDatabase,
  extensions: string[],
  work: () => Promise<T>,
): Promise<T> {
  const found = await work();
  const isUnknown = typeof found === 'object' && UNKNOWN_NAME.has(found.code);
  if (!isUnknown || extensions.length === 0) return found;
  for (const name of extensions) await database.runAsAdministrator(creationOf(name));
  return work();
}

/** The tables, views, indexes and functions that a statement makes or changes. */
function namesMade({ kind, node }: Statement): string[] {
  const { relation, view, into, idxname, funcname } = node as {
    relation?: { relname: string };
    view?: { relname: string };
    into?: { rel: { relname: string } };
    idxname?: string;
    funcname?: { String: { sval: string } }[];
  };
  const table = kind === 'IndexStmt' ? idxname : (relation ?? view ?? into?.rel)?.relname;
  return [table, funcname?.at(-1)?.String.sval].filter((name) => name !== undefined);
}

function findError(
  { text, offset, expectedError }: Statement,
  failure: SqlFailure | undefined,
): SqlError | undefined {
  if (!failure) {
    return expectedError
      ? {
          offset,
          code: '00000',
          message: `It is said to fail with "${expectedError}", but it runs`,
        }
      : undefined;
  }
  if (expectedError && failure.message.includes(expectedError)) return undefined;
  const { code, message, hint, position } = failure;
  const within = position ? [...text].slice(0, position - 1).join('').length : 0;
  return {
    offset: offset + within,
    code,
    message: expectedError
      ? `It is said to fail with "${expectedError}", but: ${message}`
      : message,
    hint,
  };
}

/** The transactions of a sample become savepoints, for all of it runs in one of ours. */
const TRANSACTIONS: Record<string, string> = {
  TRANS_STMT_BEGIN: 'savepoint sample',
  TRANS_STMT_START: 'savepoint sample',
  TRANS_STMT_ROLLBACK: 'rollback to savepoint sample',
  TRANS_STMT_COMMIT: 'set constraints all immediate; release savepoint sample',
};

async function runStatement(
  database: SqlDatabase,
  statement: Statement,
): Promise<SqlFailure | undefined> {
  const { kind, node, text } = statement;
  const replacement = kind === 'TransactionStmt' && TRANSACTIONS[String(node['kind'])];
  if (replacement) return database.runBare(replacement);
  // On the platform an extension lets postgres manage these without being a superuser.
  const privileged = managedBy(statement).length > 0 || kind === 'CreateEventTrigStmt';
  return privileged ? database.runAsAdministrator(text) : database.run(text);
}

async function createSampleTables(
  database: SqlDatabase,
  texts: (Statement[] | SqlSyntaxError)[],
  codes: string[],
): Promise<void> {
  const tableOf = ({ node }: Statement) =>
    (node['relation'] as { relname?: string } | undefined)?.relname ?? '';
  const created = new Set(
    texts
      .flatMap((text) => (Array.isArray(text) ? text : []))
      .filter(({ kind }) => kind === 'CreateStmt')
      .map(tableOf),
  );
  const all = codes.join('\n');
  const samples = (await splitSql(readData('sql/sample-tables.sql'))) as Statement[];
  for (const statement of samples) {
    const table = tableOf(statement);
    if (created.has(table) || !new RegExp(`\\b${table}\\b`).test(all)) continue;
    const failure = await database.run(statement.text);
    if (failure) throw new Error(`sql-sample-tables.sql: ${failure.message}`);
  }
}
