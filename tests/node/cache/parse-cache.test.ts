import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ParseCache } from '../../../src/node/cache/parse-cache';
import { temporaryProject } from '../../fixtures/temporary-project';

const root = temporaryProject();

test('a value is computed once', () => {
  const compute = jest.fn(() => ({ a: [1] }));
  const cache = new ParseCache(root);
  expect(cache.get(['once'], compute)).toEqual({ a: [1] });
  expect(cache.get(['once'], compute)).toEqual({ a: [1] });
  expect(compute).toHaveBeenCalledTimes(1);
});

test('a value survives the process', () => {
  new ParseCache(root).get(['kept'], () => 'value');
  const compute = jest.fn(() => 'other');
  expect(new ParseCache(root).get(['kept'], compute)).toBe('value');
  expect(compute).not.toHaveBeenCalled();
});

test('the cache knows what it has, in memory and on disk', () => {
  const cache = new ParseCache(root);
  expect(cache.has(['known'])).toBe(false);
  cache.get(['known'], () => 1);
  expect(cache.has(['known'])).toBe(true);
  expect(new ParseCache(root).has(['known'])).toBe(true);
});

test('parts are told apart', () => {
  const cache = new ParseCache(root);
  cache.get(['a', 'b'], () => 1);
  expect(cache.has(['ab'])).toBe(false);
  expect(cache.has(['a'])).toBe(false);
  expect(cache.get(['b', 'a'], () => 2)).toBe(2);
});

test('values beyond the ones kept in memory come from the disk', () => {
  const cache = new ParseCache(root);
  for (let index = 0; index <= 200; index++) cache.get(['many', String(index)], () => index);
  expect(cache.get(['many', '0'], () => -1)).toBe(0);
});

test('a value that cannot be computed is not kept', () => {
  const cache = new ParseCache(root);
  const fail = () => {
    throw new Error('unreadable');
  };
  expect(() => cache.get(['failed'], fail)).toThrow('unreadable');
  expect(cache.has(['failed'])).toBe(false);
});

test.each(['src/node/a.ts', 'src/lib/b.ts', 'package-lock.json'])(
  'a change of %s voids what was kept',
  (file) => {
    const before = new ParseCache(root);
    before.get(['void', file], () => 'old');
    const text = readFileSync(join(root, file), 'utf8');
    writeFileSync(join(root, file), `${text}\n`);
    const after = new ParseCache(root);
    expect(after.version).not.toBe(before.version);
    expect(after.has(['void', file])).toBe(false);
    writeFileSync(join(root, file), text);
    expect(new ParseCache(root).get(['void', file], () => 'new')).toBe('old');
  },
);

test('no half-written file stays behind', () => {
  const cache = new ParseCache(root);
  cache.get(['whole'], () => 1);
  const folder = join(root, '.cache', 'content', cache.version);
  expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([]);
});

test('a cache that was cleaned is filled again', () => {
  const cache = new ParseCache(root);
  rmSync(join(root, '.cache'), { recursive: true });
  expect(cache.get(['again'], () => 3)).toBe(3);
  expect(new ParseCache(root).has(['again'])).toBe(true);
});

test('threads may keep the same values at the same time', () => {
  execFileSync('node', [join(__dirname, 'parse-cache-threads.mjs'), root]);
  expect(new ParseCache(root).has(['0'])).toBe(true);
  const [version] = readdirSync(join(root, '.cache/content'));
  const files = readdirSync(join(root, '.cache/content', version!));
  expect(files.filter((name) => name.endsWith('.new'))).toEqual([]);
});
