import { readExamples } from '../../../src/node/examples/read-examples';
import { hasPage, readPage } from '../../../src/node/markdown/page-content';
import { partialNames, readPartials } from '../../../src/node/markdown/partials';
import { formatDiagnostics } from '../../../src/lib/diagnostic';
import { readSite } from '../../../src/node/site/site-model';
import { page, siteFiles } from '../../fixtures/site-files';
import { temporaryCache } from '../../fixtures/temporary-project';

const cache = temporaryCache();
const parts = new Map([['key', '## Get a key\n\nCopy *it*.\n']]);

test('a part is in the tree, the sections, and the anchors of its page', () => {
  const text = page('Before.\n\n<Part name="key" />\n\nAfter.');
  const read = readPage(cache, 'content/a.mdx', text, parts);
  expect(read.tree).toEqual([
    ['p', {}, 'Before.'],
    ['h2', { id: 'get-a-key' }, 'Get a key'],
    ['p', {}, 'Copy ', ['em', {}, 'it'], '.'],
    ['p', {}, 'After.'],
  ]);
  expect(read.sections.map(({ title }) => title)).toEqual(['', 'Get a key']);
  expect(read.anchors).toEqual(['get-a-key']);
});

test('a part can be inside other components', () => {
  const text = page('<Steps>\n<Step title="One">\n\n<Part name="key" />\n\n</Step>\n</Steps>');
  const { tree } = readPage(cache, 'content/b.mdx', text, parts);
  expect(JSON.stringify(tree)).toContain('"Get a key"');
});

test('a page is read again after its part changes', () => {
  const text = page('<Part name="key" />');
  readPage(cache, 'content/c.mdx', text, parts);
  expect(hasPage(cache, 'content/c.mdx', text, parts)).toBe(true);
  expect(hasPage(cache, 'content/c.mdx', text, new Map([['key', 'Other.']]))).toBe(false);
});

test('parts are found by name in texts and by path among files', () => {
  expect(partialNames('<Part name="a" /> <Part name="b" /> <Part name="a" />')).toEqual(['a', 'b']);
  const files = [
    { path: 'content/parts/a.md', text: 'A.' },
    { path: 'content/a.mdx', text: '' },
  ];
  expect([...readPartials(files)]).toEqual([['a', 'A.']]);
});

const diagnosticsOf = (files: Record<string, string>) =>
  formatDiagnostics(readSite(siteFiles(files), cache).diagnostics).split('\n');

test.each([
  [
    "doesn't exist",
    { 'content/guides/auth.mdx': page('## Sign in\n\n<Part name="key" />') },
    'content/guides/auth.mdx:8:1  link  There is no shared part "key"  →  create content/parts/key.md',
  ],
  [
    'is on no page',
    { 'content/parts/key.md': 'A.' },
    'content/parts/key.md:1:1  part  No page includes this shared part  →  add <Part name="key" /> to a page, or remove the file',
  ],
  [
    'is included in another part',
    { 'content/parts/key.md': 'A.\n\n<Part name="key" />' },
    'content/parts/key.md:3:1  part  The part "key" is included in another part  →  include it in the pages, or copy its text',
  ],
  [
    'has an error',
    { 'content/parts/key.md': 'A.\n\n{b}' },
    "content/parts/key.md:3:1  code  {b} is code, which content can't contain  →  put it in backticks, or write \\{ for a brace",
  ],
  [
    'has a broken link',
    {
      'content/guides/auth.mdx': page('## Sign in\n\n<Part name="key" />'),
      'content/parts/key.md': 'See [this](/guides/auth#sign-on) and [that](#sign-in).',
    },
    'content/parts/key.md:1:5  link  /guides/auth has no anchor #sign-on  →  did you mean #sign-in?',
  ],
  [
    'has a link without a path',
    {
      'content/guides/auth.mdx': page('## Sign in\n\n<Part name="key" />'),
      'content/parts/key.md': 'See [that](#sign-in).',
    },
    'content/parts/key.md:1:5  link  A link in a shared part needs a path before its anchor  →  add the path of the page before #',
  ],
])('a part that %s is reported', (_, files, diagnostic) => {
  expect(diagnosticsOf(files)).toContain(diagnostic);
});

test('the examples of a part belong to each page that includes it', () => {
  const text = page('```ts\na\n```\n\n<Part name="key" />');
  const files = [
    { path: 'content/a.mdx', text },
    { path: 'content/b.mdx', text },
    { path: 'content/parts/key.md', text: 'Text.\n\n```sql\nselect 1;\n```\n' },
  ];
  const site = { libraries: [], trees: new Map() };
  const examples = readExamples(files, site, cache);
  expect(examples.map(({ id }) => id)).toEqual([
    'content/a.mdx:7',
    'content/a.mdx > content/parts/key.md:4',
    'content/b.mdx:7',
    'content/b.mdx > content/parts/key.md:4',
  ]);
  expect(examples[1]).toMatchObject({
    file: 'content/parts/key.md',
    page: 'content/a.mdx',
    line: 4,
    column: 1,
  });
});
