import { readFileSync } from 'node:fs';
import { completeLock, missingOptional, withoutIntegrity } from '../../scripts/complete-lock.mjs';

interface LockFile {
  packages: Record<string, { resolved?: string; version?: string; integrity?: string }>;
}

describe.each(['.', 'example-packages'])('the lock file in %s', (folder) => {
  const lock = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')) as LockFile;

  test('lists the packages of every platform', () => {
    expect(missingOptional(lock)).toEqual([]);
  });

  test('has an integrity hash for every package', () => {
    expect(withoutIntegrity(lock)).toEqual([]);
  });

  test('has no download URLs', () => {
    expect(Object.values(lock.packages).filter(({ resolved }) => resolved)).toEqual([]);
  });

  test('belongs to a package.json that pins every direct dependency', () => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(`${folder}/package.json`, 'utf8'),
    ) as Record<string, Record<string, string> | undefined>;
    const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, range]) => !/^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(range),
    );
    expect(ranges).toEqual([]);
  });
});

const incomplete = () => ({
  packages: {
    '': {},
    'node_modules/a': {
      version: '1.2.3',
      integrity: 'sha512-a',
      optionalDependencies: { '@a/win32-x64-msvc': '1.2.3' },
    },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
    'node_modules/c': { link: true },
    'node_modules/a/node_modules/d': { version: '3.0.0', inBundle: true },
  },
});

test('completeLock adds missing packages and hashes', () => {
  expect(completeLock(incomplete(), (spec) => `sha512-${spec}`).packages).toMatchObject({
    'node_modules/@a/win32-x64-msvc': {
      version: '1.2.3',
      integrity: 'sha512-@a/win32-x64-msvc@1.2.3',
      optional: true,
      cpu: ['x64'],
      os: ['win32'],
    },
    'node_modules/a': { integrity: 'sha512-a' },
    'node_modules/a/node_modules/b': { integrity: 'sha512-b@2.0.0' },
    'node_modules/c': { link: true },
    'node_modules/a/node_modules/d': { version: '3.0.0', inBundle: true },
  });
});

test('completeLock throws an error that lists all unpublished packages', () => {
  expect(() => completeLock(incomplete(), () => '')).toThrow(
    'package-lock.json: the registry has no b@2.0.0, @a/win32-x64-msvc@1.2.3  →  pin',
  );
});
