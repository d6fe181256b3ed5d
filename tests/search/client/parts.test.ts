import {
  leakingVariables,
  algoliaConfigOf,
  checkPublishable,
} from '../../../src/node/search/algolia-config';
import type { PublishedRecord } from '../../../src/node/search/algolia-config';
import { recordErrors } from '../../../src/node/search/check-records';
import { pageRecords, splitText } from '../../../src/node/search/records';
import { recordChanges } from '../../../src/node/search/published-digests';
import { SITE } from '../../../src/lib/site';
import { firstAnswer } from '../../../src/search/client/first-answer';
import { groupHits } from '../../../src/search/overlay/groups';
import { readHit } from '../../../src/search/client/hit';
import type { Hit } from '../../../src/search/client/hit';
import { isOpeningKey } from '../../../src/search/opening-keys';
import { cutQuery, reportUrl } from '../../../src/search/client/query-text';
import { readAnswers } from '../../../src/search/client/read-answers';
import { nextScreen } from '../../../src/search/overlay/screen';
import { RetryError } from '../../../src/search/client/search-client';
import { sitePath } from '../../../src/search/client/site-path';
import type { StoredChange, StoredSearches } from '../../../src/search/overlay/stored-searches';
import {
  changeStored,
  NOTHING_STORED,
  readStored,
  searchToStore,
  storageKeys,
} from '../../../src/search/overlay/stored-searches';
import { randomFrom, seedFor } from '../../fixtures/random';

const raw = (objectID: string, type: string, titles: string[], more = {}) => ({
  ...{ objectID, type, url: `/guides/a#${objectID}` },
  hierarchy: Object.fromEntries(titles.map((title, level) => [`lvl${level}`, title])),
  ...more,
});
const hit = (...args: Parameters<typeof raw>): Hit => readHit(raw(...args))!;

describe('addresses of hits', () => {
  test.each([
    ['/guides/auth#sign-in', '/guides/auth#sign-in'],
    ['/docs/guides/auth', '/guides/auth'],
    ['/docs', '/'],
    [`${SITE.origin}/docs/guides/auth#a`, '/guides/auth#a'],
    ['/guides/schlüssel#größe', '/guides/schlüssel#größe'],
  ])('%s is a path of the site', (url, path) => {
    expect(sitePath(url)).toBe(path);
  });

  test.each([
    ...[
      'javascript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      '//evil.example',
      '\\\\evil.example',
    ],
    ...[
      'https://evil.example/docs/a',
      `${SITE.origin}@evil.example/`,
      `${SITE.origin}.evil.example/`,
    ],
    ...[
      'java\tscript:alert(1)',
      'https:/\nevil',
      '/\\evil.example',
      '/docs//evil.example',
      '/a/../../b',
    ],
    ...['/a%00', '/a?next=//evil', '/a"onload="x', '/a<script>', '', `/${'a'.repeat(10_000)}`],
  ])('%j leads nowhere', (url) => {
    expect(sitePath(url)).toBeUndefined();
  });
});

