import { exampleKey } from '../../../src/node/results/proofs';
import type { PageSources } from '../../../src/node/pages/page-sources';
import type { ShownEntry } from '../../../src/node/pages/shown-page';
import { shownPage } from '../../../src/node/pages/shown-page';
import { entry, page } from '../../fixtures/site-files';
import { NO_RESULTS, sourcesReader } from './page-sources';

const read = sourcesReader();
const shown = (sources: PageSources, path: string) =>
  shownPage(
    sources.site.pages.find((item) => item.path === path)!,
    sources,
  );
const shownEntry = (sources: PageSources, path: string) => shown(sources, path) as ShownEntry;

const SELECT = '/reference/javascript/select';
const UPGRADE = 'spec/changes/javascript-v1.yml';
const GLOSSARY = 'content/guides/resources/glossary.mdx';

/** The pages whose data differs, which are the ones whose queries Gatsby runs again. */
function changed(before: PageSources, after: PageSources): string[] {
  const all = (sources: PageSources) =>
    new Map(
      sources.site.pages.map((item) => [item.path, JSON.stringify(shownPage(item, sources))]),
    );
  const old = all(before);
  return [...all(after)].flatMap(([path, json]) => (old.get(path) === json ? [] : [path])).sort();
}

const BASE = {
  'content/index.mdx': page('See [Auth](/guides/auth).'),
  'content/guides/auth.mdx': page(
    '## Sign in\n\n<Part name="keys" />\n\n[claim](/guides/resources/glossary#claim)\n\n![The way](/images/flow.svg)',
  ),
  'content/guides/database.mdx': page(
    '```sql file="a.sql"\n```\n\n<EntryTable library="javascript" />',
  ),
  'content/guides/upgrade.mdx': page('<Changes library="javascript" from="v1" to="v2" />'),
  'content/parts/keys.md': 'Copy the key.\n',
  'content/examples/a.sql': 'select 1;\n',
  [GLOSSARY]: page('## C\n\n### Claim\n\nA statement in a token.'),
  [UPGRADE]: '- { id: select, verdict: same, by: [select] }\n',
};
const KEY = exampleKey('sql', 'select 1;');

test.each<[string, Record<string, string>, string[]]>([
  ['a guide', { 'content/index.mdx': page('Other text.') }, ['/']],
  [
    'the title of a guide',
    { 'content/index.mdx': page('See [Auth](/guides/auth).').replace('Title', 'Other title') },
    ['/'],
  ],
  ['a part', { 'content/parts/keys.md': 'Copy the secret key.\n' }, ['/guides/auth']],
  ['an example file', { 'content/examples/a.sql': 'select 2;\n' }, ['/guides/database']],
  [
    'a definition',
    { [GLOSSARY]: page('## C\n\n### Claim\n\nA fact in a token.') },
    ['/guides/auth', '/guides/resources/glossary'],
  ],
  [
    'a drawing',
    { 'content/images/flow.svg': '<svg viewBox="0 0 1 1"><path d="M0 0h2"/></svg>' },
    ['/guides/auth'],
  ],
  [
    'the text of an entry',
    { 'spec/javascript/v1.yml': entry('select', '  notes: More.\n') },
    ['/reference/javascript/v1/select'],
  ],
  [
    'a verdict about an entry',
    { [UPGRADE]: '- { id: select, verdict: replaced, by: [insert] }\n' },
    ['/guides/upgrade', '/reference/javascript/v1/select'],
  ],
  [
    'an entry that a version gets',
    { 'spec/javascript/v1.yml': entry('select') + entry('insert') },
    ['/guides/upgrade', '/reference/javascript/insert', '/reference/javascript/v1/insert'],
  ],
])('a change of %s changes the data of the pages that show it', (_, changes, paths) => {
  expect(changed(read(BASE), read({ ...BASE, ...changes }))).toEqual(paths);
});

test.each<[string, Partial<PageSources>, string[]]>([
  [
    'the proof of an example',
    {
      results: {
        ...NO_RESULTS,
        proofs: {
          pages: new Map([
            ['content/guides/database.mdx', new Map([[KEY, { proof: 'runs', by: 'Postgres 1' }]])],
          ]),
        },
      },
    },
    ['/guides/database'],
  ],
  [
    'the reason why an example can’t run',
    {
      examples: {
        examples: new Map(),
        reasons: new Map([['/guides/database', new Map([[KEY, 'It needs an extension.']])]]),
      },
    },
    ['/guides/database'],
  ],
  [
    'the release of an entry',
    {
      results: {
        ...NO_RESULTS,
        proofs: { pages: new Map() },
        apps: {},
        releases: { 'javascript/v2/select': '2.1.0' },
      },
    },
    [SELECT],
  ],
])('%s changes the data of the pages that show it', (_, more, paths) => {
  expect(changed(read(BASE), read(BASE, more))).toEqual(paths);
});

test('an entry lists the versions of the libraries with its tree that have it, the latest first', () => {
  // The same ID in another tree.
  const api = {
    'spec/sections/api.yml':
      'groups:\n  - items:\n      - { id: select, title: Select, type: function }\n',
    'spec/management-api.yml': entry('select'),
  };
  expect(shownEntry(read(api), SELECT).documentation.libs).toEqual([
    { library: 'javascript', version: 'v2', name: 'JavaScript v2', path: SELECT },
    {
      library: 'javascript',
      version: 'v1',
      name: 'JavaScript v1',
      path: '/reference/javascript/v1/select',
    },
  ]);
});

test('an entry has its release, or null', () => {
  const sources = read(
    {},
    { results: { ...NO_RESULTS, releases: { 'javascript/v2/select': '2.42.0' } } },
  );
  const since = (path: string) => shownEntry(sources, path).documentation.since;
  expect(since(SELECT)).toBe('2.42.0');
  expect(since('/reference/javascript/v1/select')).toBeNull();
  expect(since('/reference/javascript/insert')).toBeNull();
});
