import { changesTable } from '../../../src/node/spec/changes';
import type { VersionChange } from '../../../src/node/spec/changes';
import { entryTable, groupTables, tableGroups } from '../../../src/node/spec/entry-table';
import { PageIds } from '../../../src/node/markdown/page-ids';
import type { Tree, TreeNode } from '../../../src/lib/content-tree';
import { elements, childrenOf } from '../../../src/lib/content-tree';
import { treeText } from '../../../src/lib/tree-text';
import { treeEntry } from './libraries';

const tree = {
  groups: [
    { label: '', items: [treeEntry('start')] },
    {
      label: 'Database',
      items: [treeEntry('filters', { items: [treeEntry('eq')] }), treeEntry('in')],
    },
    { label: 'Auth', items: [treeEntry('sign-in')] },
  ],
};

const rowsOf = (nodes: Tree): string[] =>
  [...elements(nodes)]
    .filter(([name]) => name === 'tr')
    .map((row) =>
      childrenOf(row)
        .map((cell: TreeNode) => treeText([cell]))
        .join(' | '),
    );
const linksOf = (nodes: Tree) =>
  [...elements(nodes)].flatMap(([name, { href }]) => (name === 'a' ? [href] : []));

test.each<[string[], string[], [string, string, string[]][]]>([
  [
    ['eq', 'sign-in'],
    [],
    [
      ['database', 'Database', ['eq']],
      ['auth', 'Auth', ['sign-in']],
    ],
  ],
  [['start'], [], [['', '', ['start']]]],
  [['in'], ['database'], [['database-1', 'Database', ['in']]]],
  [[], [], []],
])('groups with the entries %j on a page with the headings %j', (ids, taken, expected) => {
  const groups = tableGroups(tree, new Set(ids), new PageIds(taken));
  expect(groups.map(({ id, label, entries }) => [id, label, entries.map((e) => e.id)])).toEqual(
    expected,
  );
});

test.each([
  ['cli-command' as const, { title: 'supabase init' }, 'Command', 'supabase init'],
  [
    'operation' as const,
    { title: 'List', method: 'GET', route: '/v1/a' },
    'Operation',
    'GET /v1/a',
  ],
  ['function' as const, { title: 'eq()' }, 'Call', 'eq()'],
])('a %s with %j appears under %s as %s', (type, data, head, cell) => {
  const table = entryTable(
    [treeEntry('eq', { type, title: 'Equals' })],
    new Map([['eq', data]]),
    (id) => `/x/${id}`,
  );
  expect(rowsOf([table])).toEqual([`${head} | What it does`, `${cell} | Equals`]);
  expect(linksOf([table])).toEqual(['/x/eq']);
});

test('each group with a label has a heading', () => {
  const groups = tableGroups(tree, new Set(['start', 'in']), new PageIds());
  const result = groupTables(groups, (entries) => ['table', {}, entries[0]!.id]);
  expect(result).toEqual([
    ['table', {}, 'start'],
    ['h2', { id: 'database' }, 'Database'],
    ['table', {}, 'in'],
  ]);
});

const by = (...names: string[]) =>
  names.map((name) => ({ title: `${name}()`, path: `/v2/${name}` }));

type Outcome = Pick<VersionChange, 'verdict' | 'by' | 'note'>;

test.each<[Outcome | undefined, string]>([
  [{ verdict: 'same', by: by('eq'), note: [['p', {}, 'More.']] }, 'eq() | Same | More.'],
  [{ verdict: 'renamed', by: by('is'), note: [] }, 'eq() | Renamed to is() |'],
  [
    { verdict: 'replaced', by: by('a', 'b', 'c'), note: [] },
    'eq() | Replaced by a(), b(), and c() |',
  ],
  [
    {
      verdict: 'removed',
      by: [],
      note: [
        ['p', {}, 'A.'],
        ['p', {}, 'B.'],
      ],
    },
    'eq() | Removed | A. B.',
  ],
  [undefined, 'eq() | |'],
])('%j is shown as %s', (change, row) => {
  const link = (id: string) => ({ title: `${id}()`, path: `/v1/${id}` });
  const entry = { library: 'javascript', from: 'v1', entry: 'eq', version: 'v2' };
  const changes = new Map(change ? [['eq', { ...entry, ...change }]] : []);
  const table = changesTable([treeEntry('eq')], 'v1', 'v2', link, changes);
  expect(rowsOf([table]).map((text) => text.replace(/ +/g, ' ').trim())).toEqual([
    'v1 | v2 | Other changes',
    row,
  ]);
});

test('entries with the same name and the same note share a row', () => {
  const link = (id: string) => ({ title: `${id}()`, path: `/v1/${id}` });
  const change = (id: string, note: Tree) => {
    const by = [{ title: `${id}()`, path: `/v2/${id}` }];
    const common = { library: 'javascript', from: 'v1', version: 'v2', verdict: 'same' as const };
    return [id, { ...common, entry: id, by, note }] as const;
  };
  const note: Tree = [['p', {}, 'Types must match.']];
  const gone = ['get', 'set'].map((id): [string, VersionChange] => {
    const [, removed] = change(id, note);
    return [id, { ...removed, verdict: 'removed', by: [] }];
  });
  const changes = new Map<string, VersionChange>([
    change('eq', note),
    change('in', []),
    change('lt', note),
    ...gone,
  ]);
  const entries = ['eq', 'in', 'lt', 'get', 'set'].map((id) => treeEntry(id));
  const table = changesTable(entries, 'v1', 'v2', link, changes);
  expect(rowsOf([table]).map((text) => text.replace(/ +/g, ' ').trim())).toEqual([
    'v1 | v2 | Other changes',
    'eq() and lt() | Same | Types must match.',
    'in() | Same |',
    'get() and set() | Removed | Types must match.',
  ]);
});
