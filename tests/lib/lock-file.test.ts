import { readFileSync } from 'node:fs';
import { completeLock, missingOptional } from '../../scripts/complete-lock.mjs';

interface LockFile {
  packages: Record<string, { resolved?: string; version?: string }>;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;

test('the lock file lists every package that it names, so that it serves on every platform', () => {
  expect(missingOptional(lock)).toEqual([]);
});

test('the lock file holds no download address', () => {
  expect(Object.values(lock.packages).filter(({ resolved }) => resolved)).toEqual([]);
});

test('every direct package is pinned', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, range]) => !/^(npm:.+@)?\d+\.\d+\.\d+$/.test(range),
  );
  expect(ranges).toEqual([]);
});

test('a missing package is added with its platform', () => {
  const completed = completeLock({
    packages: {
      '': {},
      'node_modules/a': { optionalDependencies: { '@a/win32-x64-msvc': '1.2.3' } },
    },
  });
  expect(completed.packages['node_modules/@a/win32-x64-msvc']).toEqual({
    version: '1.2.3',
    optional: true,
    cpu: ['x64'],
    os: ['win32'],
  });
});
