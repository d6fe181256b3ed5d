// PGlite doesn't work in Jest's sandbox.
import { SqlDatabase } from '../../../src/run/engine/sql-database';
import { listTables } from '../../../src/run/sandbox/list-tables';
import { Outputs } from '../../../src/run/sandbox/outputs';
import { runSql } from '../../../src/run/sandbox/run-sql';
import type { RunOutput, TableInfo } from '../../../src/run/client/types';
import { handleOutside, runOutside } from '../../fixtures/outside-jest';

export interface SqlRun {
  isDone: boolean;
  outputs: RunOutput[];
  tables: TableInfo[];
}

export function runSqlOutside(codes: string[]): SqlRun[] {
  return runOutside<SqlRun[]>(__filename, codes);
}

handleOutside(async (codes: string[]): Promise<SqlRun[]> => {
  const database = await SqlDatabase.open({});
  const runs: SqlRun[] = [];
  for (const code of codes) {
    await database.withRollback(async () => {
      const outputs = new Outputs();
      const isDone = await runSql(database, code, { role: 'postgres' }, outputs);
      const tables = await listTables(database.postgres);
      runs.push({ isDone, outputs: outputs.result().outputs, tables });
    });
  }
  return runs;
});
