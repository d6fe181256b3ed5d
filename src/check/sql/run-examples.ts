import { analyzeBody, hasBody } from './function-bodies';
import { execute, withExtensions } from '../../run/engine/execute';
import { declaredIn } from '../../run/engine/extensions';
import { splitSql, toUtf16Offset } from '../../run/engine/split-statements';
import type { Statement } from '../../run/engine/split-statements';
import type { SqlDatabase, SqlFailure } from '../../run/engine/sql-database';
import { findDenied } from './api-access';
import type { ApiAccess } from './api-access';
import type { ExampleSetup } from '../../run/engine/setup';
import { mentions, whyNotRunnable, whyUnable, whyUndecided } from './unsupported';
import type { Skipped } from './unsupported';

/** `offset` is in UTF-16 units. */
export interface SqlError {
  offset: number;
  code: string;
  message: string;
  hint?: string | undefined;
  /** On whose declarations the statement failed. */
  extension?: string | undefined;
}

export interface SqlOutcome {
  errors: SqlError[];
  /** Why statements were only parsed. */
  unrun: string[];
  /** A statement ran on an extension's declarations instead of the extension. */
  declared: boolean;
}

export interface Progress {
  /** Of the entire run. */
  statements: Statement[];
  skipped: Skipped[];
  /** Declared extensions, by dependent table or function. */
  dependents: Map<string, string>;
}

interface Verdict {
  error?: SqlError | undefined;
  /** Why it was only parsed. */
  reason?: string | undefined;
  /** On whose declarations it ran. */
  extension?: string | undefined;
}

const UNDECIDED_BODY = 'types in its PL/pgSQL body are only known when it is called';

interface SqlRun {
  codes: string[];
  setup: ExampleSetup;
  /** Needed by an API role after the last example. */
  access: ApiAccess[];
}

interface SqlRunOutcome {
  /** One per example. */
  outcomes: SqlOutcome[];
  /** In `access`, but not allowed to any API role. */
  denied: ApiAccess[];
}

/**
 * Each example has its own session, and all are rolled back. Examples that depend on privileges run
 * again with older projects' defaults. If only that run fails, its errors say so.
 */
export async function runSql(database: SqlDatabase, run: SqlRun): Promise<SqlRunOutcome> {
  const result = await runOnce(database, run, false);
  const sql = [...run.setup.sql, ...run.codes].join('\n');
  const hasErrors = result.outcomes.some(({ errors }) => errors.length > 0);
  if (hasErrors || !DEPENDS_ON_PRIVILEGES.test(sql)) return result;
  const former = await runOnce(database, run, true);
  const outcomes = result.outcomes.map((outcome, index) => {
    const errors = former.outcomes[index]!.errors.map((error) => ({
      ...error,
      message: `${FORMER_PROJECT}: ${error.message}`,
    }));
    return { ...outcome, errors };
  });
  return { ...result, outcomes };
}

const DEPENDS_ON_PRIVILEGES =
  /\bset\s+(local\s+|session\s+)?(role|authorization)\b|set_config|has_\w+_privilege|_grants\b|acl\b/i;
const FORMER_PROJECT = 'In a project created before May 30, 2026';

async function runOnce(
  database: SqlDatabase,
  { codes, setup, access }: SqlRun,
  isFormerProject: boolean,
): Promise<SqlRunOutcome> {
  const before = await Promise.all(setup.sql.map(splitSql));
  const texts = await Promise.all(codes.map(splitSql));
  const statements = [...before, ...texts].flatMap((text) => (Array.isArray(text) ? text : []));
  const progress: Progress = { statements, skipped: [], dependents: new Map() };
  return database.withRollback(async () => {
    await database.resetSession();
    await database.prepare(isFormerProject, setup.users);
    // Errors in this SQL are reported where it's defined.
    for (const text of before) await runExample(database, text, progress);
    const outcomes: SqlOutcome[] = [];
    for (const text of texts) outcomes.push(await runExample(database, text, progress));
    await database.resetSession();
    return { outcomes, denied: await findDenied(database, access) };
  });
}

export async function runExample(
  database: SqlDatabase,
  statements: Awaited<ReturnType<typeof splitSql>>,
  progress: Progress,
): Promise<SqlOutcome> {
  const outcome: SqlOutcome = { errors: [], unrun: [], declared: false };
  if (!Array.isArray(statements)) {
    return { ...outcome, errors: [{ ...statements, code: '42601' }] };
  }
  await database.resetSession();
  for (const statement of statements) {
    const { error, reason, extension } = await runStatement(database, statement, progress);
    if (error) outcome.errors.push(error);
    if (reason) progress.skipped.push({ text: statement.text, reason });
    if (reason && !outcome.unrun.includes(reason)) outcome.unrun.push(reason);
    if (extension) outcome.declared = true;
  }
  return outcome;
}

async function runStatement(
  database: SqlDatabase,
  statement: Statement,
  { statements, skipped, dependents }: Progress,
): Promise<Verdict> {
  const impossible = whyNotRunnable(statement);
  if (impossible) return { reason: impossible };
  const named = declaredIn(statement);
  const extension = named[0] ?? [...dependents].find(([name]) => mentions(statement, name))?.[1];
  if (extension) for (const name of createdNames(statement)) dependents.set(name, extension);
  let failure = await withExtensions(database, named, () => execute(database, statement));
  if (!failure && extension && hasBody(statement)) {
    const result = await withExtensions(database, named, () =>
      analyzeBody(database, statement, statements),
    );
    if (result === 'undecided') return { reason: UNDECIDED_BODY, extension };
    failure = result;
  }
  const reason =
    (failure && whyUnable(failure, statement, skipped)) ??
    (extension && whyUndecided(failure, statement, extension));
  const error = reason ? undefined : findError(statement, failure);
  return { reason, error: error && { ...error, extension }, extension };
}

/** And changes. */
function createdNames({ kind, node }: Statement): string[] {
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
  if (expectedError && failure?.message.includes(expectedError)) return undefined;
  const expectation = expectedError && `The comment expects the error "${expectedError}"`;
  if (!failure) {
    const message = `${expectation}, but the statement succeeds`;
    return expectation ? { offset, code: '00000', message } : undefined;
  }
  const { code, message, hint, position = 1 } = failure;
  return {
    offset: offset + toUtf16Offset(text, position - 1),
    code,
    message: expectation ? `${expectation}, but the error is: ${message}` : message,
    hint,
  };
}
