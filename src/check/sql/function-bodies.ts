import { parsePlPgSQLSync } from 'libpg-query';
import type { SqlDatabase, SqlFailure } from './database';
import type { Statement } from './split-statements';

/** Codes of Postgres for a name it does not know. */
export const UNKNOWN_NAME = new Set(['42P01', '42703', '42704', '42883', '3F000']);

/** A variable of a body in PL/pgSQL. */
interface Variable {
  refname: string;
  datatype?: { PLpgSQL_type: { typname: string } };
}

/** A query or an expression of a body. */
interface Query {
  query: string;
  /** 0 for a statement, 2 for an expression, 3 and above for an assignment. */
  parseMode?: number;
}

/** What makes its queries as it runs. */
const DYNAMIC = /"(PLpgSQL_stmt_dyn\w+|dynquery)"/;
const SEARCH_PATH = /\bset\s+search_path\s*(?:=|to)\s*(?:'[^']*'|[\w", $]+)/i;

/** Whether a statement makes a function in PL/pgSQL: Postgres reads its queries when it is called. */
export function hasBody({ kind, text }: Statement): boolean {
  return kind === 'CreateFunctionStmt' && /\blanguage\s+'?plpgsql\b/i.test(text);
}

/**
 * The first name in a body that Postgres does not know; `others` may hold the trigger of a trigger
 * function. Says `undecided` where types or queries show only as the function runs.
 */
export async function analyzeBody(
  database: SqlDatabase,
  statement: Statement,
  others: Statement[],
): Promise<SqlFailure | 'undecided' | undefined> {
  const { text } = statement;
  const body = JSON.stringify(parsePlPgSQLSync(text));
  const parameters = parametersOf(body, triggerTable(statement, others));
  if (!parameters || DYNAMIC.test(body)) return 'undecided';
  const head = `create function pg_temp.query(${parameters}) returns void language sql
    ${SEARCH_PATH.exec(text)?.[0] ?? ''} as $query$`;
  for (const { query, parseMode = 0 } of found<Query>(body, 'PLpgSQL_expr')) {
    const target = parseMode > 2 ? /^[^=]*=/.exec(query)![0] : '';
    const start = `${head}${parseMode === 0 ? '' : 'select '}`;
    const failure = await database.run(
      `${start}${query.slice(target.length)}$query$; drop function pg_temp.query`,
    );
    if (!failure) continue;
    if (!UNKNOWN_NAME.has(failure.code)) return 'undecided';
    const at = text.indexOf(query);
    const position = at < 0 ? 1 : at + target.length + (failure.position ?? 1) - start.length;
    return { ...asOfField(failure, parameters), position };
  }
  return undefined;
}

/** SQL looks for a table where a parameter has no such field. */
function asOfField(failure: SqlFailure, parameters: string): SqlFailure {
  const name = /^missing FROM-clause entry for table (".+")$/.exec(failure.message)?.[1];
  return name && parameters.includes(`${name} `)
    ? { ...failure, code: '42703', message: `variable ${name} has no such field` }
    : failure;
}

/** The variables of a body as parameters; none where the type of one is not known. */
function parametersOf(body: string, table: string | undefined): string | undefined {
  const types = new Map(
    [...found<Variable>(body, 'PLpgSQL_var'), ...found<Variable>(body, 'PLpgSQL_rec')].map(
      ({ refname, datatype }) => [refname, datatype ? datatype.PLpgSQL_type.typname : table],
    ),
  );
  return [...types.values()].every((type) => type && type !== 'record')
    ? [...types].map(([name, type]) => `"${name}" ${type}`).join(', ')
    : undefined;
}

/** The table a trigger function is made for. */
function triggerTable({ node }: Statement, others: Statement[]): string | undefined {
  const trigger = others.find(
    (other) =>
      other.kind === 'CreateTrigStmt' &&
      JSON.stringify(other.node['funcname']) === JSON.stringify(node['funcname']),
  );
  const { schemaname = 'public', relname } = (trigger?.node['relation'] ?? {}) as {
    schemaname?: string;
    relname?: string;
  };
  return relname && `"${schemaname}"."${relname}"`;
}

/** Every node of a name in a syntax tree. */
function found<T>(tree: string, name: string): T[] {
  const nodes: T[] = [];
  JSON.parse(tree, (key, value: T) => {
    if (key === name) nodes.push(value);
    return value;
  });
  return nodes;
}
