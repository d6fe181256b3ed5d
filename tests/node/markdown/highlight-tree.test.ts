import { join } from 'node:path';
import type { Tree } from '../../../src/lib/content-tree';
import { ParseCache } from '../../../src/node/base/parse-cache';
import { runInProcess } from '../../../src/node/base/run-in-process';
import { highlight } from '../../../src/node/markdown/highlight';
import { highlightTrees } from '../../../src/node/markdown/highlight-tree';
import { readPage } from '../../../src/node/markdown/page-content';
import { markdownToTree } from '../../../src/node/markdown/to-tree';
import { page } from '../../fixtures/site-files';
import { temporaryProject } from '../../fixtures/temporary-project';

jest.mock('../../../src/node/markdown/highlight', () => {
  const original = jest.requireActual<object>('../../../src/node/markdown/highlight');
  return {
    ...original,
    highlight: jest.fn((original as { highlight: typeof highlight }).highlight),
  };
});

const root = temporaryProject();
const cache = new ParseCache(root);
const read = (text: string): Tree =>
  markdownToTree(text, { file: 'a.mdx', line: 1, column: 1 }).tree;

test('code blocks get their highlighted code, wherever they are in the trees', () => {
  const first = read('```sql {2}\nselect\n  1\n```');
  const second = read('a\n\n- b\n\n  ```text\n  <c>\n  ```\n\n```ts title="d.ts"\nlet e\n```');
  const [[block], other] = highlightTrees([first, second], cache) as [Tree, Tree];
  expect(block).toEqual([
    'CodeBlock',
    {
      language: 'sql',
      html: '<b>select</b>\n<span class="hl">  <u>1</u></span>',
      example: expect.any(String) as string,
    },
  ]);
  const json = JSON.stringify(other);
  expect(json).toContain('"html":"&lt;c>"');
  expect(json).toMatch(/"html":"<b>let<\/b> e","example":"\w+","title":"d\.ts"/);
  expect(json).not.toContain('"code":');
});

test('added, removed, and numbered lines keep their marks', () => {
  const [tree] = highlightTrees([read('```ts del={1} ins={2} lineNumbers={7}\na\nb\n```')], cache);
  const html = JSON.stringify(tree);
  expect(html).toContain('<del>');
  expect(html).toContain('<ins>');
  expect(html).toContain('data-n=\\"7\\"');
});

test('the same code is only highlighted once', () => {
  const trees = [read('```sql\nselect 2\n```'), read('b')];
  const before = highlightTrees(trees, cache);
  jest.mocked(highlight).mockClear();
  expect(highlightTrees(trees, cache)).toEqual(before);
  expect(highlight).not.toHaveBeenCalled();
});

test('trees without code stay the same', () => {
  const trees = [read('a'), read('`b`')];
  expect(highlightTrees(trees, cache)).toEqual(trees);
});

test('the build highlights code in another process before it needs it', async () => {
  const file = { path: 'content/a.mdx', text: page('```sql\nselect 3\n```') };
  const context = { libraries: [], trees: new Map(), parts: new Map() };
  const worker = (name: string) => join(process.cwd(), `src/node/site/${name}-worker.ts`);
  const task = { root, files: [file], context, withProse: false };
  const names = await runInProcess<object, string[]>(worker('parse'), task, process.cwd());
  expect(names).toHaveLength(1);
  await runInProcess(worker('highlight'), { root, names }, process.cwd());
  const stored = new ParseCache(root);
  const { tree } = readPage(stored, file.path, file.text);
  jest.mocked(highlight).mockClear();
  expect(JSON.stringify(highlightTrees([tree], stored))).toContain('<b>select </b><u>3</u>');
  expect(highlight).not.toHaveBeenCalled();
});
