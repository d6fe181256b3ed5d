import { z } from 'zod';
import { groupBy, uniqueBy } from '../../lib/group-by';
import type { Example } from '../../node/examples/example';
import { splitSql } from '../../run/engine/split-statements';
import type { SqlDatabase } from '../../run/engine/sql-database';
import { readYamlData } from '../runner/read-data';
import { definitionsOf } from './definitions';
import { runExample } from './run-examples';
import type { Progress } from './run-examples';

/** And of the sections that it requires. */
interface GuideSql {
  page: string;
  users: string[];
  codes: string[];
}

/** With the reason. */
export const OWN_PROJECT = readYamlData('sql/own-project.yml', z.record(z.string(), z.string()));

export function guidesOf(examples: Example[]): GuideSql[] {
  const shared = examples.filter(({ page }) => !(page in OWN_PROJECT));
  return [...groupBy(shared, ({ page }) => page)].map(([page, inPage]) => {
    const { users = [], sql = [] } = inPage[0]!.setup ?? {};
    return { page, users, codes: [...sql, ...inPage.map(({ code }) => code)] };
  });
}

/**
 * Runs guides as a reader who follows one after the other. Skips SQL that another guide has run, and SQL whose
 * tables exist with the same definition. Returns the errors by guide.
 */
export async function runInOneProject(
  database: SqlDatabase,
  guides: GuideSql[],
): Promise<Map<string, string[]>> {
  const failures = new Map<string, string[]>();
  const progress: Progress = { statements: [], skipped: [], dependents: new Map() };
  const done = new Set<string>();
  const users = uniqueBy(
    guides.flatMap((guide) => guide.users),
    (email) => email,
  );
  await database.withRollback(async () => {
    await database.resetSession();
    await database.prepare(false, users);
    for (const { page, codes } of guides) {
      for (const code of codes) {
        const tables = (await definitionsOf([{ code } as Example])).flatMap(({ name, shape }) =>
          name.startsWith('table ') ? [shape] : [],
        );
        const hasTables = tables.length > 0 && tables.every((shape) => done.has(shape));
        if (done.has(code) || hasTables) continue;
        for (const key of [code, ...tables]) done.add(key);
        const statements = await splitSql(code);
        if (Array.isArray(statements)) progress.statements.push(...statements);
        const { errors } = await runExample(database, statements, progress);
        const found = errors.map(({ message, offset }) => `${message} (${lineAt(code, offset)})`);
        if (found.length > 0) failures.set(page, [...(failures.get(page) ?? []), ...found]);
      }
    }
    await database.resetSession();
  });
  return failures;
}

const lineAt = (code: string, offset: number) =>
  code.slice(offset).split('\n')[0]!.trim().slice(0, 80);