describe('hits', () => {
  const NO_HITS = [
    ...[null, undefined, 7, 'hit', [], {}, { objectID: 'a' }, raw('', 'lvl1', ['A', 'B'])],
    ...[raw('a', 'lvl9', ['A', 'B']), raw('a', 'lvl1', ['A']), raw('a', 'lvl1', [])],
    ...[raw('a', 'lvl1', ['A', 'B'], { url: 'javascript:alert(1)' })],
    ...[
      raw('a', 'lvl1', ['A', 'B'], { url: 7 }),
      raw('a', 'lvl1', ['A', 'B'], { hierarchy: null }),
    ],
  ];
  test.each(NO_HITS.map((value) => [value]))('%j is none', (value) => {
    expect(readHit(value)).toBeUndefined();
  });

  test('numbers for texts and missing highlights do no harm', () => {
    const odd = raw('a', 'lvl2', ['A', 'B', 'C'], {
      _highlightResult: { hierarchy: { lvl1: { value: 7 }, lvl2: null } },
      _snippetResult: 'x',
    });
    expect(readHit(odd)).toMatchObject({ snippet: '', marked: { lvl1: null, lvl2: null } });
  });

  test('at most five stand in a group, those of a page together', () => {
    const hits = [
      hit('1', 'lvl2', ['Auth', 'RLS', 'Test']),
      hit('2', 'lvl1', ['Auth', 'Users']),
      hit('3', 'lvl1', ['Auth', 'RLS']),
      hit('4', 'content', ['Auth', 'RLS', 'Test']),
      hit('5', 'lvl1', ['constructor', '__proto__']),
      hit('6', 'lvl1', ['hasOwnProperty', 'toString']),
      hit('7', 'lvl1', ['Auth', 'Other']),
      hit('8', 'lvl1', ['Auth', 'Too much']),
    ];
    expect(
      groupHits(hits).map(({ name, rows }) => [
        name,
        rows.map(({ hit: { objectID }, isChild, isLastChild }) => [objectID, isChild, isLastChild]),
      ]),
    ).toEqual([
      [
        'Auth',
        [
          ['1', true, true],
          ['3', false, false],
          ['4', true, true],
          ['2', false, false],
          ['7', false, false],
        ],
      ],
      ['constructor', [['5', false, false]]],
      ['hasOwnProperty', [['6', false, false]]],
    ]);
  });
});

describe('stored searches', () => {
  const stored = (id: string) => searchToStore(hit(id, 'lvl1', ['Auth', id]));
  const after = (changes: StoredChange[], before: StoredSearches = NOTHING_STORED) => {
    const { recent, favorite } = changes.reduce(changeStored, before);
    return [recent, favorite].map((list) => list.map(({ objectID }) => objectID).join(' '));
  };
  const visit = (id: string): StoredChange => ({ kind: 'visit', search: stored(id) });
  const promote = (id: string): StoredChange => ({ kind: 'promote', search: stored(id) });
  const forget = (objectID: string): StoredChange => ({ kind: 'forget', objectID });

  test.each<[string, StoredChange[], string[]]>([
    ['the newest comes first, once', [visit('a'), visit('b'), visit('a')], ['a b', '']],
    ['seven are recent', [...'abcdefgh'].map(visit), ['h g f e d c b', '']],
    ['four beside favorites', [...[...'abcdefgh'].map(visit), promote('a')], ['h g f e', 'a']],
    ['ten are favorites', [...'abcdefghijk'].map(promote), ['', 'k j i h g f e d c b']],
    ['a favorite is not recent', [visit('a'), promote('a'), visit('a')], ['', 'a']],
    ['either is removed', [visit('a'), promote('b'), forget('a'), forget('b')], ['', '']],
  ])('%s', (_, changes, lists) => {
    expect(after(changes)).toEqual(lists);
  });

  test('of a text its page is stored', () => {
    const search = searchToStore(hit('x', 'content', ['Auth', 'RLS', 'Test']));
    expect(search).toMatchObject({
      type: 'lvl1',
      url: '/guides/a',
      hierarchy: { lvl1: 'RLS', lvl2: null },
    });
  });

  const { recent: KEY } = storageKeys('docs');
  test.each([
    ['no JSON', '{', 0],
    ['no list', '{"length":1}', 0],
    ['nothing in it', '[null]', 0],
    [
      'another site',
      JSON.stringify([raw('a', 'lvl1', ['A', 'B'], { url: 'https://evil.example' })]),
      0,
    ],
    [
      '10,000 entries',
      JSON.stringify(Array.from({ length: 10_000 }, (_, id) => raw(`${id}`, 'lvl1', ['A', 'B']))),
      7,
    ],
    ['one twice', JSON.stringify([raw('a', 'lvl1', ['A', 'B']), raw('a', 'lvl1', ['A', 'B'])]), 1],
    ['one good among bad', JSON.stringify([7, raw('a', 'lvl1', ['A', 'B']), 'x']), 1],
  ])('a storage with %s is read entry by entry', (_, text, count) => {
    const lists = readStored((key) => (key === KEY ? text : null), 'docs');
    expect(lists.recent).toHaveLength(count);
  });
});

