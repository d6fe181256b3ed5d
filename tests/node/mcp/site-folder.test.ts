import { join } from 'node:path';
import {
  assertBuilt,
  frontMatterValue,
  pagePathOf,
  readTwin,
} from '../../../src/node/mcp/site-folder';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const root = temporaryFolder();
const site = join(root, 'public');
writeFiles(root, {
  'secret.md': 'Secret',
  'public/guides/auth.md': '# Auth',
  'public/old.md': 'This page has moved.',
  'public/index.md': '# Home',
  'public/.hidden.md': 'Hidden',
  'public/_redirects': '/docs/old /docs/guides/auth 301\n/docs/out /docs/../secret 301\n',
});

test.each([
  ['/guides/auth', '/guides/auth'],
  ['guides/auth', '/guides/auth'],
  ['/docs/guides/auth/#a', '/guides/auth'],
  ['https://supabase.com/docs/guides/auth.md?a', '/guides/auth'],
  ['https://supabase.com/docs', '/'],
  ['/docs.md', '/'],
  ['/docsx', '/docsx'],
  ['', '/'],
])('%s refers to %s', (text, path) => {
  expect(pagePathOf(text)).toBe(path);
});

test.each([
  ['/guides/auth', '# Auth'],
  ['/old', '# Auth'],
  ['/', '# Home'],
])('%s is read', (path, text) => {
  expect(readTwin(site, path)).toBe(text);
});

test.each([
  '/../secret',
  '/guides/../../secret',
  '/out',
  '/.hidden',
  '/a\\..\\secret',
  '//etc',
  '/no',
])('%s is not read', (path) => {
  expect(readTwin(site, path)).toBeUndefined();
});

test('values of the front matter are decoded', () => {
  const twin = '---\ntitle: "A \\"b\\""\n---\n\nurl: "x"';
  expect(frontMatterValue(twin, 'title')).toBe('A "b"');
  expect(frontMatterValue(twin, 'description')).toBe('');
});

test('a folder without a complete site is an error', () => {
  expect(() => assertBuilt(site)).toThrow(/llms\.txt doesn't exist\. Run "npm run build" first\./);
});
