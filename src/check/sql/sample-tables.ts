import { readData } from '../runner/read-data';
import type { SqlDatabase } from './database';
import { splitSql } from './split-statements';
import type { Statement } from './split-statements';

const FILE = 'sql/sample-tables.sql';

/** Creates the shared tables that the statements of a page mention but don't create. */
export async function createSampleTables(
  database: SqlDatabase,
  statements: Statement[],
): Promise<void> {
  const created = new Set(
    statements.filter(({ kind }) => kind === 'CreateStmt').map((statement) => tableOf(statement)),
  );
  const page = statements.map(({ text }) => text).join('\n');
  for (const statement of (await splitSql(readData(FILE))) as Statement[]) {
    const table = tableOf(statement);
    if (created.has(table) || !new RegExp(`\\b${table}\\b`).test(page)) continue;
    const failure = await database.run(statement.text);
    if (failure) throw new Error(`src/check/${FILE}: ${failure.message}. Fix the statement.`);
  }
}

function tableOf({ node }: Statement): string {
  return (node['relation'] as { relname?: string } | undefined)?.relname ?? '';
}