test.each([
  ['nothing typed', 'hits', '', 'idle', 'row', 3, 'start'],
  ['blanks', 'hits', '  ', 'idle', 'row', 3, 'start'],
  ['awaiting the first answer', 'start', 'row', 'loading', '', 0, 'start'],
  ['awaiting the next answer', 'hits', 'rows', 'stalled', 'row', 3, 'hits'],
  ['an answer', 'start', 'row', 'idle', 'row', 3, 'hits'],
  ['an answer without hits', 'hits', 'rox', 'idle', 'rox', 0, 'none'],
  ['a failure', 'hits', 'row', 'error', 'ro', 3, 'error'],
  ['trying again', 'error', 'row', 'loading', 'ro', 3, 'error'],
] as const)('%s', (_, before, text, status, answered, hits, screen) => {
  expect(nextScreen(before, { text, status, answered, hits })).toBe(screen);
});

test('a query is cut at 64 code units without splitting a character', () => {
  expect(cutQuery('a'.repeat(10_000))).toHaveLength(64);
  expect(cutQuery(`${'a'.repeat(63)}🙂`)).toBe('a'.repeat(63));
});

test.each(['a&b=c', '<img src=x>', '"><script>', '\ud800', '🙂', '@everyone #1 `x`', '\u0000'])(
  'the report of %j is one encoded address',
  (query) => {
    const url = new URL(reportUrl(query));
    expect(url.origin + url.pathname).toBe(`${SITE.repository}/issues/new`);
    expect([...url.searchParams.keys()]).toEqual(['title', 'body']);
  },
);

describe('the first answer', () => {
  const apiError = (status: number) =>
    Object.assign(new Error(`Status ${status}`), { name: 'ApiError', status });
  const after = <T>(ms: number, value: T) =>
    new Promise<T>((resolve) => setTimeout(resolve, ms, value));
  const fail = (error: Error) => () => Promise.reject(error);
  const never = () => new Promise<string>(() => undefined);
  const net = () => Promise.resolve('net');

  test.each<[string, () => Promise<string>, () => Promise<string>, string]>([
    ['the host in time', () => after(10, 'host'), net, 'host'],
    ['the net where no host is reached', fail(new RetryError()), net, 'net'],
    ['the net where a key is refused', fail(apiError(403)), net, 'net'],
    ['the net where a quota is used up', fail(apiError(429)), net, 'net'],
    ['the net where the host says nonsense', fail(new Error('JSON')), net, 'net'],
    ['the net where the host is silent', never, net, 'net'],
    ['a late host where the net fails', () => after(400, 'host'), fail(new Error()), 'host'],
  ])('is %s', async (_, host, embedded, expected) => {
    expect(await firstAnswer(host, embedded)).toBe(expected);
  });

  test('is an error where the host refuses the request, with its message', async () => {
    await expect(firstAnswer(fail(apiError(400)), net)).rejects.toThrow('Status 400');
  });

  test('is an error of the network where both fail', async () => {
    const both = firstAnswer(fail(new Error('down')), fail(new Error('gone')));
    await expect(both).rejects.toMatchObject({ name: 'RetryError' });
  });
});

describe('answers of a search host', () => {
  const requests = [{ indexName: 'docs', params: { query: 'row' } }];
  test.each([
    ...[null, 7, 'x', {}, { results: [] }, { results: [null] }, { results: [{ hits: null }] }],
    ...[{ results: [{ hits: 'x' }] }, { results: [{ hits: [] }, { hits: [] }] }],
  ])('%j is refused', (value) => {
    expect(() => readAnswers(value, requests)).toThrow('The search host gave an answer');
  });

  test('only hits of this site are kept', () => {
    const hits = [7, raw('a', 'lvl1', ['A', 'B']), raw('b', 'lvl1', ['A', 'B'], { url: '//evil' })];
    const [answer] = readAnswers({ results: [{ hits, nbHits: 'many' }] }, requests);
    expect(answer).toMatchObject({ nbHits: 1, query: 'row', hits: [{ objectID: 'a' }] });
  });
});

