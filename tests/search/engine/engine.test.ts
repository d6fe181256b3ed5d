import type { SearchRecord } from '../../../src/lib/search-record';
import { pageRecords } from '../../../src/node/search/site-records';
import { searchFiles } from '../../../src/node/search/search-files';
import { MARK } from '../../../src/search/engine/hit';
import type { Hit } from '../../../src/search/engine/hit';
import { searchSections } from '../../../src/search/engine/search';
import type { SearchRequest } from '../../../src/search/engine/search';
import type { HeadingsFile } from '../../../src/search/engine/sections';
import { packSections, unpackSections } from '../../../src/search/engine/sections';
import { REPORT_DELAY, SiteSearch } from '../../../src/search/engine/site-search';
import { suggestQueries } from '../../../src/search/engine/suggest';
import { countTerms, MAX_TERM_LENGTH } from '../../../src/search/engine/tokens';
import { engineData } from './site-data';

const page = (path: string, title: string, texts: [string, string][], more = {}) =>
  pageRecords({
    ...{ path, title, area: 'Auth', level: 'auth', library: null, version: null, pageRank: 100 },
    ...{ summary: `About ${title}.`, names: [], keywords: [], phrases: [], links: 0 },
    sections: [
      { id: '', title: '', depth: 1, text: '' },
      ...texts.map(([heading, text]) => ({
        ...{ id: heading.toLowerCase().replace(/ /g, '-'), title: heading, depth: 2, text },
      })),
    ],
    ...more,
  });
const LIBRARY = { level: 'reference_javascript_v2', library: 'javascript', version: 'v2' };
const UPSERT = `const { error } = await client
  .from('cities')
  .upsert(city, { onConflict: 'name' })`;
const operators = ['->>', '?'].map((text) => ({ anchor: 'test-it', text }));
const records: SearchRecord[] = [
  ...page(
    '/guides/auth/rls',
    'Row Level Security',
    [
      ['Write a policy', 'A policy decides which rows of a table a user can see.'],
      ['Test it', 'Sign in as another colleague and read the table again & <again>.'],
    ],
    { phrases: operators },
  ),
  ...page('/guides/nextjs', 'Use Supabase with Next.js', [
    ['Install', 'Run npm init && npm start.'],
  ]),
  ...page('/guides/import', 'Import cities', [], {
    sections: [
      { id: '', title: '', depth: 1, text: '' },
      { id: 'again', title: 'Import again', depth: 2, text: 'Replaces cities.', code: UPSERT },
    ],
  }),
  ...page('/guides/old', 'An older client', [['Trains', 'A locomotive.']], {
    ...{ level: 'reference_javascript_v1', library: 'javascript', version: 'v1', pageRank: 85 },
  }),
  ...page('/reference/javascript/maybe-single', 'maybeSingle(): Expect one row or none', [], {
    ...LIBRARY,
    area: 'JavaScript v2',
    names: ['maybeSingle()'],
  }),
];
const WORDS = {
  same: ['javascript js'],
  similar: ['colleague coworker'],
  clients: ['javascript', 'python', 'fastapi python'],
};
const data = engineData(records, WORDS);
const request = (query: string, more: Partial<SearchRequest> = {}) => ({
  ...{ query, limit: 20, snippetWords: 5 },
  ...more,
});
const search = (query: string, more: Partial<SearchRequest> = {}) =>
  searchSections(data, request(query, more));
/** With brackets for the marks. */
const snippetOf = ({ snippet = '' }: Hit) =>
  snippet.replaceAll(MARK.before, '[').replaceAll(MARK.after, ']');
const first = (query: string) => search(query).hits[0]?.url;

const terms = (text: string) => [...countTerms(text).keys()];

