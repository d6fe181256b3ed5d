import { readSamples } from '../../../src/node/verification/samples';
import { hasPage, readPage } from '../../../src/node/markdown/page-content';
import { partialNames, readPartials } from '../../../src/node/markdown/partials';
import { formatDiagnostics } from '../../../src/lib/diagnostic';
import { readSite } from '../../../src/node/site/site-model';
import { page, siteFiles } from '../../fixtures/site-files';
import { temporaryCache } from '../../fixtures/temporary-project';

const cache = temporaryCache();
const parts = new Map([['key', '## Get a key\n\nCopy *it*.\n']]);

test('a part stands in the tree, sections and anchors of its page', () => {
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

test('a part may stand within other components', () => {
  const text = page('<Steps>\n<Step title="One">\n\n<Part name="key" />\n\n</Step>\n</Steps>');
  const { tree } = readPage(cache, 'content/b.mdx', text, parts);
  expect(JSON.stringify(tree)).toContain('"Get a key"');
});

test('a page is read again when its part has changed', () => {
  const text = page('<Part name="key" />');
  readPage(cache, 'content/c.mdx', text, parts);
  expect(hasPage(cache, 'content/c.mdx', text, parts)).toBe(true);
  expect(hasPage(cache, 'content/c.mdx', text, new Map([['key', 'Other.']]))).toBe(false);
});

test('names of parts, and parts among files', () => {
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
    'does not exist',
    { 'content/guides/auth.mdx': page('## Sign in\n\n<Part name="key" />') },
    'content/guides/auth.mdx:8:1  link  There is no partial "key"  →  create content/parts/key.md',
  ],
  [
    'stands in no page',
    { 'content/parts/key.md': 'A.' },
    'content/parts/key.md:1:1  part  No page includes this partial  →  add <Part name="key" /> to a page, or remove the file',
  ],
  [
    'stands in a part',
    { 'content/parts/key.md': 'A.\n\n<Part name="key" />' },
    'content/parts/key.md:3:1  part  The part "key" stands within a part  →  put it into the pages, or write its text here',
  ],
  [
    'is broken',
    { 'content/parts/key.md': 'A.\n\n{b}' },
    'content/parts/key.md:3:1  code  The expression {b} is not allowed in content  →  content is data: write it as text, or put it in backticks',
  ],
  [
    'has a dead link',
    {
      'content/guides/auth.mdx': page('## Sign in\n\n<Part name="key" />'),
      'content/parts/key.md': 'See [this](/guides/auth#sign-on) and [that](#sign-in).',
    },
    'content/parts/key.md:1:5  link  /guides/auth has no anchor #sign-on  →  did you mean #sign-in?',
  ],
  [
    'has a link that begins with its anchor',
    {
      'content/guides/auth.mdx': page('## Sign in\n\n<Part name="key" />'),
      'content/parts/key.md': 'See [that](#sign-in).',
    },
    'content/parts/key.md:1:5  link  A link in a partial needs a path before its anchor  →  add the path of the page before #',
  ],
])('a part that %s', (_, files, diagnostic) => {
  expect(diagnosticsOf(files)).toContain(diagnostic);
});

test('the samples of a part belong to each page that takes it in', () => {
  const text = page('```ts\na\n```\n\n<Part name="key" />');
  const files = [
    { path: 'content/a.mdx', text },
    { path: 'content/b.mdx', text },
    { path: 'content/parts/key.md', text: 'Text.\n\n```sql\nselect 1;\n```\n' },
  ];
  const site = { libraries: [], trees: new Map() };
  const samples = readSamples(files, site, cache);
  expect(samples.map(({ id }) => id)).toEqual([
    'content/a.mdx:7',
    'content/a.mdx > content/parts/key.md:4',
    'content/b.mdx:7',
    'content/b.mdx > content/parts/key.md:4',
  ]);
  expect(samples[1]).toMatchObject({
    file: 'content/parts/key.md',
    page: 'content/a.mdx',
    line: 4,
    column: 1,
  });
});
