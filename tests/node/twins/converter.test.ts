import { WRITER_COMPONENTS } from '../../../src/lib/components';
import type { Tree, TreeProps } from '../../../src/lib/content-tree';
import { highlightTrees } from '../../../src/node/markdown/highlight-tree';
import { markdownToTree } from '../../../src/node/markdown/to-tree';
import { COMPONENTS } from '../../../src/node/twins/components';
import { createConverter } from '../../../src/node/twins/converter';
import { serialize } from '../../../src/node/twins/serialize';
import { temporaryCache } from '../../fixtures/temporary-project';

const cache = temporaryCache();
const images = new Map([['/images/a.png', 'https://supabase.com/docs/static/a.png']]);
const { blocks } = createConverter('/guides/a', images);
const fromTree = (tree: Tree) => serialize(blocks(tree)).trim();
const fromMarkdown = (text: string) =>
  highlightTrees([markdownToTree(text, { file: 'a.mdx', line: 1, column: 1 }).tree], cache)
    .map(fromTree)
    .join('');

test.each([
  ['paragraphs', 'One *two* **three** ~~four~~ `five`.'],
  ['headings', '## One `two`\n\n### Three'],
  ['a tight list', '- One\n- Two\n  1. Three\n  2. Four'],
  ['a loose list', '- One\n\n- Two'],
  ['a list that starts at 3', '3. Three\n4. Four'],
  ['a quote', '> One\n>\n> Two'],
  ['a table', '| A | B |\n| :- | -: |\n| `a \\| b` | [c](https://example.com) |'],
  ['code with a title', '```sql title="schema.sql"\nselect 1 < 2 and a & b;\n```'],
  ['code with a prompt', '```bash\n$ npm test\n```'],
  ['code that contains a fence', '````text\n```\n````'],
  ['keys', 'Press <kbd>Ctrl</kbd>.'],
  ['a picture', '![A](https://supabase.com/docs/static/a.png)'],
])('keeps %s', (_, text) => {
  const source = text.replace('https://supabase.com/docs/static/a.png', '/images/a.png');
  expect(fromMarkdown(source)).toBe(text);
});

test.each([
  ['a page', '/guides/b#c', 'https://supabase.com/docs/guides/b#c'],
  ['the home page', '/', 'https://supabase.com/docs'],
  ['a section of the page itself', '#b', 'https://supabase.com/docs/guides/a#b'],
  ['another site', 'https://example.com/', 'https://example.com/'],
])('a link to %s is absolute', (_, href, url) => {
  expect(fromMarkdown(`[b](${href})`)).toBe(`[b](${url})`);
});

test.each([
  [
    'an admonition with a title',
    '<Admonition type="caution" title="Keep it">\n\nText\n\n</Admonition>',
    '> **Caution: Keep it**\n>\n> Text',
  ],
  ['one without', '<Admonition type="tip">\n\nText\n\n</Admonition>', '> **Tip**\n>\n> Text'],
  [
    'tabs',
    '<Tabs label="How">\n<Tab label="SQL">\n\nOne\n\n</Tab>\n<Tab label="CLI">\n\nTwo\n\n</Tab>\n</Tabs>',
    '**SQL**\n\nOne\n\n**CLI**\n\nTwo',
  ],
  [
    'steps',
    '## A\n\n<Steps>\n<Step title="Create it">\n\nOne\n\n</Step>\n</Steps>',
    '## A\n\n### Create it\n\nOne',
  ],
  [
    'cards',
    '<Cards>\n<Card title="Auth" href="/guides/auth" icon="auth">\n\nUsers.\n\n</Card>\n</Cards>',
    '- [Auth](https://supabase.com/docs/guides/auth): Users.',
  ],
  [
    'a checklist',
    '<Checklist label="L" id="l">\n<Check id="a">\n\nOne\n\n</Check>\n</Checklist>',
    '- One',
  ],
  ['a secret', '<SecretInput label="Key" value="abc" />', 'Key: `abc`'],
  ['an image with a caption', '![A](/images/b.svg "Look.")', '*A*\n\nLook.'],
  ['a drawing', '![A line from a to b.](/images/a.svg)', '*A line from a to b.*'],
])('converts %s', (_, source, expected) => {
  expect(fromMarkdown(source)).toBe(expected);
});

test('converts parameters with their members and variants', () => {
  const member = (more: TreeProps = {}): Tree => [
    ['Parameter', { id: 'c', name: 'c', type: 'string', ...more }, ['p', {}, 'Third.']],
  ];
  const tree: Tree = [
    [
      'Parameters',
      {},
      [
        'Parameter',
        { id: 'a', name: '--a', shorthand: '-a', type: 'object', optional: true, default: '{}' },
        ['p', {}, 'First.'],
        ['p', {}, 'More.'],
        ['Parameters', {}, ...member({ required: true })],
      ],
      [
        'Parameter',
        { id: 'b', name: 'b', type: 'object', in: 'query', required: true, deprecated: true },
        ['Variants', {}, ['Parameters', {}, ...member()]],
      ],
    ],
  ];
  expect(fromTree(tree).split('\n')).toEqual([
    '- `-a, --a` (`object`, optional, default `{}`): First.',
    '',
    '  More.',
    '  - `c` (`string`, required): Third.',
    '- `b` (`object`, in query, required, deprecated): One of:',
    '  - `c` (`string`): Third.',
  ]);
});

test('converts a returned value without a name, and errors with links to the catalog', () => {
  const href = '/reference/errors/auth#weak_password';
  const error: TreeProps = { code: 'weak_password', href };
  const tree: Tree = [
    [
      'Parameters',
      {},
      ['Parameter', { id: 'returns-value', type: 'boolean' }, ['p', {}, 'First.']],
      ['CallError', { ...error, status: 422, message: 'No' }, ['p', {}, 'Short.']],
      ['CallError', error, ['p', {}, 'Known.']],
    ],
  ];
  expect(fromTree(tree).split('\n').filter(Boolean)).toEqual([
    '- `boolean`: First.',
    `- [\`weak_password\`](https://supabase.com/docs${href}) (422, \`No\`): Short.`,
    `- [\`weak_password\`](https://supabase.com/docs${href}): Known.`,
  ]);
});

test('a table cell with several blocks is one line', () => {
  const cell: Tree = [
    ['p', {}, 'One'],
    ['ul', {}, ['li', {}, 'Two']],
  ];
  const row = (...cells: Tree[]): Tree => [
    ['tr', {}, ...cells.map((c) => ['td', {}, ...c] as const)] as never,
  ];
  const tree: Tree = [['table', {}, ['tbody', {}, ...row(['A']), ...row(cell)]]];
  expect(fromTree(tree).split('\n').at(-1)).toBe('| One<br>Two |');
});

test('every component that can be on a page has Markdown', () => {
  const replaced = ['FileTree', 'Part', 'QualityTables', 'EntryTable', 'Changes', 'SiteChanges'];
  const names = Object.keys(WRITER_COMPONENTS).filter((name) => !replaced.includes(name));
  expect(names.filter((name) => !(name in COMPONENTS))).toEqual([]);
});

test('an unknown component stops the build', () => {
  expect(() => fromTree([['Video', {}]])).toThrow('<Video> has no Markdown');
});

test('code with added and removed lines is a diff', () => {
  expect(fromMarkdown('```ts title="a.ts" del={1} ins={2}\na()\nb()\nc()\n```')).toBe(
    '```diff title="a.ts"\n-a()\n+b()\n c()\n```',
  );
});
