import { join } from 'node:path';
import { readText } from '../sources/read-text';

const PROJECT_FILE = 'content/parts/example-project.md';

/** Returns the SQL that readers run once, before any example of the reference. */
export function readProjectSql(root: string): string {
  const [, sql] = /^```sql[^\n]*\n([^]*?)^```$/m.exec(readText(join(root, PROJECT_FILE))) ?? [];
  if (!sql) throw new Error(`${PROJECT_FILE} has no SQL. Add a fence with the language sql.`);
  return sql;
}
