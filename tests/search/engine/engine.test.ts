import type { SearchRecord } from '../../../src/lib/search-record';
import { pageRecords } from '../../../src/node/search/records';
import { searchFiles } from '../../../src/node/search/search-files';
import { answer } from '../../../src/search/engine/engine';
import type { HeadingsFile } from '../../../src/search/engine/files';
import { packSections, unpackSections } from '../../../src/search/engine/files';
import { SectionIndex } from '../../../src/search/engine/section-index';
import { SiteSearch } from '../../../src/search/engine/site-search';
import { suggestions } from '../../../src/search/engine/suggest';
import { terms } from '../../../src/search/engine/tokens';
import { typosAllowed, typosBetween } from '../../../src/search/engine/typos';
import { engineData } from './site-data';

const page = (path: string, title: string, texts: [string, string][], more = {}) =>
  pageRecords({
    ...{ path, title, area: 'Auth', level: 'auth', library: null, version: null, pageRank: 100 },
    ...{ summary: `About ${title}.`, names: [], keywords: [] },
    sections: [
      { id: '', title: '', depth: 1, text: '' },
      ...texts.map(([heading, text]) => ({
        ...{ id: heading.toLowerCase().replace(/ /g, '-'), title: heading, depth: 2, text },
      })),
    ],
    ...more,
  });
const LIBRARY = { level: 'reference_javascript_v2', library: 'javascript', version: 'v2' };
const records: SearchRecord[] = [
  ...page('/guides/auth/rls', 'Row level security', [
    ['Write a policy', 'A policy says which rows of a table a reader may see.'],
    ['Test it', 'Sign in as somebody else and read the table again & <again>.'],
  ]),
  ...page('/guides/nextjs', 'Use Supabase with Next.js', [['Install', 'Runs in the terminal.']]),
  ...page('/reference/javascript/maybe-single', 'maybeSingle(): Expect one row or none', [], {
    ...LIBRARY,
    area: 'JavaScript v2',
    names: ['maybeSingle()'],
  }),
];
const data = engineData(records);
const ask = (query: string, params = {}) =>
  answer(data, { indexName: 'docs', params: { query, ...params } });
const first = (query: string) => ask(query).hits[0]?.url;

test.each([
  ['words are in one case and number', 'Policies and Tables', ['policy', 'and', 'table']],
  ['dots join', 'Next.js', ['nextj', 'next', 'javascript']],
  ['hyphens join', 'sign-in', ['signin', 'sign', 'in']],
  ['underscores join', 'pg_cron', ['pgcron', 'pg', 'cron']],
  ['camel case has parts', 'maybeSingle()', ['maybesingle', 'maybe', 'single']],
  ['capitals are one part', 'JSONPath', ['jsonpath', 'json', 'path']],
  ['flags lose their dashes', '--use-migra', ['usemigra', 'use', 'migra']],
  ['accents do not count', 'Café', ['cafe']],
  ['paths are their parts', '/v1/projects', ['v1', 'project']],
  ['nothing has no terms', ' -- ', []],
])('%s', (_, text, expected) => {
  expect(terms(text)).toEqual(expected);
});

test.each([
  ['abcd', 'abdc', 2, 1],
  ['security', 'securty', 2, 1],
  ['select', 'selcte', 2, 2],
  ['select', 'insert', 2, 3],
  ['a', 'abcd', 1, 2],
])('from %s to %s', (a, b, limit, typos) => {
  expect(typosBetween(a, b, limit)).toBe(typos);
});

test.each([
  ['row', 0],
  ['rows', 1],
  ['security', 2],
  ['57014', 0],
] as const)('%s may have %i typos', (word, typos) => {
  expect(typosAllowed(word)).toBe(typos);
});

test.each([
  ['a title', 'row level security', '/guides/auth/rls'],
  ['the beginning of the last word', 'row lev', '/guides/auth/rls'],
  ['swapped letters', 'row levle', '/guides/auth/rls'],
  ['a method in any spelling', 'maybe-single', '/reference/javascript/maybe-single'],
  ['a method as typed', 'maybesingle', '/reference/javascript/maybe-single'],
  ['a word of a text', 'somebody', '/guides/auth/rls#test-it'],
  ['joined words', 'nextjs', '/guides/nextjs'],
  ['words that fill in', 'how to write a policy', '/guides/auth/rls#write-a-policy'],
  ['a word too much', 'policy unheardof', '/guides/auth/rls#write-a-policy'],
])('%s finds its section', (_, query, url) => {
  expect(first(query)).toBe(url);
});

test.each(['', '   ', '-', 'zzqqxxyy', '\u0000', '🙂', '(', '%', 'constructor', '__proto__'])(
  '%j finds nothing and breaks nothing',
  (query) => {
    expect(ask(query).nbHits).toBe(0);
  },
);