test.each([
  ['plurals in -es are singular', 'branches indexes caches', ['branch', 'index', 'cache']],
  ['words are lowercase and singular', 'Policies and Tables', ['policy', 'and', 'table']],
  ['dots join words', 'Next.js', ['nextj', 'next', 'js']],
  ['hyphens join words', 'sign-in', ['signin', 'sign', 'in']],
  ['underscores join words', 'pg_cron', ['pgcron', 'pg', 'cron']],
  ['camel case has parts', 'maybeSingle()', ['maybesingle', 'maybe', 'single']],
  ['an abbreviation is one part', 'JSONPath', ['jsonpath', 'json', 'path']],
  ['flags lose their dashes', '--use-migra', ['usemigra', 'use', 'migra']],
  ['accents are removed', 'Café', ['cafe']],
  ['paths are split', '/v1/projects', ['v1', 'project']],
  ['punctuation has no terms', ' -- ', []],
  [
    'operators are words',
    "a ->> b, (@>), '&&', and [-|-].",
    ['a', '->>', 'b', '@>', '&&', 'and', '-|-'],
  ],
  ['operators next to letters are punctuation', 'a->>b x::int', ['a', 'b', 'x', 'int']],
  ['C# and C++ are words', 'C#, c++ and #c', ['c#', 'c++', 'and', 'c']],
  ['an operator between slashes is punctuation', 'https://a.b/**/c?d', ['http', 'ab', 'c', 'd']],
  ['a line of symbols is punctuation', '====== // ------', []],
  ['a single symbol is punctuation', 'a * b ? c ...', ['a', 'b', 'c']],
  ['a single symbol on its own line is an operator', '*\n? \n...', ['*', '?', '...']],
  ['letters without a lower case are replaced', 'İNSERT ınsert Straße', ['insert', 'strasse']],
])('%s', (_, text, expected) => {
  expect(terms(text)).toEqual(expected);
});

test('terms that occur several times are counted, as words and as parts of words', () => {
  expect([...countTerms('Tables: maybeSingle() reads a table, single() too')]).toEqual(
    Object.entries({ table: 2, maybesingle: 1, maybe: 1, single: 2, read: 1, a: 1, too: 1 }),
  );
});

test.each([
  ['a title', 'row level security', '/guides/auth/rls'],
  ['the start of the last word', 'row lev', '/guides/auth/rls'],
  ['swapped letters', 'row levle', '/guides/auth/rls'],
  ['two swapped letters of three', 'rwo level', '/guides/auth/rls'],
  ['a method in any spelling', 'maybe-single', '/reference/javascript/maybe-single'],
  ['a method as typed', 'maybesingle', '/reference/javascript/maybe-single'],
  ['a word of a text', 'colleague', '/guides/auth/rls#test-it'],
  ['a synonym', 'coworker', '/guides/auth/rls#test-it'],
  ['joined words', 'nextjs', '/guides/nextjs'],
  ['words that belong together', 'next js', '/guides/nextjs'],
  ['a question with stop words', 'how to write a policy', '/guides/auth/rls#write-a-policy'],
  ['a query with an unknown word', 'policy unheardof', '/guides/auth/rls#write-a-policy'],
  ['a query with an unknown operator', 'policy ~~', '/guides/auth/rls#write-a-policy'],
  ['an operator', '->>', '/guides/auth/rls#test-it'],
  ['an operator in quotes', '"->>"', '/guides/auth/rls#test-it'],
  ['a question about an operator', 'what is ->>', '/guides/auth/rls#test-it'],
  ['a single symbol', '?', '/guides/auth/rls#test-it'],
  ['a single symbol and a space', '? ', '/guides/auth/rls#test-it'],
  ['a name in an example', 'onConflict', '/guides/import#again'],
  ['a name in lower case', 'onconflict', '/guides/import#again'],
  ['the start of a name', 'onConf', '/guides/import#again'],
  ['a name and a word of a text', 'cities onConflict', '/guides/import#again'],
])('%s finds its section', (_, query, url) => {
  expect(first(query)).toBe(url);
});

test('an operator that the site does not have changes nothing', () => {
  const urls = (query: string) => search(query).hits.map(({ url }) => url);
  expect(urls('policy ~~ table')).toEqual(urls('policy table'));
});

test.each(['', '   ', '-', 'zzqqxxyy', '\u0000', '🙂', '(', '%', 'constructor', '__proto__'])(
  '%j has no results and causes no error',
  (query) => {
    expect(search(query).total).toBe(0);
  },
);

test('long words are cut, in the index and in queries', () => {
  const blob = 'k'.repeat(50_000);
  expect(terms(blob)).toEqual(['k'.repeat(MAX_TERM_LENGTH)]);
  expect(Math.max(...terms(`${blob}.${blob}`).map(({ length }) => length))).toBe(MAX_TERM_LENGTH);
});

