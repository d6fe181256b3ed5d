import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ParseCache } from '../../../src/node/base/parse-cache';
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
  new ParseCache(root).get(['stored'], () => 'value');
  const compute = jest.fn(() => 'other');
  expect(new ParseCache(root).get(['stored'], compute)).toBe('value');
  expect(compute).not.toHaveBeenCalled();
});

test('has() finds values in memory and on disk', () => {
  const cache = new ParseCache(root);
  expect(cache.has(['known'])).toBe(false);
  cache.get(['known'], () => 1);
  expect(cache.has(['known'])).toBe(true);
  expect(new ParseCache(root).has(['known'])).toBe(true);
});

test('keys with different parts are different', () => {
  const cache = new ParseCache(root);
  cache.get(['a', 'b'], () => 1);
  expect(cache.has(['ab'])).toBe(false);
  expect(cache.has(['a'])).toBe(false);
  expect(cache.get(['b', 'a'], () => 2)).toBe(2);
});

test('values that are no longer in memory come from the disk', () => {
  const cache = new ParseCache(root);
  for (let index = 0; index <= 200; index++) cache.get(['many', String(index)], () => index);
  expect(cache.get(['many', '0'], () => -1)).toBe(0);
});

test('nothing is stored if computing a value fails', () => {
  const cache = new ParseCache(root);
  const fail = () => {
    throw new Error('unreadable');
  };
  expect(() => cache.get(['failed'], fail)).toThrow('unreadable');
  expect(cache.has(['failed'])).toBe(false);
});

test.each(['src/node/a.ts', 'src/lib/b.ts', 'package-lock.json'])(
  'changing %s invalidates stored values',
  (file) => {
    const before = new ParseCache(root);
    before.get(['stale', file], () => 'old');
    const text = readFileSync(join(root, file), 'utf8');
    writeFileSync(join(root, file), `${text}\n`);
    const after = new ParseCache(root);
    expect(after.version).not.toBe(before.version);
    expect(after.has(['stale', file])).toBe(false);
    writeFileSync(join(root, file), text);
    expect(new ParseCache(root).get(['stale', file], () => 'new')).toBe('old');
  },
);

test('no temporary files remain', () => {
  const cache = new ParseCache(root);
  cache.get(['whole'], () => 1);
  const folder = join(root, '.cache', 'content', cache.version);
  expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([]);
});

test('a deleted cache is filled again', () => {
  const cache = new ParseCache(root);
  rmSync(join(root, '.cache'), { recursive: true });
  expect(cache.get(['again'], () => 3)).toBe(3);
  expect(new ParseCache(root).has(['again'])).toBe(true);
});

test('threads can store the same values at the same time', () => {
  execFileSync('node', [join(__dirname, 'parse-cache-threads.mjs'), root]);
  expect(new ParseCache(root).has(['0'])).toBe(true);
  const [version] = readdirSync(join(root, '.cache/content'));
  const files = readdirSync(join(root, '.cache/content', version!));
  expect(files.filter((name) => name.endsWith('.new'))).toEqual([]);
});
