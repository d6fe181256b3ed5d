import { readFileSync } from 'node:fs';
import { formatDiagnostic } from '../../../src/lib/diagnostic';
import { fixText } from '../../../src/check/runner/fix';
import { readSite } from '../../../src/node/site/site-model';
import { isLeftover, LEFTOVERS } from '../../../src/node/sources/leftovers';
import { entry, page, siteFiles } from '../../fixtures/site-files';
import { temporaryCache } from '../../fixtures/temporary-project';

const cache = temporaryCache();
const AUTH = 'content/guides/auth.mdx';
const V1 = 'spec/javascript/v1.yml';
const DESCRIPTION = 'description: Explains how your users sign in with a password or a link.';
/** Other pages of the smallest site need this. */
const REST = '## Sign in\n\n![The way](/images/flow.svg)';

const diagnosticsOf = (file: string, text: string) =>
  readSite(siteFiles({ [file]: text }), cache).diagnostics;

/** Name, broken text, line and column, part of the message, and corrected text. */
type Mistake = [name: string, wrong: string, place: string, message: string, right: string];

/** And none in the corrected site. */
function expectOneProblem(
  file: string,
  wrong: string,
  place: string,
  message: string,
  right: string,
): void {
  const diagnostics = diagnosticsOf(file, wrong);
  expect(diagnostics.map(formatDiagnostic)).toEqual([
    expect.stringContaining(`${file}:${place}  `),
  ]);
  expect(formatDiagnostic(diagnostics[0]!)).toContain(message);
  expect(diagnosticsOf(file, right).map(formatDiagnostic)).toEqual([]);
  const { text, fixed } = fixText(wrong, diagnostics);
  if (fixed.length > 0) expect(diagnosticsOf(file, text).map(formatDiagnostic)).toEqual([]);
}

const note = (type: string) => `<Admonition type="${type}">\n\nText.\n\n</Admonition>`;
const NOTE = note('note');
const tabs = (text: string) =>
  `<Tabs label="Way">\n<Tab label="SQL">\n\n${text}\n\n</Tab>\n</Tabs>`;
const TABS = tabs('Text.');
const LINK = 'See [the guide](/guides/auth).';