test('a hit is the section, with marks in its titles', () => {
  const { hits, total } = search('policy', { limit: 1 });
  expect(total).toBe(1);
  const hierarchy = { lvl0: 'Auth', lvl1: 'Row Level Security', lvl2: 'Write a policy' };
  expect(hits).toMatchObject([
    {
      ...{ objectID: expect.stringMatching(/^[0-9a-f]{16}$/), type: 'lvl2', hierarchy },
      url: '/guides/auth/rls#write-a-policy',
      marked: { ...hierarchy, lvl2: `Write a ${MARK.before}policy${MARK.after}` },
    },
  ]);
});

test('a page that is found by its title has the start of its text', () => {
  const [hit] = search('row level security').hits;
  expect(hit).toMatchObject({ type: 'lvl1', url: '/guides/auth/rls' });
  expect(snippetOf(hit!)).toBe('About [Row] [Level] [Security].');
});

test('a snippet is plain text around the matches', () => {
  const [hit] = search('again table').hits;
  expect(hit).toMatchObject({ type: 'content', url: '/guides/auth/rls#test-it' });
  expect(snippetOf(hit!)).toBe('…read the [table] [again] & <[again]>.');
});

test('a name in an example is shown with its line of code', () => {
  const [hit] = search('onConflict').hits;
  expect(hit).toMatchObject({ type: 'content', isCode: true });
  expect(snippetOf(hit!)).toBe(".upsert(city, { [onConflict]: 'name' })");
  const [text] = search('replaces').hits;
  expect(text).toMatchObject({ url: '/guides/import#again', isCode: false });
});

test('a text that explains a name comes before the signature on its page', () => {
  const title = 'upsert(): Insert or update rows';
  const upsert = page('/reference/javascript/upsert', title, [], {
    ...LIBRARY,
    area: 'JavaScript v2',
    names: ['upsert()'],
    sections: [
      { id: '', title: '', depth: 1, text: 'Inserts rows.', code: 'upsert(rows, { onConflict })' },
      { id: 'parameters', title: 'Parameters', depth: 2, text: 'onConflict lists the columns.' },
    ],
  });
  const { hits } = searchSections(engineData(upsert), request('onConflict'));
  expect(hits[0]?.url).toBe('/reference/javascript/upsert#parameters');
});

test('the entry of a name comes before pages that only have other words of the query', () => {
  const invite = page('/reference/javascript/invite', 'inviteUserByEmail(): Invite a user', [], {
    ...LIBRARY,
    names: ['inviteUserByEmail()'],
  });
  const guide = page('/guides/mail', 'Mail server', [['Limits', 'A server times out.']]);
  const { hits } = searchSections(
    engineData([...guide, ...invite]),
    request('inviteUserByEmail times out custom smtp server'),
  );
  expect(hits[0]?.url).toBe('/reference/javascript/invite');
});

test('a section that starts with a message comes before the one about its Postgres code, unless that one has it', () => {
  const errors = engineData([
    ...page('/reference/errors/codes', 'Codes', [], {
      sections: [
        { id: '', title: '', depth: 1, text: '' },
        { id: 'code', title: '42501', depth: 3, text: 'permission denied for table: Grant it.' },
        { id: 'value', title: '22023', depth: 3, text: 'invalid parameter value: Correct it.' },
        { id: 'schema', title: '3F000', depth: 3, text: 'schema "…" does not exist: Create it.' },
      ],
    }),
    ...page('/reference/errors/other', 'Other errors', [], {
      sections: [
        { id: '', title: '', depth: 1, text: '' },
        { id: 'owner', title: 'Owners', depth: 2, text: 'must be owner of relation\nA.\nB.' },
        { id: 'queue', title: 'Queues', depth: 2, text: 'permission denied for table\nA.\nB.' },
        {
          id: 'job',
          title: 'Jobs',
          depth: 2,
          text: 'no job found, or permission denied for table job\nA.\nB.',
        },
        {
          id: 'update',
          title: 'Updates',
          depth: 2,
          text: 'extension "…" has no update path\nCreate extension vector.\nB.',
        },
        { id: 'net', title: 'Schemas', depth: 2, text: 'schema "net" does not exist\nA.\nB.' },
      ],
    }),
  ]);
  const firstFor = (query: string) => searchSections(errors, request(query)).hits[0]?.url;
  expect(firstFor('42501 must be owner of relation')).toBe('/reference/errors/other#owner');
  expect(firstFor('42501 permission denied for table')).toBe('/reference/errors/codes#code');
  expect(firstFor('42501 permission denied for table job')).toBe('/reference/errors/other#job');
  expect(firstFor('22023 extension vector has no update path')).toBe(
    '/reference/errors/other#update',
  );
  expect(firstFor('3F000 schema net does not exist')).toBe('/reference/errors/other#net');
  expect(firstFor('3F000 schema app does not exist')).toBe('/reference/errors/codes#schema');
});

