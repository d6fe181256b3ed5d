import { hasPage, readPage } from '../../../src/node/markdown/page-content';
import { page } from '../../fixtures/site-files';
import { temporaryCache } from '../../fixtures/temporary-project';

const cache = temporaryCache();

test('a page has front matter, sections, anchors, and positions in its file', () => {
  const text = page('Before.\n\n## One\n\nFirst [link](/a).\n\n### Two', 'hideContents: true\n');
  const read = readPage(cache, 'content/a.mdx', text);
  expect(read.diagnostics).toEqual([]);
  expect(read.frontMatter?.hideContents).toBe(true);
  expect(read.sections.map(({ id, text }) => [id, text])).toEqual([
    ['', 'Before.'],
    ['one', 'First link.'],
    ['two', ''],
  ]);
  expect(read.anchors).toEqual(['one', 'two']);
  expect(read.references).toEqual([{ kind: 'link', url: '/a', line: 11, column: 7 }]);
});

test('errors in front matter and text are reported together', () => {
  const { diagnostics, frontMatter } = readPage(
    cache,
    'content/b.mdx',
    '---\ntitle: A\n---\n\n{b}',
  );
  expect(frontMatter).toBeUndefined();
  expect(diagnostics.map(({ rule, line }) => [rule, line])).toEqual([
    ['shape', 2],
    ['code', 5],
  ]);
});

test('a page is cached after it was read', () => {
  const text = page('Once.');
  expect(hasPage(cache, 'content/c.mdx', text)).toBe(false);
  readPage(cache, 'content/c.mdx', text);
  expect(hasPage(cache, 'content/c.mdx', text)).toBe(true);
  expect(hasPage(cache, 'content/d.mdx', text)).toBe(false);
});
