import { formatDiagnostic } from '../../../src/lib/diagnostic';
import { hasPage, readPage } from '../../../src/node/markdown/page-content';
import { includedTexts } from '../../../src/node/markdown/partials';
import { exampleKey } from '../../../src/node/results/proofs';
import { placeInExample } from '../../../src/node/examples/example';
import { readExamples } from '../../../src/node/examples/read-examples';
import { readSite } from '../../../src/node/site/site-model';
import { page, siteFiles } from '../../fixtures/site-files';
import { temporaryCache } from '../../fixtures/temporary-project';

const cache = temporaryCache();
const FILE = 'content/examples/auth/a.sql';
const SQL = '-- For a test.\n\n-- #region one\n  select 1;\n  select x;\n-- #endregion\n';
const FENCE = '```sql title="a.sql" file="auth/a.sql#one"\n\n```';

const codeBlock = (text: string, included: Record<string, string> = {}) => {
  const read = readPage(cache, 'content/a.mdx', page(text), new Map(Object.entries(included)));
  expect(read.diagnostics).toEqual([]);
  return read.tree.flatMap((node) => (Array.isArray(node) ? [node[1]] : []))[0]!;
};
const examplesOf = (files: Record<string, string>) =>
  readExamples(siteFiles(files), { libraries: [], trees: new Map() }, cache).filter(
    ({ page: shownOn }) => shownOn === 'content/guides/auth.mdx',
  );

test("a block shows a region of a file, whose key is the example's", () => {
  const { code, example: example, title } = codeBlock(FENCE, { [FILE]: SQL });
  expect(code).toBe('select 1;\nselect x;');
  expect(example).toBe(exampleKey('sql', 'select 1;\nselect x;'));
  expect(title).toBe('a.sql');
});

test("removed lines are shown, but aren't part of the example", () => {
  const { code, example: example } = codeBlock('```ts del={1} ins={2}\na()\nb()\n```');
  expect(code).toBe('a()\nb()');
  expect(example).toBe(exampleKey('ts', 'b()'));
});

test('the position of an error in a file is a position in that file', () => {
  const [example] = examplesOf({ 'content/guides/auth.mdx': page(FENCE), [FILE]: SQL });
  expect(example).toMatchObject({ file: FILE, code: 'select 1;\nselect x;', title: 'a.sql' });
  expect(placeInExample(example!, { line: 1, column: 8 })).toEqual({ line: 4, column: 10 });
  expect(placeInExample(example!, { line: 2, column: 8 })).toEqual({ line: 5, column: 10 });
});

test('the position of an error below a removed line is a position on the page', () => {
  const text = page('```sql del={1,3} ins={4}\nselect 1\nselect 2,\n3\nx\n```');
  const [example] = examplesOf({ 'content/guides/auth.mdx': text });
  const fence = text.split('\n').indexOf('select 1') + 1;
  expect(example?.code).toBe('select 2,\nx');
  expect(placeInExample(example!, { line: 1, column: 1 })).toEqual({ line: fence + 1, column: 1 });
  expect(placeInExample(example!, { line: 2, column: 1 })).toEqual({ line: fence + 3, column: 1 });
});

test('a page is read again after a file that it shows changes, also through a part', () => {
  const parts = new Map([
    ['key', FENCE],
    [FILE, SQL],
  ]);
  const changed = new Map([...parts, [FILE, SQL.replace('1', '2')]]);
  for (const text of [page(FENCE), page('<Part name="key" />')]) {
    readPage(cache, 'content/b.mdx', text, parts);
    expect(hasPage(cache, 'content/b.mdx', text, parts)).toBe(true);
    expect(hasPage(cache, 'content/b.mdx', text, changed)).toBe(false);
    expect(includedTexts(text, parts)).toContain(SQL);
    const tree = JSON.stringify(readPage(cache, 'content/b.mdx', text, changed).tree);
    expect(tree).toContain('select 2;');
  }
});

test('the site reports missing files on the page, and examples that no page shows', () => {
  const files = siteFiles({
    'content/guides/auth.mdx': page('## Sign in\n\n```sql file="auth/b.sql"\n\n```'),
    [FILE]: SQL,
  });
  const found = readSite(files, cache).diagnostics.map(formatDiagnostic).sort();
  expect(found).toEqual([
    `${FILE}:1:1  file  No page shows this example  →  show it with file="…" in a code block, or remove it`,
    'content/guides/auth.mdx:8:1  file  The file content/examples/auth/b.sql doesn\'t exist  →  did you mean "auth/a.sql"?',
  ]);
});
