import { parsePlPgSQLSync } from 'libpg-query';
import type { RangeVar } from 'libpg-query';
import { UNKNOWN_NAME } from '../../run/engine/execute';
import type { Statement } from '../../run/engine/split-statements';
import type { SqlDatabase, SqlFailure } from '../../run/engine/sql-database';

interface Variable {
  refname: string;
  datatype?: { PLpgSQL_type: { typname: string } };
}

interface Query {
  query: string;
  /** 0 for a statement, 2 for an expression, 3 or more for an assignment. */
  parseMode?: number;
}

/** Build their query at run time. */
const DYNAMIC = /"(PLpgSQL_stmt_dyn\w+|dynquery)"/;
const SEARCH_PATH = /\bset\s+search_path\s*(?:=|to)\s*(?:'[^']*'|[\w", $]+)/i;

/** Postgres only analyzes queries of PL/pgSQL functions when they're called. */
export function hasBody({ kind, text }: Statement): boolean {
  return kind === 'CreateFunctionStmt' && /\blanguage\s+'?plpgsql\b/i.test(text);
}

/**
 * Returns an error for the first unknown name, or `undecided` if types or queries are only known at
 * run time. `others` include a trigger function's trigger, which determines the type of `new` and
 * `old`.
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
  for (const { query, parseMode = 0 } of findNodes<Query>(body, 'PLpgSQL_expr')) {
    const target = parseMode > 2 ? /^[^=]*=/.exec(query)![0] : '';
    const start = `${head}${parseMode === 0 ? '' : 'select '}`;
    const failure = await database.run(
      `${start}${query.slice(target.length)}$query$; drop function pg_temp.query`,
    );
    if (!failure) continue;
    if (!UNKNOWN_NAME.has(failure.code)) return 'undecided';
    const at = text.indexOf(query);
    const position = at < 0 ? 1 : at + target.length + (failure.position ?? 1) - start.length;
    return { ...explainField(failure, parameters), position };
  }
  return undefined;
}

/** SQL reports a parameter's unknown field as an unknown table. */
function explainField(failure: SqlFailure, parameters: string): SqlFailure {
  const name = /^missing FROM-clause entry for table (".+")$/.exec(failure.message)?.[1];
  return name && parameters.includes(`${name} `)
    ? { ...failure, code: '42703', message: `variable ${name} has no such field` }
    : failure;
}

/** Undefined if a variable's type is unknown. */
function parametersOf(body: string, table: string | undefined): string | undefined {
  const types = new Map(
    ['PLpgSQL_var', 'PLpgSQL_rec']
      .flatMap((kind) => findNodes<Variable>(body, kind))
      .map(({ refname, datatype }) => [refname, datatype ? datatype.PLpgSQL_type.typname : table]),
  );
  return [...types.values()].every((type) => type && type !== 'record')
    ? [...types].map(([name, type]) => `"${name}" ${type}`).join(', ')
    : undefined;
}

/** Of the trigger that calls the function. */
function triggerTable({ node }: Statement, others: Statement[]): string | undefined {
  const trigger = others.find(
    (other) =>
      other.kind === 'CreateTrigStmt' &&
      JSON.stringify(other.node['funcname']) === JSON.stringify(node['funcname']),
  );
  const { schemaname = 'public', relname } = (trigger?.node['relation'] ?? {}) as RangeVar;
  return relname && `"${schemaname}"."${relname}"`;
}

function findNodes<T>(tree: string, name: string): T[] {
  const nodes: T[] = [];
  JSON.parse(tree, (key, value: T) => {
    if (key === name) nodes.push(value);
    return value;
  });
  return nodes;
}