// The body starts on line 6.
const BODIES: Mistake[] = [
  ['a note of Docusaurus', ':::note\n\nText.\n\n:::', '6:1', '":::" doesn\'t start', NOTE],
  ['a note of GitHub', '> [!WARNING]\n> Text.', '6:1', 'Notes in quotes', note('caution')],
  [
    'a note of MkDocs',
    '!!! note "Title"\n\n    Text.',
    '6:1',
    '"!!!" doesn\'t start',
    '<Admonition type="note" title="Title">\n\nText.\n\n</Admonition>',
  ],
  ['a hint of GitBook', '{% hint style="info" %}\nText.\n{% endhint %}', '6:1', 'template', NOTE],
  ['a variable', 'Use {{ version }} here.', '6:5', 'Variables', 'Use `{{ version }}` here.'],
  ['a tab of MkDocs', '=== "SQL"\n\n    Text.', '6:1', '"==="', TABS],
  [
    'a footnote',
    'Limited.[^1] Again.[^1]\n\n[^1]: To ten.',
    '6:9',
    'Footnotes',
    'Limited (to ten). Again.',
  ],
  ['a wikilink', 'See [[Overview]].', '6:5', '[[…]]', 'See [the overview](/guides/auth).'],
  ['an embedded image', '![[flow.svg]]', '6:1', 'Embedded', '![A flow](/images/flow.svg)'],
  ['a highlight', 'This is ==important==.', '6:9', 'highlighted', 'This is **important**.'],
  ['a single tilde', 'This is ~old~ new.', '6:9', 'strike', 'This is ~~old~~ new.'],
  ['a formula', 'The sum $\\frac{a}{b}$ grows.', '6:9', 'Formulas', 'The sum `a / b` grows.'],
  ['an emoji', 'It works :tada: now.', '6:10', 'emoji', 'It works now.'],
  ['a comment of HTML', 'Text.\n\n<!-- To do -->', '8:1', 'Comments', 'Text.'],
  ['a comment of MDX', 'Text. {/* To do */}', '6:7', 'Comments', 'Text.'],
  ['an ID in braces', '## Sign up {#sign-up}', '6:12', 'IDs in braces', '## Sign up [#sign-up]'],
  [
    'an attribute in braces',
    '[Auth](/guides/auth){ .button }',
    '6:21',
    'Attributes',
    '[Auth](/guides/auth)',
  ],
  [
    'a URL in angle brackets',
    'See <https://example.com>.',
    '6:5',
    'URLs in <',
    'See [the example](https://example.com).',
  ],
  [
    'an email address in angle brackets',
    'Ask <ada@example.com>.',
    '6:5',
    'Email',
    'Ask [Ada](mailto:ada@example.com).',
  ],
  [
    'an import',
    "import Tabs from '@theme/Tabs'\nimport Tab from '@theme/Tab'\n\nText.",
    '6:1',
    "can't import",
    'Text.',
  ],
  [
    'a sentence that starts with a keyword',
    'export the table first.',
    '6:1',
    'is code',
    'Export the table first.',
  ],
  ['tasks', '- [ ] One\n- [x] Two', '6:1', 'Tasks', '- One\n- Two'],
  ['a heading without a space', '##Sign up', '6:1', 'no space after ##', '## Sign up'],
  ['a bullet character', '• One', '6:1', 'bullet', '- One'],
  [
    'a code block that is not closed',
    '```sql\nselect 1;\n\nText.',
    '6:1',
    "isn't closed",
    '```sql\nselect 1;\n```\n\nText.',
  ],
  [
    'a code block before another one',
    '```sql\nselect 1;\n\nText.\n\n```sql\nselect 2;\n```',
    '6:1',
    "isn't closed before",
    '```sql\nselect 1;\n```\n\nText.\n\n```sql\nselect 2;\n```',
  ],
  [
    'an indented code block',
    'Run it:\n\n    npm install',
    '8:5',
    'Indented text',
    'Run it:\n\n```bash\nnpm install\n```',
  ],
  ['an unclosed line break', 'One<br>two', '6:4', "<br> doesn't work", 'One<br />two'],
  [
    'a type with an argument',
    'It returns Promise<Array<string>> here.',
    '6:12',
    'start an element',
    'It returns `Promise<Array<string>>` here.',
  ],
  [
    'a placeholder',
    'Replace <project-ref> in it.',
    '6:9',
    '<project-ref>',
    'Replace `<project-ref>` in it.',
  ],
  ['a less-than sign', 'If it is <5, stop.', '6:10', '`<` starts', 'If it is \\<5, stop.'],
  [
    'a brace that is not closed',
    'Replace {ref in it.',
    '6:9',
    "isn't closed",
    'Replace `{ref` in it.',
  ],
  ['a brace', 'Replace {ref} in it.', '6:9', '{ref} is code', 'Replace `{ref}` in it.'],
  [
    'a component without an end tag',
    '<Admonition type="tip">\n\nText.',
    '6:1',
    "<Admonition> isn't closed",
    note('tip'),
  ],
  [
    'a misspelled end tag',
    '<Admonition type="tip">\n\nText.\n\n</Admonitoin>',
    '10:1',
    "doesn't end <Admonition>",
    note('tip'),
  ],
  [
    'a value without quotes',
    '<Admonition type=tip>\n\nText.\n\n</Admonition>',
    '6:13',
    'straight quotes',
    note('tip'),
  ],
  ['a component of another tool', '<Callout>\n\nText.\n\n</Callout>', '6:1', '<Callout>', NOTE],
  [
    'details',
    '<details>\n<summary>More</summary>\n\nText.\n\n</details>',
    '6:1',
    '<details>',
    '### More\n\nText.',
  ],
  ['bold HTML', 'It is <b>new</b>.', '6:7', '<b>', 'It is **new**.'],
  ['an empty component', '<Admonition type="note" />', '6:1', 'is empty', NOTE],
  ['a type of another tool', note('warning'), '6:13', '"warning"', note('caution')],
  [
    'two tabs with a label',
    '<Tabs label="Way">\n<Tab label="SQL">\n\nA.\n\n</Tab>\n<Tab label="SQL">\n\nB.\n\n</Tab>\n</Tabs>',
    '12:1',
    'already has',
    '<Tabs label="Way">\n<Tab label="SQL">\n\nA.\n\n</Tab>\n<Tab label="CLI">\n\nB.\n\n</Tab>\n</Tabs>',
  ],
  [
    'text between tabs',
    '<Tabs label="Way">\n\nText.\n\n<Tab label="SQL">\n\nA.\n\n</Tab>\n</Tabs>',
    '8:1',
    'other than <Tab>',
    tabs('Text. A.'),
  ],
  ['a link without a URL', 'See [the guide]().', '6:5', 'has no URL', LINK],
  ['a link without text', 'See [](/guides/auth).', '6:5', 'has no text', LINK],
  [
    'a reference without a definition',
    'See [the guide][auth].',
    '6:5',
    'no definition',
    'See [the guide][auth].\n\n[auth]: /guides/auth',
  ],
  ['a link with a space before its URL', 'See [the guide] (/guides/auth).', '6:16', 'space', LINK],
  ['a link to a Markdown file', 'See [the guide](./guides/auth.md).', '6:5', '', LINK],
  ['bold text that is not closed', 'This is **bold.', '6:9', '**', 'This is **bold**.'],
  ['a backtick that is not closed', 'Run `select now.', '6:5', 'backtick', 'Run `select` now.'],
  [
    'a row with a cell too many',
    '| A | B |\n| --- | --- |\n| 1 | 2 | 3 |',
    '8:1',
    '3 cells',
    '| A | B |\n| --- | --- |\n| 1 | 2 \\| 3 |',
  ],
  [
    'a row with a missing cell',
    '| A | B |\n| --- | --- |\n| 1 |',
    '8:1',
    '1 cell',
    '| A | B |\n| --- | --- |\n| 1 | 2 |',
  ],
  [
    'a table without dashes',
    '| A | B |\n| 1 | 2 |',
    '6:1',
    'no line below',
    '| A | B |\n| --- | --- |\n| 1 | 2 |',
  ],
  ['a heading without letters', '## ???', '6:1', 'no letters', '## Questions'],
  ['dashes below a paragraph', 'Text\n---\n\nMore.', '6:1', 'dashes', 'Text\n\n---\n\nMore.'],
  ['a language of another tool', '```py\nprint(1)\n```', '6:4', '"py"', '```python\nprint(1)\n```'],
  [
    'an option of another tool',
    '```sql showLineNumbers\nselect 1;\n```',
    '6:8',
    'showLineNumbers',
    '```sql lineNumbers\nselect 1;\n```',
  ],
  [
    'a title without a language',
    '``` title="One query"\nselect 1;\n```',
    '6:1',
    'no language',
    '```sql title="One query"\nselect 1;\n```',
  ],
  [
    'a title in brackets',
    '```sql [query.sql]\nselect 1;\n```',
    '6:8',
    '[query.sql]',
    '```sql title="query.sql"\nselect 1;\n```',
  ],
  [
    'line numbers after a colon',
    '```sql:line-numbers\nselect 1;\n```',
    '6:4',
    ':line-numbers',
    '```sql lineNumbers\nselect 1;\n```',
  ],
  ['a language for formulas', '```latex\nx\n```', '6:4', '"latex"', '```text\nx\n```'],
  [
    'a code group of VitePress',
    '::: code-group\n\n```sql\nselect 1;\n```\n\n:::',
    '6:1',
    "doesn't start tabs",
    tabs('```sql\nselect 1;\n```'),
  ],
  [
    'hidden text of VitePress',
    '::: details More\n\nText.\n\n:::',
    '6:1',
    "doesn't hide",
    '### More\n\nText.',
  ],
  [
    'a script',
    '<script>\nimport A from "a"\n\nlet b = { c: 1 };\n</script>\n\nText.',
    '6:1',
    '<script>',
    'Text.',
  ],
  [
    'a function',
    'export async function Page() {\n  const a = "[[b]]"\n\n  return { a }\n}\n\nText.',
    '6:1',
    "can't import",
    'Text.',
  ],
  [
    'code in HTML',
    '<pre><code>{{ 1 + 1 }} <span>a</span></code></pre>',
    '6:1',
    '<pre>',
    '```text\n{{ 1 + 1 }} a\n```',
  ],
  [
    'a function with a code block in a text',
    'export function Page() {\n  const a = `~~~js\n1\n~~~`\n  return a\n}\n\nText.',
    '6:1',
    "can't import",
    'Text.',
  ],
  [
    'a tree of files with components',
    '<FileTree>\n<FileTree.Folder name="app">\n<FileTree.File name="a.ts" />\n</FileTree.Folder>\n<FileTree.File name="b.ts" />\n</FileTree>',
    '7:1',
    'other than a list',
    '<FileTree>\n\n- app/\n  - a.ts\n- b.ts\n\n</FileTree>',
  ],
  ['a style sheet', '<link rel="stylesheet" href="a.css" />\n\nText.', '6:1', '<link>', 'Text.'],
  ['an included file', '<!-- @include: ./a.md -->', '6:1', "can't be included", 'Text.'],
  [
    'an emoji with attributes',
    '- :material-clock:{ .lg } Text.\n- Text.',
    '6:3',
    'emoji',
    '- Text.\n- Text.',
  ],
  ['a formula with one letter', 'Add $e_G$ to it.', '6:5', 'Formulas', 'Add `e_G` to it.'],
  [
    'a footnote with a second paragraph',
    'Limited.[^1]\n\n[^1]: To ten.\n\n    For now.',
    '6:9',
    'Footnotes',
    'Limited (to ten).',
  ],
  [
    'a definition for a link in a note of GitHub',
    '> [!NOTE] Read [the guide][auth].\n\n[auth]: /guides/auth',
    '6:1',
    'Notes in quotes',
    '<Admonition type="note">\n\nRead [the guide][auth].\n\n</Admonition>\n\n[auth]: /guides/auth',
  ],
  [
    'a wikilink at the end of a row',
    'A | B\n--- | ---\n1 | [[Overview]]',
    '8:5',
    '[[…]]',
    'A | B\n--- | ---\n1 | [Overview](/guides/auth)',
  ],
  [
    'a picture',
    '<picture>\n<source srcset="a.png">\n<img src="b.png">\n</picture>',
    '6:1',
    '<picture>',
    '![A flow](/images/flow.svg)',
  ],
  [
    'a tab of Docusaurus',
    '<Tabs label="Way">\n<TabItem label="SQL">Text.</TabItem>\n</Tabs>',
    '7:1',
    '<TabItem>',
    TABS,
  ],
  [
    'a property of another tool in place of a required one',
    '<Tabs syncKey="way">\n<Tab label="SQL">\n\nText.\n\n</Tab>\n</Tabs>',
    '6:7',
    'syncKey instead of label',
    TABS,
  ],
  [
    'a note between tabs',
    '<Tabs label="Way">\n<Admonition type="tip">\n\nText.\n\n</Admonition>\n</Tabs>',
    '7:1',
    'other than <Tab>',
    TABS,
  ],
  ['a note of GitHub without a quote', '[!NOTE] Text.', '6:1', 'Notes in quotes', NOTE],
  ['an old note of GitHub', '> **Note**\n> Text.', '6:1', 'Notes in quotes', NOTE],
  ['a hidden note of MkDocs', '??? info\n    Text.', '6:1', '"???"', NOTE],
  [
    'an email address',
    'Write to help@example.com.',
    '6:10',
    'email address',
    'Write to [help@example.com](mailto:help@example.com).',
  ],
  ['a misspelled character name', 'Two&nbps;words.', '6:1', "isn't the name", 'Two words.'],
  ['a command of LaTeX', 'Text.\n\n\\newpage', '8:1', 'backslash', 'Text.'],
  ['an empty item', '- One\n-\n- Three', '7:1', 'item is empty', '- One\n- Three'],
  [
    'a size of an image',
    '![A way](/images/flow.svg =10x10)',
    '6:1',
    'size of an image',
    '![A way](/images/flow.svg)',
  ],
  [
    'a link without a closing parenthesis',
    'See [Auth](/guides/auth',
    '6:5',
    "isn't closed",
    'See [Auth](/guides/auth)',
  ],
  [
    'a tab of Docusaurus with text',
    '<Tabs>\n<TabItem value="sql">Text.</TabItem>\n</Tabs>',
    '7:1',
    '<TabItem>',
    TABS,
  ],
];

