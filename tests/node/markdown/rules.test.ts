import { markdownToTree } from '../../../src/node/markdown/to-tree';
import { formatDiagnostic } from '../../../src/lib/diagnostic';

const list = (text: string) =>
  markdownToTree(text, { file: 'a.mdx', line: 1, column: 1 }).diagnostics.map(formatDiagnostic);
const admonition = (props: string) => `<Admonition${props}>\n\nx\n\n</Admonition>`;

const COMPONENTS =
  'use one of Admonition, Tabs, Tab, Steps, Step, Columns, Column, Fold, Cards, Card, Checklist, Check, JwtGenerator, ErrorLookup, SecretInput, FilterableTable, Widget, Playground, FileTree, Part, QualityTables, EntryTable, Changes, SiteChanges';
const OWN_LINES = 'put its tags on separate lines, with blank lines around the content';

test.each([
  [
    'an unknown component',
    '<Admonitoin />',
    'Unknown component <Admonitoin>  →  did you mean <Admonition>?',
  ],
  [
    'an unknown component without a similar one',
    '<Xyzzy />',
    `Unknown component <Xyzzy>  →  ${COMPONENTS}`,
  ],
  ['an HTML element', '<div>\n\nx\n\n</div>', 'Unknown component <div>  →  remove its tags'],
  [
    'the name of an object member',
    '<toString />',
    'Unknown component <toString>  →  put it in backticks, or write \\<toString>',
  ],
  ['a fragment', '<>x</>', `Unknown component <>  →  ${COMPONENTS}`],
  ['a missing property', admonition(''), '<Admonition> needs the property type  →  add type="…"'],
  [
    'a component inside a line',
    '<Admonition type="tip">x</Admonition>',
    `<Admonition> is inside a line of text  →  ${OWN_LINES}`,
  ],
  [
    'a Tab outside Tabs',
    '<Tab label="x">\n\nx\n\n</Tab>',
    '<Tab> must be directly inside <Tabs>  →  put <Tabs> around it',
  ],
  [
    'a property of an HTML element',
    '<kbd class="x">K</kbd>',
    "<kbd> can't have properties  →  remove them",
  ],
])('reports %s', (_, text, diagnostic) => {
  expect(list(text)).toEqual([`a.mdx:1:1  component  ${diagnostic}`]);
});

test.each([
  [
    'a property without a value',
    admonition(' type'),
    '1:13  component  The type property of <Admonition> has no value  →  write type="…"',
  ],
  [
    'a computed property',
    admonition(' type={"note"}'),
    '1:13  component  The type property of <Admonition> is an expression  →  write type="…"',
  ],
  [
    'an unknown property',
    admonition(' type="tip" tilte="x"'),
    "1:24  component  The tilte property of <Admonition> doesn't exist  →  did you mean title?",
  ],
  [
    'an unknown property without a similar one',
    admonition(' type="tip" onclick="x"'),
    "1:24  component  The onclick property of <Admonition> doesn't exist  →  remove it, or use type, title",
  ],
  [
    'a first-level heading',
    'a\n\n# B',
    '3:1  heading  The title is already the first-level heading  →  start with ##',
  ],
  [
    'an underlined first-level heading',
    'A\n===',
    '1:1  heading  The title is already the first-level heading  →  start with ##',
  ],
  [
    'a fence whose language is the name of an object member',
    '```toString\na\n```',
    '1:4  fence  Unknown language "toString"  →  use one of astro, bash',
  ],
  [
    'an image without alternative text',
    'a ![](/images/b.png)',
    '1:3  image  /images/b.png has no alternative text  →  describe it: ![…](…)',
  ],
  [
    'an image with a caption in a list',
    '- ![a](/images/b.png "c")',
    "1:3  image  The caption of /images/b.png isn't shown  →  put the image in a paragraph without text, outside of lists",
  ],
  [
    'a bare URL',
    '- https://a.b/c d',
    '1:3  link  https://a.b/c is a bare URL  →  write [text](URL) or `URL`',
  ],
])('reports %s', (_, text, diagnostic) => {
  const diagnostics = list(text);
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]).toContain(`a.mdx:${diagnostic}`);
});

test.each([
  ['code in backticks', '`{a}` `<b>` `https://c.d`'],
  ['a linked URL', '[https://a.b](https://a.b) [**https://c.d**](https://c.d)'],
  ['a URL in a code block', '```text\nhttps://a.b\n```'],
  ['tabs', '<Tabs label="A">\n\n<Tab label="B">\n\nx\n\n</Tab>\n\n</Tabs>'],
  ['a less-than sign between spaces', 'a < b'],
])('allows %s', (_, text) => {
  expect(list(text)).toEqual([]);
});

test('reports a Tab that is not directly inside Tabs', () => {
  const text = `<Tabs label="A">\n\n${admonition(' type="tip"').replace('x', '<Tab label="B">\n\nx\n\n</Tab>')}\n\n</Tabs>`;
  expect(list(text)).toEqual([
    'a.mdx:5:1  component  <Tab> must be directly inside <Tabs>  →  put <Tabs> around it',
  ]);
});
