import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CheckCache } from '../../../src/check/runner/cache';
import { ParseCache } from '../../../src/node/base/parse-cache';
import { readStoredValue, writeStoredValue } from '../../../src/node/base/stored-file';
import { randomFrom, seedFor } from '../../fixtures/random';
import { temporaryProject, writeFiles } from '../../fixtures/temporary-project';

const root = temporaryProject();
writeFiles(root, { 'src/check/c.ts': 'export {};' });
const seed = seedFor('Damaged cache files');
const random = randomFrom(seed);
const integer = (limit: number) => Math.floor(random() * limit);

const DAMAGES: [name: string, damage: (file: string) => void][] = [
  ['truncated', (file) => truncateSync(file, integer(readFileSync(file).length))],
  ['empty', (file) => truncateSync(file, 0)],
  [
    'changed in one byte',
    (file) => {
      const bytes = readFileSync(file);
      bytes[integer(bytes.length)]! ^= 1 + integer(255);
      writeFileSync(file, bytes);
    },
  ],
  ['replaced by other JSON', (file) => writeFileSync(file, '{"tree":[]}')],
  ['longer', (file) => writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.from('1')]))],
];

const filesIn = (folder: string) => readdirSync(folder).map((name) => join(folder, name));

test.each(DAMAGES)('a parse result that is %s is computed and stored again', (name, damage) => {
  const cache = new ParseCache(root);
  cache.get([name], () => ({ tree: ['right'] }));
  const before = filesIn(join(root, '.cache/content', cache.version));
  for (const file of before) damage(file);
  const compute = jest.fn(() => ({ tree: ['right'] }));
  const message = `SEED=${seed}`;
  expect([message, new ParseCache(root).get([name], compute)]).toEqual([
    message,
    { tree: ['right'] },
  ]);
  expect(compute).toHaveBeenCalledTimes(1);
  new ParseCache(root).get([name], compute);
  expect(compute).toHaveBeenCalledTimes(1);
});

test.each(DAMAGES)('a cache of check results that is %s counts as empty', async (name, damage) => {
  const cache = new CheckCache(root);
  await cache.get([name], () => 'right');
  cache.save(false);
  for (const file of filesIn(join(root, '.cache/check'))) damage(file);
  const compute = jest.fn(() => 'right');
  const after = new CheckCache(root);
  expect(await after.get([name], compute)).toBe('right');
  expect(compute).toHaveBeenCalledTimes(1);
  after.save(false);
  expect(await new CheckCache(root).get([name], compute)).toBe('right');
  expect(compute).toHaveBeenCalledTimes(1);
});

test.each(DAMAGES)('a stored value that is %s counts as missing', (_, damage) => {
  const file = join(root, 'value');
  writeStoredValue(file, { a: 1 });
  expect(readStoredValue(file)).toEqual({ a: 1 });
  damage(file);
  expect(readStoredValue(file)).toBeUndefined();
});

test('values of other versions are removed', async () => {
  writeFiles(root, {
    '.cache/content/0123456789ab/value': 'old',
    '.cache/check/0123456789ab.json': 'old',
    '.cache/check/0123456789ab-sql.json': 'old',
    '.cache/check/postgres-1.stored': 'kept',
  });
  const parsed = new ParseCache(root);
  parsed.get(['new'], () => 1);
  parsed.removeOutdated();
  expect(readdirSync(join(root, '.cache/content'))).toEqual([parsed.version]);
  expect(parsed.has(['new'])).toBe(true);
  const cache = new CheckCache(root);
  await cache.get(['new'], () => 1);
  cache.save(false);
  const names = readdirSync(join(root, '.cache/check'));
  expect(names.filter((name) => name.startsWith('0123'))).toEqual([]);
  expect(names).toContain('postgres-1.stored');
  expect(names).toHaveLength(2);
});
