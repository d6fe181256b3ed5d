// PGlite doesn't work in Jest's sandbox.
import { parseCache } from '../../../src/node/base/parse-cache';
import { readExamples } from '../../../src/node/examples/read-examples';
import { freshDataFolder } from '../../../src/node/run/fresh-database';
import { readSite } from '../../../src/node/site/site-model';
import { readSourceFiles } from '../../../src/node/sources/source-files';
import { guideSql } from '../../../src/check/sql/definitions';
import { z } from 'zod';
import { groupBy, uniqueBy } from '../../../src/lib/group-by';
import type { Example } from '../../../src/node/examples/example';
import { splitSql } from '../../../src/run/engine/split-statements';
import { readYamlData } from '../../../src/check/runner/read-data';
import { definitionsOf } from '../../../src/check/sql/definitions';
import { runExample } from '../../../src/check/sql/run-examples';
import type { Progress } from '../../../src/check/sql/run-examples';
import { SqlDatabase } from '../../../src/run/engine/sql-database';
import { handleOutside, runOutside } from '../../fixtures/outside-jest';
import { drawFrom, randomFrom } from '../../fixtures/random';

/** With the sections that it requires. */
interface GuideSql {
  page: string;
  users: string[];
  codes: string[];
}

/** With the reason. */
export const OWN_PROJECT = readYamlData('sql/own-project.yml', z.record(z.string(), z.string()));

function guidesOf(examples: Example[]): GuideSql[] {
  const shared = examples.filter(({ page }) => !(page in OWN_PROJECT));
  return [...groupBy(shared, ({ page }) => page)].map(([page, inPage]) => {
    const { users = [], sql = [] } = inPage[0]!.setup ?? {};
    return { page, users, codes: [...sql, ...inPage.map(({ code }) => code)] };
  });
}

/**
 * One after the other, like a reader. Skips SQL that another guide has run, and SQL whose tables
 * exist with the same definition. Returns errors by guide.
 */
async function runInOneProject(
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

export function runGuides(seeds: number[]): Record<string, string[]>[] {
  return runOutside<Record<string, string[]>[]>(__filename, seeds);
}

handleOutside(async (seeds: number[]) => {
  const root = process.cwd();
  const { files } = readSourceFiles(root);
  const parsed = parseCache();
  const guides = guidesOf(guideSql(readExamples(files, readSite(files, parsed), parsed)));
  const loadDataDir = new Blob([await freshDataFolder(root)]);
  const database = await SqlDatabase.open({ loadDataDir });
  const results: Record<string, string[]>[] = [];
  for (const seed of seeds) {
    const shuffled = drawFrom(guides, guides.length, randomFrom(seed));
    results.push(Object.fromEntries(await runInOneProject(database, shuffled)));
  }
  return results;
});