test('a word in a paragraph is not an import', () => {
  const text = `Use the page to\nimport data from a file.\n\n${REST}`;
  expect(diagnosticsOf(AUTH, page(text))).toEqual([]);
});

test('the first heading of a page without front matter is its title', () => {
  expect(diagnosticsOf(AUTH, `# Auth\n\n${REST}`).map(({ rule }) => rule)).toEqual([
    'front-matter',
  ]);
});

test.each(BODIES)('%s is one problem', (_, wrong, place, message, right) => {
  const [broken, fixed] = [wrong, right].map((text) => page(`${text}\n\n${REST}`)) as [
    string,
    string,
  ];
  expectOneProblem(AUTH, broken, place, message, fixed);
});

// These keys follow the description, which is on line 2.
const FRONT: Mistake[] = [
  ['a colon in a value', 'title: Auth: the basics', '3:8', '": "', 'title: "Auth: the basics"'],
  ['a comment in a value', 'title: Fix issue #12', '3:8', '`#`', 'title: "Fix issue #12"'],
  ['a value that starts with @', 'title: @supabase/ssr', '3:8', '@', 'title: "@supabase/ssr"'],
  [
    'a value that starts with a backtick',
    'title: `auth` schema',
    '3:8',
    '`',
    'title: "`auth` schema"',
  ],
  [
    'a value that starts with a bracket',
    'title: [Beta] Auth',
    '3:8',
    '[ starts',
    'title: "[Beta] Auth"',
  ],
  [
    'a value that starts with an asterisk',
    'title: *New* Auth',
    '3:8',
    '`*`',
    'title: "*New* Auth"',
  ],
  [
    'a quote in quotes',
    'title: "The "auth" schema"',
    '3:13',
    'ends the value',
    'title: \'The "auth" schema\'',
  ],
  [
    'an apostrophe in single quotes',
    "title: 'It's Auth'",
    '3:11',
    'ends the value',
    'title: "It\'s Auth"',
  ],
  ['a quote that is not closed', 'title: "Auth', '3:8', "isn't closed", 'title: "Auth"'],
  [
    'a list that is not closed',
    'title: Auth\nkeywords: [a, b',
    '4:11',
    "isn't closed",
    'title: Auth\nkeywords: [a, b]',
  ],
  ['a tab', 'title: Auth\nkeywords:\n\t- a', '5:1', 'tab', 'title: Auth\nkeywords:\n  - a'],
  ['no space after a colon', 'title:Auth', '3:7', 'no space', 'title: Auth'],
  [
    'no space after a dash',
    'title: Auth\nkeywords:\n  - a\n  -b',
    '6:4',
    'no space',
    'title: Auth\nkeywords:\n  - a\n  - b',
  ],
  [
    'a line that is indented too far',
    'title: Auth\n  keywords: [a]',
    '4:3',
    'indented',
    'title: Auth\nkeywords: [a]',
  ],
  ['a capital key', 'Title: Auth', '3:1', 'Unknown key "Title"', 'title: Auth'],
  [
    'a key of another tool',
    'title: Auth\nsidebar_position: 2',
    '4:1',
    'sidebar_position',
    'title: Auth',
  ],
  [
    'a list without brackets',
    'title: Auth\nkeywords: a, b',
    '4:11',
    'list',
    'title: Auth\nkeywords: [a, b]',
  ],
  [
    'a boolean of YAML 1.1',
    'title: Auth\nhideContents: yes',
    '4:15',
    'true or false',
    'title: Auth\nhideContents: true',
  ],
  [
    'a date without quotes',
    'title: Auth\nupdated: 2026-01-02',
    '4:10',
    'looks like a date',
    "title: Auth\nupdated: '2026-01-02'",
  ],
  ['a number as a title', 'title: 404', '3:8', 'as a number', 'title: "404"'],
  [
    'a key that is repeated',
    'title: Auth\ntitle: Again',
    '4:1',
    'already on line 3',
    'title: Auth',
  ],
  ['a variable of a template', 'title: {{title}}', '3:8', 'Braces and brackets', 'title: Auth'],
  ['a title in brackets', 'title: [Auth]', '3:8', 'must be text', 'title: Auth'],
  ['an empty title', 'title: ""', '3:8', 'is empty', 'title: Auth'],
  ['a comma after a value', 'title: Auth,', '3:12', 'comma', 'title: Auth'],
  ['a path of Windows', 'title: "C:\\users"', '3:11', 'escape', 'title: Users'],
  [
    'a list whose second item has no space',
    'title: Auth\nkeywords:\n- a\n -b',
    '6:3',
    'no space',
    'title: Auth\nkeywords:\n- a\n- b',
  ],
];

