import type { Partials } from '../../../src/node/markdown/partials';
import { formatDiagnostic } from '../../../src/lib/diagnostic';
import { markdownToTree } from '../../../src/node/markdown/to-tree';

const INCLUDED: Partials = new Map([
  ['content/examples/auth/a.sql', '-- #region one\nselect 1;\n-- #endregion\n'],
  ['content/examples/auth/open.sql', 'select 1;\n-- #region one\nselect 2;\n'],
]);
const read = (text: string, included?: Partials) =>
  markdownToTree(text, { file: 'a.mdx', line: 1, column: 1 }, undefined, included);
const problems = (meta: string, code = 'a\nb\nc') =>
  read(`\n\`\`\`sql ${meta}\n${code}\n\`\`\``, INCLUDED).diagnostics.map(formatDiagnostic);

test.each([
  ['ins={4}', "The added lines ins={4} don't exist  →  use lines from 1 to 3, as in ins={1,3-4}"],
  [
    'del={3-1}',
    "The removed lines del={3-1} don't exist  →  use lines from 1 to 3, as in del={1,3-4}",
  ],
  ['{0}', "The highlighted lines {0} don't exist  →  use lines from 1 to 3, as in {1,3-4}"],
  ['ins={1-2} del={2}', 'Line 2 is both added and removed  →  mark it in only one way'],
  ['{3} del={3}', 'Line 3 is both highlighted and removed  →  mark it in only one way'],
  [
    'del={1-3}',
    'All lines are removed  →  show the code that replaces them, or explain the change',
  ],
])('the options "%s" are reported', (meta, message) => {
  expect(problems(meta)).toEqual([`a.mdx:2:1  fence  ${message}`]);
});

test('an unknown option is reported at its position', () => {
  expect(problems('ins={a}')).toEqual([
    'a.mdx:2:8  fence  "ins={a}" isn\'t an option of code blocks  →  use title="…", {1,3-4}, ins={2}, del={1}, lineNumbers, file="…", or verify=no reason="…"',
  ]);
});

test.each(['ins={1} del={2} {3}', 'lineNumbers', 'lineNumbers={10} ins={1-2}'])(
  'the options "%s" are valid',
  (meta) => {
    expect(problems(meta)).toEqual([]);
  },
);

test.each([
  [
    'auth/b.sql',
    `The file content/examples/auth/b.sql doesn't exist  →  did you mean "auth/a.sql"?`,
  ],
  ['zzz.sql', "The file content/examples/zzz.sql doesn't exist  →  create it"],
  ['auth/a.sql#two', 'The file content/examples/auth/a.sql has no region "two"  →  use "#one"'],
  [
    'auth/open.sql#one',
    'The region "one" in content/examples/auth/open.sql:2 isn\'t closed  →  add a comment with #endregion',
  ],
  ...['../parts/key.md', '/etc/passwd', 'auth/../../menus/a.sql'].map((file) => [
    file,
    `The file "${file}" isn't in content/examples  →  use a path below content/examples, such as file="auth/profiles.sql"`,
  ]),
])('the file "%s" is reported', (file, message) => {
  expect(problems(`file="${file}"`, '')).toEqual([`a.mdx:2:1  file  ${message}`]);
});

test('a block with code and a file is reported', () => {
  expect(problems('file="auth/a.sql#one"')).toEqual([
    'a.mdx:2:1  file  The code block has code and the file "auth/a.sql#one"  →  remove the code or the file="…" option',
  ]);
});

test("texts that can't include files report the file", () => {
  const text = '```sql file="auth/a.sql"\n```';
  expect(read(text).diagnostics.map(({ message }) => message)).toEqual([
    'The code block shows the file "auth/a.sql"',
  ]);
});

test('the lines of marks are the lines that are shown', () => {
  expect(problems('file="auth/a.sql#one" {1}', '')).toEqual([]);
  expect(problems('file="auth/a.sql#one" {2}', '')).toHaveLength(1);
});