describe('records', () => {
  const sections = [
    { id: '', title: '', depth: 1, text: 'Intro.' },
    { id: 'one', title: 'One', depth: 2, text: 'First.' },
    { id: 'deep', title: 'Deep', depth: 4, text: '' },
    { id: 'two', title: 'Two', depth: 2, text: 'Second.' },
  ];
  const page = { path: '/a', area: 'Auth', level: 'auth', library: null, version: null };
  const words = { title: 'A', summary: 'About.', names: ['a()'], keywords: ['b'], sections };
  const records = pageRecords({ ...page, ...words, pageRank: 100 });

  test('every heading and every text is one, under what stands above it', () => {
    expect(
      records.map(({ url, type, hierarchy, content }) => [
        url,
        type,
        Object.values(hierarchy).filter(Boolean).join(' › '),
        content,
      ]),
    ).toEqual([
      ['/a', 'lvl1', 'Auth › A', null],
      ['/a', 'content', 'Auth › A', 'About. Intro.'],
      ['/a#one', 'lvl2', 'Auth › A › One', null],
      ['/a#one', 'content', 'Auth › A › One', 'First.'],
      ['/a#deep', 'lvl4', 'Auth › A › One › Deep', null],
      ['/a#two', 'lvl2', 'Auth › A › Two', null],
      ['/a#two', 'content', 'Auth › A › Two', 'Second.'],
    ]);
    expect(records[0]).toMatchObject({ names: ['a()'], keywords: ['b'], weight: { level: 90 } });
  });

  test('their ids stay the same from build to build', () => {
    expect(records.map(({ objectID }) => objectID)).toEqual(
      pageRecords({ ...page, ...words, pageRank: 7 }).map(({ objectID }) => objectID),
    );
    expect(records[0]!.objectID).toBe('ef6e837c3411de0d');
  });

  test('a long text is several records that lose no word', () => {
    const text = Array.from({ length: 3000 }, (_, index) => `word${index}`).join(' ');
    expect(splitText(text, 2400).join(' ')).toBe(text);
    expect(splitText('x'.repeat(5000), 2400).join('')).toBe('x'.repeat(5000));
  });

  const anchors = (path: string) => (path === '/a' ? new Set(['one', 'deep', 'two']) : undefined);
  test('good ones have no faults', () => {
    expect(recordErrors(records, anchors)).toEqual([]);
  });
  test.each([
    ['twice', [records[0]!, records[0]!], 'two records have the id'],
    ['on no page', [{ ...records[0]!, url: '/b' }], 'there is no such page'],
    ['without anchor', [{ ...records[2]!, url: '/a#' }], 'a heading has no anchor'],
    ['with a foreign anchor', [{ ...records[2]!, url: '/a#three' }], 'the page has no such anchor'],
    ['too large', [{ ...records[1]!, content: 'x'.repeat(9001) }], 'bytes'],
  ])('one %s is a fault', (_, faulty, error) => {
    expect(recordErrors(faulty, anchors).join()).toContain(error);
  });

  const published = Array.from({ length: 30 }, (_, index): PublishedRecord => ({
    ...records[0]!,
    objectID: `${index}`,
    internal: { contentDigest: '' },
  }));
  test.each<[string, PublishedRecord[], number, boolean, string | undefined]>([
    ['enough records', published, 40, false, undefined],
    ['no records', [], 0, false, 'Only 0 search records'],
    ['far fewer than before', published, 100, false, 'would replace 100'],
    ['far fewer, as meant', published, 100, true, undefined],
    ['one twice', [...published, published[0]!], 30, false, 'two records have the id'],
  ])('publishing %s', (_, given, before, mayShrink, error) => {
    const check = () => checkPublishable(given, before, mayShrink);
    if (error) expect(check).toThrow(error);
    else expect(check).not.toThrow();
  });

  test('a dry run tells what is new, changed and gone', () => {
    const [first, second] = records as [(typeof records)[0], (typeof records)[0]];
    const before = {
      [first.objectID]: { url: '/a', digest: 'other' },
      gone: { url: '/gone', digest: '' },
    };
    expect(recordChanges([first, second], before)).toEqual({
      added: ['/a'],
      changed: ['/a'],
      removed: ['/gone'],
      same: 0,
    });
  });
});