test('a code with spaces and a short message lead to the catalog', () => {
  const errors = engineData([
    ...page('/guides/jwt', 'Tokens', [['Troubleshooting', 'JWT expired\nA.\nB.']]),
    ...page('/reference/errors/auth', 'Auth errors', [], {
      sections: [
        { id: '', title: '', depth: 1, text: '' },
        { id: 'otp_expired', title: 'otp_expired', depth: 3, text: 'Send another one.' },
        { id: 'bad_jwt', title: 'bad_jwt', depth: 3, text: 'Usually, JWT expired: refresh it.' },
      ],
    }),
  ]);
  const firstFor = (query: string) => searchSections(errors, request(query)).hits[0]?.url;
  expect(firstFor('otp expired')).toBe('/reference/errors/auth#otp_expired');
  expect(firstFor('JWT expired')).toBe('/reference/errors/auth#bad_jwt');
});

test('a row with another name does not quote the message', () => {
  const errors = engineData([
    ...page('/reference/errors/codes', 'Codes', [], {
      sections: [
        { id: '', title: '', depth: 1, text: '' },
        ...[
          ['any', 'function … does not exist\nA.\nB.'],
          ['post', 'function net.http_post(…) does not exist\nA.\nB.'],
          ['denied', 'permission denied for schema …\nA.\nB.'],
          [
            'member',
            'supabase.from is not a function, or supabase.auth.… is not a function\nA.\nB.',
          ],
        ].map(([id, text]) => ({ id, title: `About ${id}`, depth: 2, text })),
      ],
    }),
    ...page('/reference/errors/old', 'Old errors', [
      ['Session', 'supabase.auth.session is not a function\nA.\nB.'],
      ['Repack', 'permission denied for schema repack\nA.\nB.'],
    ]),
  ]);
  const firstFor = (query: string) => searchSections(errors, request(query)).hits[0]?.url;
  expect(firstFor('function crypt(text, text) does not exist')).toBe('/reference/errors/codes#any');
  expect(firstFor('function net.http_post(text) does not exist')).toBe(
    '/reference/errors/codes#post',
  );
  expect(firstFor('permission denied for schema graphql_public')).toBe(
    '/reference/errors/codes#denied',
  );
  expect(firstFor('supabase.auth.signIn is not a function')).toBe('/reference/errors/codes#member');
  expect(firstFor('supabase.auth.session is not a function')).toBe('/reference/errors/old#session');
});

test('a word that is only in an example is not a typo of another word', () => {
  expect(first('cityes')).toBe('/guides/import');
});

test('an operator in a text is marked', () => {
  const [hit] = search('&&', { snippetWords: 3 }).hits;
  expect(hit).toMatchObject({ type: 'content', url: '/guides/nextjs#install' });
  expect(snippetOf(hit!)).toBe('…[&&] npm start.');
});

test('a search can be limited to a level', () => {
  const { hits } = search('row', { level: 'reference_javascript_v2' });
  expect(hits.map(({ url }) => url)).toEqual(['/reference/javascript/maybe-single']);
});

test('unpacked sections equal the originals, without their phrases', () => {
  const file = JSON.parse(JSON.stringify(packSections(data.sections, WORDS))) as HeadingsFile;
  expect(file.words).toEqual(WORDS);
  expect(unpackSections(file)).toEqual(
    data.sections.map((section) => ({ ...section, phrases: [] })),
  );
});

test('suggestions are similar words, or page titles if no word is similar', () => {
  expect(suggestQueries(data, 'sekurytx')).toContain('security');
  expect(suggestQueries(data, 'zzqqxxyy')).toHaveLength(3);
});

