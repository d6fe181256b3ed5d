import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => pattern.test(path))
    .map((path) => join(folder, path));

/** Gatsby can put these into scripts (docs/environment.md). */
const PUBLIC = new Set([
  'GATSBY_ALGOLIA_APP_ID',
  'GATSBY_ALGOLIA_SEARCH_KEY',
  'GATSBY_ALGOLIA_INDEX',
  'GATSBY_ALGOLIA_HOST',
  'GATSBY_API_URL',
]);

test('code that runs in the browser reads only public variables', () => {
  const files = filesIn('src', /^(?!check\/|node\/|run\/|html\.tsx).*\.tsx?$/);
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/process\.env(?:\[['"](\w+)['"]\]|\.(\w+)|)/g)].map(
      ([all, quoted, plain]) => quoted ?? plain ?? all,
    ),
  );
  expect(names).toContain('GATSBY_API_URL');
  const fromTools = ['NODE_ENV', 'BUILD_STAGE'];
  expect(names.filter((name) => !PUBLIC.has(name) && !fromTools.includes(name))).toEqual([]);
});

test('no script contains the environment of the build', () => {
  const scripts = filesIn('public', /^[^/]+\.js$/);
  expect(scripts.length).toBeGreaterThan(10);
  const values = ['HOME', 'PATH', 'PWD']
    .map((name) => process.env[name] ?? '')
    .filter((value) => value.length > 4);
  const leaks = scripts.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return values.some((value) => text.includes(value));
  });
  expect(leaks).toEqual([]);
});

test('the search index is JSON, and no page contains any of it', () => {
  const indexes = filesIn('public/search', /\.json$/);
  expect(indexes.length).toBeGreaterThan(0);
  for (const file of indexes) {
    expect(() => JSON.parse(readFileSync(file, 'utf8')) as unknown).not.toThrow();
  }
  const pages = filesIn('public', /index\.html$/);
  expect(
    pages.filter((file) => /<script[^>]*application\/json/.test(readFileSync(file, 'utf8'))),
  ).toEqual([]);
});
