import { join } from 'node:path';
import { readText } from '../sources/read-text';

/** The shared part that explains how to set up a project for the reference's examples. */
const PROJECT_FILE = 'content/parts/example-project.md';

/** Returns the SQL that readers run once, before the SQL of any example. */
export function readProjectSql(root: string): string {
  const [, sql] = /^```sql[^\n]*\n([^]*?)^```$/m.exec(readText(join(root, PROJECT_FILE))) ?? [];
  if (!sql) throw new Error(`${PROJECT_FILE} has no SQL. Add a fence with the language sql.`);
  return sql;
}
