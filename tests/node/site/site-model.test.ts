import { entry, page } from '../../fixtures/site-files';
import { siteReader } from './read-site';

const read = siteReader();

test('the smallest site has no errors', () => {
  expect(read().diagnostics).toEqual([]);
});

test('each page has a path, a title, and a level', () => {
  const pages = read().pages.map(({ path, title, level }) => `${path} ${title} ${level}`);
  expect(pages).toEqual([
    '/ Title home',
    '/guides/auth Title auth',
    '/reference/javascript/start Title reference_javascript_v2',
    '/reference/javascript/select Read rows reference_javascript_v2',
    '/reference/javascript/insert Add rows reference_javascript_v2',
    '/reference/javascript/v1/select Read rows reference_javascript_v1',
    '/reference/management-api/list-projects List projects reference_api',
  ]);
});

test('menus contain the entries of their library version', () => {
  const menus = read().menus.map(({ menu }) => [
    menu.level,
    menu.title,
    menu.groups.flatMap(({ items }) => items.map(({ name }) => name)),
  ]);
  expect(menus).toEqual([
    ['home', 'Home', ['Overview']],
    ['auth', 'Auth', ['Overview']],
    ['reference_javascript_v2', 'JavaScript v2', ['Introduction', 'select()', 'insert()']],
    ['reference_javascript_v1', 'JavaScript v1', ['select()']],
    ['reference_api', 'Management API', ['List projects']],
  ]);
});

test("a table's former anchors are gone once the section tree no longer has them", () => {
  const tree = (aliases: string) => `groups:
  - { label: Database, ${aliases}items: [{ id: select, title: Read rows, type: function }] }
`;
  const anchorsWith = (aliases: string) => {
    const files = {
      'content/index.mdx': page('<EntryTable library="javascript" />'),
      'spec/sections/client.yml': tree(aliases),
    };
    return read(files).pages.find(({ path }) => path === '/')!.formerAnchors;
  };
  expect(anchorsWith('aliases: [tables], ')).toEqual({ tables: 'database' });
  expect(anchorsWith('')).toEqual({});
});

test('entries have the aliases from their file and those from the section tree', () => {
  const changed = entry('select', '  aliases: [/reference/javascript/read]\n') + entry('insert');
  const { pages } = read({ 'spec/javascript/v2.yml': changed });
  expect(pages.find(({ path }) => path === '/reference/javascript/select')?.aliases).toEqual([
    '/reference/javascript/read',
    '/reference/javascript/db-select',
    '/reference/javascript/v2/select',
    '/reference/javascript/v2/db-select',
  ]);
});

test.each([
  [
    'an entry that is not in the tree',
    { 'spec/javascript/v1.yml': entry('select') + entry('selct') },
    'spec/javascript/v1.yml:4:7  spec  The entry "selct" isn\'t in the section tree  →  add it to spec/sections/client.yml',
  ],
  [
    'an entry for a hand-written page',
    { 'spec/javascript/v1.yml': entry('start') },
    'spec/javascript/v1.yml:1:7  spec  spec/sections/client.yml says that "start" is a hand-written page  →  move the entry to content/reference/javascript/v1/start.mdx, or change its type in spec/sections/client.yml',
  ],
  [
    'a spec file that is not a list',
    { 'spec/javascript/v1.yml': 'id: select' },
    'spec/javascript/v1.yml:1:1  spec  The file isn\'t a list of entries  →  start each entry with "- id: …"',
  ],
  [
    'a spec file of an unknown library',
    { 'spec/ruby.yml': entry('select') },
    'spec/ruby.yml:1:1  spec  Unknown library: ruby  →  add it to spec/libraries.yml',
  ],
  [
    'a spec file of an unknown version',
    { 'spec/javascript/v3.yml': entry('select') },
    'spec/javascript/v3.yml:1:1  spec  Unknown library: javascript v3  →  add it to spec/libraries.yml',
  ],
  [
    'an entry with an invalid value',
    { 'spec/javascript/v1.yml': entry('select', '  signature: 1\n') },
    'spec/javascript/v1.yml:4:14  shape  "signature" must be text, but YAML reads 1 as a number  →  put it in quotes',
  ],
  [
    'an SVG with a script',
    { 'content/images/flow.svg': '<svg viewBox="0 0 1 1">\n<script>a</script></svg>' },
    'content/images/flow.svg:2:1  svg  <script> is not allowed in an image  →  draw it with shapes and text',
  ],
])('%s is an error', (_, changes, diagnostic) => {
  expect(read(changes).diagnostics).toContain(diagnostic);
});

test('an ID that appears twice in a section tree is an error', () => {
  const item = '      - { id: select, title: Read rows, type: function }\n';
  const tree = `groups:\n  - items:\n${item}${item}`;
  const { diagnostics } = read({
    'spec/sections/client.yml': tree,
    'content/reference/javascript/start.mdx': undefined,
    'spec/javascript/v2.yml': entry('select'),
  });
  expect(diagnostics.join('\n')).toMatch(/spec\/sections\/client\.yml:4:\d+ .*select/);
});

test('a missing section tree is reported with its file', () => {
  const { diagnostics } = read({ 'spec/sections/client.yml': undefined });
  expect(diagnostics.join('\n')).toContain('check spec/sections/client.yml');
});

test('errors in YAML, MDX, and images are reported together, without misleading ones', () => {
  const { diagnostics } = read({
    'content/menus/auth.yml': 'title: A\ntitle: B',
    'content/index.mdx': page('<Foo />'),
    'content/guides/auth.mdx': page('[a](/nowhere)'),
    'content/images/flow.svg': '<svg viewBox="0 0 1 1" onload="a"></svg>',
  });
  expect(diagnostics.map((diagnostic) => diagnostic.split('  ').slice(0, 2).join(' '))).toEqual([
    'content/menus/auth.yml:2:1 yaml',
    'content/index.mdx:6:1 component',
    'content/images/flow.svg:1:1 svg',
  ]);
});

test.each([
  ['block', '  notes: |\n    First.\n\n    A {b}.\n', '7:7'],
  ['quoted', '  notes: "A {b}."\n', '4:13'],
  ['plain', '  notes: A {b}.\n', '4:12'],
])('an error in a %s text of an entry has its position in the file', (_, more, place) => {
  const { diagnostics } = read({ 'spec/javascript/v1.yml': entry('select', more) });
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]).toContain(`spec/javascript/v1.yml:${place}  code  {b} is code`);
});

test.each([
  ['block', '  notes: >-\n    One\n    and two.\n', '4:10'],
  ['quoted', '  notes: "One\n    and two."\n', '4:10'],
  ['plain', '  notes: One\n    and two.\n', '4:10'],
])(
  'a folded %s text is an error, because the lines of its content are unknown',
  (_, more, place) => {
    const { diagnostics } = read({ 'spec/javascript/v1.yml': entry('select', more) });
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toContain(`spec/javascript/v1.yml:${place}  yaml  The text is folded`);
  },
);
