import { formatDiagnostic } from '../../../src/lib/diagnostic';
import { treeText } from '../../../src/lib/tree-text';
import { markdownToTree } from '../../../src/node/markdown/to-tree';
import { createConverter } from '../../../src/node/twins/converter';
import { serialize } from '../../../src/node/twins/serialize';

const read = (list: string) =>
  markdownToTree(`<FileTree>\n\n${list}\n\n</FileTree>`, { file: 'a.mdx', line: 1, column: 1 });
const problems = (list: string) => read(list).diagnostics.map(formatDiagnostic);
const shape = (list: string) =>
  JSON.stringify(read(list).tree).replace(/\["svg",.*?\["path",\{"d":"[^"]*"\}\]\],?/g, '');

test('folders with entries are open disclosures, in nested lists', () => {
  expect(shape('- app/\n  - page.tsx')).toBe(
    '[["ul",{"className":"file-tree"},["li",{},["details",{"open":true},["summary",{},["code",{},"app/"],""],' +
      '["ul",{},["li",{},["code",{},"page.tsx"],""]]]]]]',
  );
});

test.each([
  ['text', '- app.ts starts *the* app', '["code",{},"app.ts"]," starts ",["em",{},"the"]," app"'],
  ['code', '- `__init__.py` for `a`', '["code",{},"__init__.py"]," for ",["code",{},"a"]'],
  ['bold text', '- **app.ts** it', '["strong",{},["code",{},"app.ts"]]," it"'],
  ['bold code', '- **`app.ts`**', '["strong",{},["code",{},"app.ts"]]'],
  ['omitted entries', '- … more', '["li",{},"… more"]'],
])('an entry can be %s', (_, list, expected) => {
  expect(problems(list)).toEqual([]);
  expect(shape(list)).toContain(expected);
});

test('folders and files have different icons, and omitted entries have none', () => {
  const icons = (list: string) => JSON.stringify(read(list).tree).match(/"d":"[^"]*"/g) ?? [];
  expect(new Set(icons('- app/\n- a.ts\n- b.ts')).size).toBe(2);
  expect(icons('- …')).toEqual([]);
});

test('an blank line between entries changes nothing', () => {
  expect(shape('- app/\n\n  - a.ts\n\n- b.ts')).toBe(shape('- app/\n  - a.ts\n- b.ts'));
});

test.each([
  ['', '<FileTree> is empty'],
  ['text', '<FileTree> contains something other than a list'],
  ['- a.ts\n\ntext', '<FileTree> contains something other than a list'],
  ['- a.ts\n\n  text', 'The entry "a.ts" of <FileTree> has several blocks'],
  ['- app\n  - a.ts', 'The entry "app" of <FileTree> contains other entries'],
  ['- *a.ts*', 'An entry of <FileTree> has no name'],
])('the content %j is reported', (list, message) => {
  const found = problems(list);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`  component  ${message}  →  `);
});

test('the Markdown of a tree is a list, and search finds its words', () => {
  const { tree } = read('- app/ the routes\n  - **page.tsx** shows a [page](/a)\n- …');
  expect(serialize(createConverter('/guides/a').blocks(tree))).toBe(
    '- `app/` the routes\n  - **`page.tsx`** shows a [page](https://supabase.com/docs/a)\n- …\n',
  );
  expect(treeText(tree)).toBe('app/ the routes page.tsx shows a page …');
});