describe('the files of the embedded search', () => {
  const files = searchFiles(records);
  const read = (name: string) => Promise.resolve(JSON.parse(files.get(name) ?? '') as unknown);
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  /** Lets files arrive, and their report. */
  const report = () => jest.advanceTimersByTimeAsync(REPORT_DELAY);
  test('headings are searched first, and texts improve the results when they arrive', async () => {
    const improved = jest.fn();
    const arrivals = new Map<string, () => void>();
    const readLater = async (name: string) => {
      const [kind = ''] = name.split('-');
      if (/index|texts/.test(kind)) await new Promise<void>((done) => arrivals.set(kind, done));
      return read(name);
    };
    const siteSearch = new SiteSearch(readLater, improved);
    const early = await siteSearch.search(request('another colleague'));
    expect(early.hits).toEqual([]);
    arrivals.get('index')!();
    await report();
    const late = await siteSearch.search(request('another colleague'));
    expect(late.hits[0]).toMatchObject({ url: '/guides/auth/rls#test-it', type: 'content' });
    expect(late.hits[0]).not.toHaveProperty('content');
    arrivals.get('texts')!();
    await report();
    const last = await siteSearch.search(request('another colleague'));
    expect(snippetOf(last.hits[0]!)).toContain('[another] [colleague]');
    expect(improved).toHaveBeenCalledTimes(2);
  });

  test('a patient search waits for what ranks its hits, and only the latest one waits', async () => {
    const arrivals: (() => void)[] = [];
    const readLater = async (name: string) => {
      if (name.startsWith('index')) await new Promise<void>((done) => arrivals.push(done));
      return read(name);
    };
    const improved = jest.fn();
    const siteSearch = new SiteSearch(readLater, improved);
    const totals: number[] = [];
    const start = (query: string, patience: number) =>
      void siteSearch.search(request(query), patience).then(({ total }) => totals.push(total));
    start('another colleague', 500);
    await jest.advanceTimersByTimeAsync(400);
    expect(totals).toEqual([]);
    await jest.advanceTimersByTimeAsync(100);
    expect(totals).toEqual([0]);
    start('another', 5000);
    start('another colleague', 5000);
    await jest.advanceTimersByTimeAsync(1000);
    expect([totals, improved.mock.calls]).toEqual([[0, 0], []]);
    arrivals[0]!();
    await report();
    expect(totals).toEqual([0, 0, 1]);
    expect(improved).toHaveBeenCalledTimes(1);
  });

  const ERROR_ROW = 'locked for review (Auth)\nAn admin locked it.\nAsk the admin.';
  const withErrors = searchFiles([
    ...records,
    ...page('/guides/errors', 'Errors of Auth', [
      ['Messages', ERROR_ROW],
      ['Words', 'It failed, locked for review.'],
    ]),
  ]);
  test.each([
    ['a phrase', '->>', [], {}],
    ['a word of a text', 'colleague', [], {}],
    ['a name that a text contains', 'maybeSingle', ['names'], {}],
    ['a name in an example', 'onConflict', ['more', 'names'], {}],
    ['an unknown word', 'locomotive', ['more', 'names'], {}],
    ['an older version', 'trains', ['more'], { level: 'reference_javascript_v1' }],
    ['the latest version', 'one row', [], { level: 'reference_javascript_v2' }],
    ['an error', 'failed: locked for review', ['errors', 'more'], {}],
  ])(
    'a query with %s only loads the parts of the index that it needs',
    async (_, query, parts, more) => {
      const loaded = new Set<string>();
      const siteSearch = new SiteSearch((name) => {
        loaded.add(name.split('-')[0]!);
        return Promise.resolve(JSON.parse(withErrors.get(name)!) as unknown);
      }, jest.fn());
      for (let round = 0; round < 3; round++) {
        await siteSearch.search(request(query, more));
        await report();
      }
      const { hits } = await siteSearch.search(request(query, more));
      expect(hits.length).toBeGreaterThan(0);
      expect([...loaded].filter((name) => /errors|more|names/.test(name)).sort()).toEqual(parts);
    },
  );

  test('files that arrive at about the same time are reported once', async () => {
    const improved = jest.fn();
    const counted = jest.fn(read);
    const siteSearch = new SiteSearch(counted, improved);
    await siteSearch.search(request('another colleague'));
    await siteSearch.search(request('another colleague'));
    expect(counted.mock.calls.filter(([name]) => /index|texts/.test(name))).toHaveLength(2);
    await report();
    expect(improved).toHaveBeenCalledTimes(1);
  });

  test('a failed file is read again without the cache, and a failed search can be repeated', async () => {
    let failing = true;
    const cacheBypasses: boolean[] = [];
    const siteSearch = new SiteSearch((name, bypassCache) => {
      cacheBypasses.push(bypassCache);
      return failing ? Promise.reject(new Error(name)) : read(name);
    }, jest.fn());
    await expect(siteSearch.search(request('row'))).rejects.toThrow('manifest.json');
    expect(cacheBypasses).toEqual([false, true]);
    failing = false;
    expect((await siteSearch.search(request('row'))).total).toBeGreaterThan(0);
  });
});

