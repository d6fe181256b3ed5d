import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { EXTENSION_FILES } from '../../../src/node/run/extension-files';
import { postgresData } from '../../../src/node/run/postgres-data';
import * as PGLITE_EXTENSIONS from '../../../src/run/engine/pglite-extensions';

const FOLDER = 'node_modules/@electric-sql/pglite/dist';

test('the package of Postgres files keeps its size, but unused files are empty', () => {
  const original = readFileSync(join(FOLDER, 'pglite.data'));
  const data = postgresData(FOLDER);
  expect(data).toHaveLength(original.length);
  expect(gzipSync(data).length).toBeLessThan(gzipSync(original).length / 2);
  // PL/pgSQL and time zones are still there.
  for (const name of ['plpgsql_call_handler', 'TZif2']) expect(data.includes(name)).toBe(true);
});

test.each(EXTENSION_FILES)(
  '$name has an archive, and a pattern that finds its name',
  (extension) => {
    const { name, file, pattern } = extension;
    const bytes = readFileSync(join('node_modules', file));
    expect([bytes[0], bytes[1]]).toEqual([0x1f, 0x8b]);
    expect(`create extension "${name}"`).toMatch(new RegExp(pattern, 'i'));
  },
);

test('the page has all extensions of the checks, except the one that needs a restart', () => {
  const names = EXTENSION_FILES.map(({ name }) => name.replace('-', '_'));
  expect([...names, 'pg_stat_statements'].sort()).toEqual(Object.keys(PGLITE_EXTENSIONS).sort());
});
