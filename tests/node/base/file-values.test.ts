import { rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FileValues } from '../../../src/node/base/file-values';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const folder = temporaryFolder();
const state = join(folder, 'state');
const path = (name: string) => join(folder, name);
const load = (version = '1') => new FileValues<string>(state, version);

beforeEach(() => {
  writeFiles(folder, { a: 'one', b: 'two', c: 'three' });
  const values = load();
  for (const name of ['a', 'b', 'c']) values.set(path(name), `value of ${name}`);
  values.save();
});

test('the values of unchanged files are known in the next build', () => {
  expect(['a', 'b', 'c'].map((name) => load().get(path(name)))).toEqual([
    'value of a',
    'value of b',
    'value of c',
  ]);
});

test.each<[string, () => void]>([
  ['has another size', () => writeFileSync(path('a'), 'longer')],
  ['was written again', () => utimesSync(path('a'), 1_700_000_000, 1_700_000_000)],
  ['is gone', () => rmSync(path('a'))],
])('the value of a file that %s is unknown', (_, change) => {
  change();
  expect(load().get(path('a'))).toBeUndefined();
  expect(load().get(path('b'))).toBe('value of b');
});

test('a file can change after its value was set, until the values are saved', () => {
  const values = load();
  values.set(path('a'), 'new value');
  writeFileSync(path('a'), 'longer');
  values.save();
  expect(load().get(path('a'))).toBe('new value');
});

test('values that were neither kept nor set are dropped, and so are those of removed files', () => {
  const values = load();
  values.get(path('a'));
  values.get(path('b'));
  rmSync(path('b'));
  expect([...values.entries()].map(([file]) => file)).toEqual(['a', 'b'].map(path));
  values.save();
  writeFiles(folder, { b: 'two' });
  expect(['a', 'b', 'c'].map((name) => load().get(path(name)))).toEqual([
    'value of a',
    undefined,
    undefined,
  ]);
});

test('values of another version and damaged values are unknown', () => {
  expect(load('2').get(path('a'))).toBeUndefined();
  truncateSync(state, statSync(state).size - 1);
  expect(load().get(path('a'))).toBeUndefined();
});