test('a page appears once, with its best section', () => {
  const urls = search('policy row').hits.map(({ url }) => url.split('#')[0]);
  expect(urls.length).toBeGreaterThan(0);
  expect(new Set(urls).size).toBe(urls.length);
});

describe('guides and entries on the same topic', () => {
  const entry = (library: string, pageRank: number) =>
    page(`/reference/${library}/upload`, 'upload(): Upload a file', [], {
      ...{ area: library, level: `reference_${library}`, library, version: null, pageRank },
      names: ['upload()'],
    });
  const guide = page(
    '/guides/storage/quickstart',
    'Quickstart',
    [['Upload a file', 'To a bucket.']],
    {
      area: 'Storage',
      level: 'storage',
    },
  );
  const upload = page('/guides/storage/upload', 'Upload files', [], { area: 'Storage' });
  const server = page('/guides/server', 'Upload files with FastAPI', [], { area: 'Guides' });
  const mixed = engineData(
    [...entry('python', 94), ...entry('javascript', 100), ...guide, ...upload, ...server],
    WORDS,
  );
  const found = (query: string) => searchSections(mixed, request(query)).hits.map(({ url }) => url);

  test('the first library comes before the others', () => {
    const entries = found('upload()').filter((url) => url.startsWith('/reference'));
    expect(entries).toEqual(['/reference/javascript/upload', '/reference/python/upload']);
  });

  test.each([
    ['upload fastapi', '/guides/server'],
    ['upload js', '/reference/javascript/upload'],
  ])('"%s" finds the page about the client', (query, url) => {
    expect(found(query)[0]).toBe(url);
  });

  test('pages about a client that the named one is built on come before those about others', () => {
    const entries = found('upload fastapi').filter((url) => url.startsWith('/reference'));
    expect(entries).toEqual(['/reference/python/upload', '/reference/javascript/upload']);
  });

  test('entries of the library that the query names come before those of the first library', () => {
    const entries = found('upload a file python').filter((url) => url.startsWith('/reference'));
    expect(entries[0]).toBe('/reference/python/upload');
  });

  test('an area and a title find the page', () => {
    expect(found('storage quickstart')[0]).toBe('/guides/storage/quickstart');
    expect(found('python upload')[0]).toBe('/reference/python/upload');
  });

  test('a guide comes before the same entry of a second library', () => {
    const urls = found('upload file');
    const guideAt = urls.findIndex((url) => url.startsWith('/guides'));
    expect(guideAt).toBeGreaterThanOrEqual(0);
    expect(guideAt).toBeLessThan(urls.indexOf('/reference/python/upload'));
  });
});

test('a page whose sections contain all words together ranks before one that lacks a word', () => {
  const peel: [string, string] = ['Peel apples', 'Peel every apple.'];
  const pages = engineData([
    ...page('/a-part', 'Kitchen', [peel, ['Apples', 'Wash the apples.']]),
    ...page('/b-all', 'Garden', [peel, ['Lemonade', 'Press the lemons.']]),
  ]);
  const firstPage = (query: string) => searchSections(pages, request(query)).hits[0]!.url;
  expect(firstPage('peel apples')).toBe('/a-part#peel-apples');
  expect(firstPage('peel apples lemonade')).toMatch(/^\/b-all/);
});