test('an answer has the shape of a search host', () => {
  const { hits, ...rest } = ask('policy', {
    attributesToRetrieve: ['hierarchy.lvl0', 'hierarchy.lvl1', 'hierarchy.lvl2', 'type', 'url'],
    attributesToSnippet: ['hierarchy.lvl1:3', 'content:5'],
    hitsPerPage: 1,
  });
  expect(rest).toMatchObject({
    query: 'policy',
    nbHits: 1,
    hitsPerPage: 1,
    index: 'docs',
    page: 0,
  });
  expect(hits).toEqual([
    {
      objectID: expect.stringMatching(/^[0-9a-f]{16}$/),
      url: '/guides/auth/rls#write-a-policy',
      type: 'lvl2',
      hierarchy: { lvl0: 'Auth', lvl1: 'Row level security', lvl2: 'Write a policy' },
      _highlightResult: {
        hierarchy: {
          lvl0: { value: 'Auth', matchLevel: 'none', matchedWords: [] },
          lvl1: { value: 'Row level security', matchLevel: 'none', matchedWords: [] },
          lvl2: { value: 'Write a <em>policy</em>', matchLevel: 'full', matchedWords: ['policy'] },
        },
      },
      _snippetResult: {
        hierarchy: { lvl1: { value: 'Row level security', matchLevel: 'none', matchedWords: [] } },
      },
    },
  ]);
});

test('a snippet shows the words around, in plain text with the tags asked for', () => {
  const [hit] = ask('again table', {
    attributesToSnippet: ['content:5'],
    highlightPreTag: '[',
    highlightPostTag: ']',
  }).hits;
  expect(hit).toMatchObject({ type: 'content', url: '/guides/auth/rls#test-it' });
  expect(hit!._snippetResult.content!.value).toBe('…read the [table] [again] & <[again]>.');
});

test('a search is narrowed to a level', () => {
  const urls = ask('row', { facetFilters: ['level:reference_javascript_v2'] }).hits.map(
    (hit) => hit.url,
  );
  expect(urls).toEqual(['/reference/javascript/maybe-single']);
});

test('a packed index answers as the one it was made of', () => {
  const full = SectionIndex.unpack(JSON.parse(JSON.stringify(data.full!.pack())), data.headings);
  for (const query of ['row', 'policy', 'sign in', 'levle', 'maybes']) {
    const request = { indexName: 'docs', params: { query } };
    const { processingTimeMS: _, ...unpacked } = answer({ ...data, full }, request);
    const { processingTimeMS: __, ...original } = answer(data, request);
    expect(unpacked).toEqual(original);
  }
});

test('packed sections are the same sections', () => {
  const file = JSON.parse(JSON.stringify(packSections(data.sections))) as HeadingsFile;
  expect(unpackSections(file)).toEqual(data.sections);
});

test('what was meant is suggested from the words of the site', () => {
  expect(suggestions(data, 'sekurytx')).toContain('security');
  expect(suggestions(data, 'zzqqxxyy')).toHaveLength(3);
});

describe('the files of the embedded search', () => {
  const files = searchFiles(records);
  const read = (name: string) => Promise.resolve(JSON.parse(files.get(name) ?? '') as unknown);
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
  const request = (query: string) => [
    { indexName: 'docs', params: { query, attributesToSnippet: ['content:9'] } },
  ];

  test('headings answer first, texts follow and improve the answer', async () => {
    const improved = jest.fn();
    const slowly = async (name: string) => {
      if (!/manifest|headings/.test(name)) await settled();
      return read(name);
    };
    const search = new SiteSearch(slowly, improved);
    const [early] = await search.search(request('somebody else'));
    expect(early!.hits).toEqual([]);
    await settled();
    await settled();
    const [late] = await search.search(request('somebody else'));
    expect(late!.hits[0]).toMatchObject({ url: '/guides/auth/rls#test-it', content: null });
    await settled();
    await settled();
    const [last] = await search.search(request('somebody else'));
    expect(last!.hits[0]!._snippetResult.content!.value).toContain(
      '<em>somebody</em> <em>else</em>',
    );
    expect(improved).toHaveBeenCalledTimes(2);
  });

  test('a file that fails is read again without cache; a failed search may be repeated', async () => {
    let failing = true;
    const asked: boolean[] = [];
    const search = new SiteSearch((name, fresh) => {
      asked.push(fresh);
      return failing ? Promise.reject(new Error(name)) : read(name);
    }, jest.fn());
    await expect(search.search(request('row'))).rejects.toThrow('manifest.json');
    expect(asked).toEqual([false, true]);
    failing = false;
    expect((await search.search(request('row')))[0]!.nbHits).toBeGreaterThan(0);
  });
});