describe('publishing', () => {
  const env = {
    GATSBY_ALGOLIA_APP_ID: 'A',
    GATSBY_ALGOLIA_INDEX: 'docs',
    ALGOLIA_ADMIN_KEY: 'secret',
  };
  test.each(Object.keys(env))('is off without %s', (name) => {
    expect(algoliaConfigOf({ ...env, [name]: '' })).toBeUndefined();
  });
  test('is on with all of them', () => {
    expect(algoliaConfigOf(env)).toMatchObject({
      appId: 'A',
      indexName: 'docs',
      adminKey: 'secret',
    });
  });
  test.each([
    ['the key itself', { GATSBY_ALGOLIA_SEARCH_KEY: 'secret' }, ['GATSBY_ALGOLIA_SEARCH_KEY']],
    ['a name of the key', { GATSBY_ALGOLIA_ADMIN_KEY: 'x' }, ['GATSBY_ALGOLIA_ADMIN_KEY']],
    ['another key', { GATSBY_ALGOLIA_SEARCH_KEY: 'public' }, []],
  ])('%s in a public variable', (_, more, leaking) => {
    expect(leakingVariables({ ...env, ...more })).toEqual(leaking);
  });
});

test('300 random hits with hostile text are read as plain text or rejected', () => {
  const seed = seedFor('Random hits with hostile text');
  const random = randomFrom(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  const HOSTILE = [
    '<img src=x onerror=alert(1)>',
    '</mark><script>',
    '&lt;b&gt;',
    '\u202e',
    '',
    7,
    null,
    {},
  ];
  for (let index = 0; index < 300; index++) {
    const value = {
      objectID: pick([...HOSTILE, 'id']),
      type: pick(['lvl1', 'content', ...HOSTILE]),
      url: pick(['/guides/a', ...HOSTILE, 'javascript:x']),
      hierarchy: pick([
        { lvl0: pick(HOSTILE), lvl1: pick(HOSTILE) },
        { lvl0: 'A', lvl1: 'B' },
      ]),
      _snippetResult: pick([{ content: { value: pick(HOSTILE) } }, ...HOSTILE]),
    };
    const read = readHit(value);
    const found = read && { seed, snippet: typeof read.snippet, path: read.path };
    if (found) expect(found).toEqual({ seed, snippet: 'string', path: '/guides/a' });
  }
});

test.each([
  ['Ctrl+K', { key: 'k', ctrlKey: true }, true],
  ['Ctrl+K with caps lock', { key: 'K', ctrlKey: true }, true],
  ['Cmd+K', { key: 'k', metaKey: true }, true],
  ['Ctrl+Alt+K', { key: 'k', ctrlKey: true, altKey: true }, false],
  ['a slash', { key: '/' }, true],
  ['a letter', { key: 'a' }, false],
  ['a key during composition', { key: 'k', ctrlKey: true, isComposing: true }, false],
  ['an event without key', {}, false],
])('%s opens: %s', (_, event, opens) => {
  const HTMLElement = class {};
  Object.assign(globalThis, { HTMLElement });
  expect(isOpeningKey({ target: null, ...event } as KeyboardEvent, false)).toBe(opens);
});
