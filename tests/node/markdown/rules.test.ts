import { markdownToTree } from '../../../src/node/markdown/to-tree';
import { formatDiagnostic } from '../../../src/lib/diagnostic';

const list = (text: string) =>
  markdownToTree(text, { file: 'a.mdx', line: 1, column: 1 }).diagnostics.map(formatDiagnostic);
const admonition = (props: string) => `<Admonition${props}>\n\nx\n\n</Admonition>`;

const COMPONENTS =
  'use one of Admonition, Tabs, Tab, Steps, Step, Cards, Card, JwtGenerator, SecretInput, FilterableTable, Part, QualityTables, EntryTable, Changes';
const NO_CODE = 'content is data: write it as text, or put it in backticks';
const OWN_LINES = 'put its tags on separate lines, with blank lines around the content';

test.each([
  [
    'unknown component',
    '<Admonitoin />',
    'The component <Admonitoin> is not known  →  did you mean <Admonition>?',
  ],
  [
    'unknown component like none',
    '<Video />',
    `The component <Video> is not known  →  ${COMPONENTS}`,
  ],
  ['HTML element', '<div>\n\nx\n\n</div>', `The component <div> is not known  →  ${COMPONENTS}`],
  [
    'name of every object',
    '<toString />',
    `The component <toString> is not known  →  ${COMPONENTS}`,
  ],
  ['fragment', '<>x</>', `The component <> is not known  →  ${COMPONENTS}`],
  ['missing property', admonition(''), '<Admonition> needs type  →  add type="…"'],
  [
    'value not allowed',
    admonition(' type="warn"'),
    'type of <Admonition> is "warn"  →  use one of note, tip, caution, danger',
  ],
  [
    'property without value',
    admonition(' type'),
    'type of <Admonition> has no value  →  write type="…"',
  ],
  [
    'computed property',
    admonition(' type={"note"}'),
    'type of <Admonition> is an expression  →  write type="…"',
  ],
  [
    'unknown property',
    admonition(' type="tip" tilte="x"'),
    'tilte of <Admonition> is not known  →  did you mean title?',
  ],
  [
    'property like none',
    admonition(' type="tip" onclick="x"'),
    'onclick of <Admonition> is not known  →  remove it',
  ],
  [
    'component inside a line',
    '<Admonition type="tip">x</Admonition>',
    `<Admonition> stands inside a line of text  →  ${OWN_LINES}`,
  ],
  [
    'Tab outside Tabs',
    '<Tab label="x">\n\nx\n\n</Tab>',
    '<Tab> must stand directly in <Tabs>  →  put <Tabs> around it',
  ],
  [
    'property of an HTML element',
    '<kbd class="x">K</kbd>',
    '<kbd> takes no properties  →  remove them',
  ],
])('%s', (_, text, diagnostic) => {
  expect(list(text)).toEqual([`a.mdx:1:1  component  ${diagnostic}`]);
});

test.each([
  [
    'expression within a line',
    'a {b} c',
    `1:3  code  The expression {b} is not allowed in content  →  ${NO_CODE}`,
  ],
  [
    'expression on its own',
    'a\n\n{b}',
    `3:1  code  The expression {b} is not allowed in content  →  ${NO_CODE}`,
  ],
  [
    'comment of MDX',
    '{/* a */}',
    `1:1  code  The expression {/* a */} is not allowed in content  →  ${NO_CODE}`,
  ],
  [
    'import',
    'a\n\nimport b from "c"',
    `3:1  code  import and export are not allowed in content  →  ${NO_CODE}`,
  ],
  [
    'export',
    'export const a = 1',
    `1:1  code  import and export are not allowed in content  →  ${NO_CODE}`,
  ],
  [
    'h1',
    'a\n\n# B',
    '3:1  heading  The page already has its title as first-level heading  →  begin with ##',
  ],
  [
    'underlined h1',
    'A\n===',
    '1:1  heading  The page already has its title as first-level heading  →  begin with ##',
  ],
  [
    'fence without language',
    '- a\n\n  ```\n  b\n  ```',
    '3:3  fence  The code block has no language  →  name it behind the ```, or write ```text',
  ],
  [
    'fence of an unknown language',
    '```pyhton\na\n```',
    '1:1  fence  The language "pyhton" is not known  →  did you mean "python"?',
  ],
  [
    'fence of a name of every object',
    '```toString\na\n```',
    '1:1  fence  The language "toString" is not known  →  use one of bash, css',
  ],
  [
    'unknown fence meta',
    '```ts foo {1} bar\na\n```',
    '1:1  fence  "foo bar" means nothing here  →  use title="…"',
  ],
  [
    'image without alt',
    'a ![](/images/b.png)',
    '1:3  image  /images/b.png has no alternative text  →  say what it shows: ![…](…)',
  ],
  [
    'bare URL',
    '- https://a.b/c d',
    '1:3  link  https://a.b/c stands bare in the text  →  write [words](address) or `address`',
  ],
])('%s', (_, text, diagnostic) => {
  const diagnostics = list(text);
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]).toContain(`a.mdx:${diagnostic}`);
});

test('a bare URL is placed where it stands', () => {
  expect(list('one\ntwo https://a.b')[0]).toMatch(/^a\.mdx:2:5 {2}link/);
});

test.each([
  ['code in backticks', '`{a}` `<b>` `https://c.d`'],
  ['a linked address', '[https://a.b](https://a.b) [**https://c.d**](https://c.d)'],
  ['an address in a code block', '```text\nhttps://a.b\n```'],
  ['tabs', '<Tabs label="A">\n\n<Tab label="B">\n\nx\n\n</Tab>\n\n</Tabs>'],
  ['a less-than sign between spaces', 'a < b'],
])('%s is no problem', (_, text) => {
  expect(list(text)).toEqual([]);
});

test('a Tab deeper in Tabs is a problem', () => {
  const text = `<Tabs label="A">\n\n${admonition(' type="tip"').replace('x', '<Tab label="B">\n\nx\n\n</Tab>')}\n\n</Tabs>`;
  expect(list(text)).toEqual([
    'a.mdx:5:1  component  <Tab> must stand directly in <Tabs>  →  put <Tabs> around it',
  ]);
});