test.each(FRONT)('in front matter, %s is one problem', (_, wrong, place, message, right) => {
  const [broken, fixed] = [wrong, right].map(
    (text) => `---\n${DESCRIPTION}\n${text}\n---\n\n${REST}\n`,
  ) as [string, string];
  expectOneProblem(AUTH, broken, place, message, fixed);
});

const KEYS = `title: Auth\n${DESCRIPTION}`;
test.each([
  ['a missing first line', `${KEYS}\n---\n`, '1:1', "doesn't start with ---"],
  ['too many dashes', `----\n${KEYS}\n----\n`, '1:1', 'starts with exactly ---'],
  ['a language', `---yaml\n${KEYS}\n---\n`, '1:1', 'starts with exactly ---'],
  ['two dashes at its end', `---\n${KEYS}\n--\n`, '4:1', 'ends with exactly ---'],
  ['an indented end', `---\n${KEYS}\n ---\n`, '4:1', 'ends with exactly ---'],
  ['two ends', `---\n${KEYS}\n---\n---\n`, '5:1', 'already closed'],
  ['a comment before it', `<!-- Auth -->\n---\n${KEYS}\n---\n`, '1:1', 'on the first line'],
])('front matter with %s is one problem', (_, start, place, message) => {
  const right = `---\n${KEYS}\n---\n\n${REST}\n`;
  expectOneProblem(AUTH, `${start}\n${REST}\n`, place, message, right);
});

