import { execute } from '../engine/execute';
import { splitSql, toUtf16Offset } from '../engine/split-statements';
import type { Statement } from '../engine/split-statements';
import type { SqlDatabase, SqlFailure, SqlResult } from '../engine/sql-database';
import type { Caller } from '../client/types';
import type { Outputs } from './outputs';

/** `pg_dump` and `supabase db dump` start with these. */
const DUMP = /^SET (?:statement|lock)_timeout = 0;$/m;

/** Commands in a dump, and the rows after `COPY … FROM stdin`. */
const PSQL = /^COPY .* FROM stdin;\n[^]*?\n\\\.$|^\\.*$/gm;

/**
 * In a new session, until a statement fails. Returns false if one did. A dump runs to its end,
 * because it can contain extensions and roles that don't exist here.
 */
export async function runSql(
  database: SqlDatabase,
  code: string,
  caller: Caller,
  outputs: Outputs,
): Promise<boolean> {
  const isDump = DUMP.test(code);
  // Positions stay the same.
  const text = isDump ? code.replace(PSQL, (part) => part.replace(/./g, ' ')) : code;
  const statements = await splitSql(text);
  if (!Array.isArray(statements)) {
    const { message, offset } = statements;
    outputs.add({ kind: 'error', message, code: '42601', line: lineAt(code, offset) });
    return false;
  }
  let isDone = true;
  await database.resetSession();
  await setCaller(database, caller);
  for (const statement of statements) {
    const results: SqlResult[] = [];
    const failure = await runStatement(database, statement, caller, results);
    if (!isDump) for (const result of results) outputs.add(toRows(result, statement.text));
    if (!failure) continue;
    const { expectedError } = statement;
    const isExpected = expectedError !== undefined && failure.message.includes(expectedError);
    outputs.add({ ...toError(code, statement, failure), ...(isExpected && { isExpected }) });
    isDone = isExpected || isDump;
    if (!isDone) break;
  }
  await database.resetSession();
  return isDone;
}

/** Ignores errors, like the checks do. */
export async function runSetup(database: SqlDatabase, code: string): Promise<void> {
  const statements = await splitSql(code);
  if (!Array.isArray(statements)) return;
  await database.resetSession();
  for (const statement of statements) await execute(database, statement);
}

async function runStatement(
  database: SqlDatabase,
  statement: Statement,
  caller: Caller,
  results: SqlResult[],
): Promise<SqlFailure | undefined> {
  // Only postgres has the privileges that an extension of the platform adds.
  const isOrdinary = caller.role !== 'postgres' && statement.kind !== 'TransactionStmt';
  return isOrdinary ? database.run(statement.text, results) : execute(database, statement, results);
}

/** As the Data API does. */
async function setCaller({ postgres }: SqlDatabase, caller: Caller): Promise<void> {
  if (caller.role === 'postgres') return;
  const claims: Record<string, string> = { role: caller.role };
  if (caller.role === 'authenticated') {
    const { rows } = await postgres.query<{ id: string }>(
      'select id::text from auth.users where email = $1',
      [caller.email],
    );
    Object.assign(claims, { sub: rows[0]?.id, email: caller.email });
  }
  // Supabase Lite reads each claim from its own setting.
  const settings = Object.entries(claims).map(([name, value]) => [`claim.${name}`, value]);
  for (const [name, value] of [['claims', JSON.stringify(claims)], ...settings]) {
    await postgres.query('select set_config($1, $2, false)', [`request.jwt.${name}`, value]);
  }
  await postgres.exec(`set role ${caller.role}`);
}

const OBJECT =
  /^(?:create|alter|drop)\s+(?:or\s+replace\s+)?(?:(?:unique|materialized|temp|temporary)\s+)?(\w+)/i;

/** With the kind of object: `CREATE POLICY`. */
export function commandOf(sql: string, command: string): string {
  const [, object] = OBJECT.exec(sql) ?? [];
  return object ? `${command} ${object.toUpperCase()}` : command;
}

function toRows({ fields, rows, command = '', rowCount, affectedRows }: SqlResult, sql: string) {
  return {
    kind: 'rows' as const,
    columns: fields.map(({ name }) => name),
    rows: rows as unknown as unknown[][],
    count: rowCount ?? (rows.length || (affectedRows ?? 0)),
    command: commandOf(sql, command),
  };
}

function toError(code: string, statement: Statement, failure: SqlFailure) {
  const { message, code: state, hint, position = 1 } = failure;
  const offset = statement.offset + toUtf16Offset(statement.text, position - 1);
  return {
    kind: 'error' as const,
    message,
    code: state,
    ...(hint && { hint }),
    line: lineAt(code, offset),
  };
}

function lineAt(code: string, offset: number): number {
  return code.slice(0, offset).split('\n').length;
}
