// PGlite doesn't work in Jest's sandbox.
import { parseCache } from '../../../src/node/base/parse-cache';
import { readExamples } from '../../../src/node/examples/read-examples';
import { freshDataFolder } from '../../../src/node/run/fresh-database';
import { readSite } from '../../../src/node/site/site-model';
import { readSourceFiles } from '../../../src/node/sources/source-files';
import { guideSql } from '../../../src/check/sql/definitions';
import { guidesOf, runInOneProject } from '../../../src/check/sql/one-project';
import { SqlDatabase } from '../../../src/run/engine/sql-database';
import { handleOutside, runOutside } from '../../fixtures/outside-jest';
import { drawFrom, randomFrom } from '../../fixtures/random';

/** Once per seed. Returns the errors of each guide. */
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