test('front matter that is not closed is one problem', () => {
  const keys = `---\ntitle: Auth\n${DESCRIPTION}\n`;
  expectOneProblem(
    AUTH,
    `${keys}\nText.\n\n${REST}`,
    '5:1',
    "isn't closed",
    `${keys}---\n\nText.\n\n${REST}`,
  );
});

const EXAMPLE = (id: string) => `    - { id: ${id}, name: One, code: "select 1" }\n`;
const ENTRIES: Mistake[] = [
  [
    'a misspelled key',
    entry('select', '  parameters:\n    - name: a\n      typ: string\n'),
    '6:7',
    'Unknown key "typ"',
    entry('select', '  parameters:\n    - name: a\n      type: string\n'),
  ],
  [
    'a block that is not indented',
    entry('select', '  notes: |\nText.\n'),
    '5:1',
    "isn't indented",
    entry('select', '  notes: |\n    Text.\n'),
  ],
  [
    'a brace in an escaped text',
    entry('select', '  notes: "A \\"quoted\\" text \\u00e9 with {x}"\n'),
    '4:41',
    '{x}',
    entry('select', '  notes: "A \\"quoted\\" text \\u00e9 with `{x}`"\n'),
  ],
  [
    'two examples with an ID',
    entry('select', `  examples:\n${EXAMPLE('one')}${EXAMPLE('one')}`),
    '6:13',
    'different from',
    entry('select', `  examples:\n${EXAMPLE('one')}${EXAMPLE('two')}`),
  ],
  [
    'an entry without an ID',
    entry('select') + entry('insert').replace('id: insert\n  ', ''),
    '4:3',
    'no ID',
    entry('select'),
  ],
  [
    'two documents',
    `${entry('select')}---\n${entry('insert')}`,
    '4:1',
    'second document',
    entry('select') + entry('insert'),
  ],
  [
    'a reason that says nothing',
    entry('select', '  deprecated: yes\n'),
    '4:15',
    'at least 20',
    entry('select', '  deprecated: Call `insert()` instead of this function.\n'),
  ],
  ['a merge key', entry('select', '  <<: *base\n'), '4:3', '"<<"', entry('select')],
  [
    'an entry that is listed twice',
    entry('select') + entry('select'),
    '4:7',
    'listed twice',
    entry('select'),
  ],
];

test.each(ENTRIES)('in an entry, %s is one problem', (_, wrong, place, message, right) => {
  expectOneProblem(V1, wrong, place, message, right);
});

test('a link can select a tab', () => {
  expect(diagnosticsOf(AUTH, page(`[Auth](/guides/auth?lang=dart#sign-in)\n\n${REST}`))).toEqual(
    [],
  );
});

test('.gitignore lists all leftovers', () => {
  const lines = readFileSync('.gitignore', 'utf8').split('\n');
  expect(
    LEFTOVERS.filter((name) => ![name, `\\${name}`].some((item) => lines.includes(item))),
  ).toEqual([]);
});

test.each([
  ...[
    '.DS_Store',
    '._page.mdx',
    'page.mdx~',
    '.page.mdx.swp',
    '#page.mdx#',
    '.#page.mdx',
    'Thumbs.db',
  ],
  ...[
    'desktop.ini',
    '.~lock.page.mdx#',
    '~$page.mdx',
    'page.mdx.orig',
    '.idea',
    '.vscode',
    '.obsidian',
  ],
])('%s is a leftover', (name) => {
  expect(isLeftover(name)).toBe(true);
});

test.each(['page.mdx', 'parts', 'swap.mdx', 'index.yml', 'flow-dark.png', '4913.mdx'])(
  '%s is not a leftover',
  (name) => {
    expect(isLeftover(name)).toBe(false);
  },
);
