import { SITE } from '../../../src/lib/site';
import { readResponse } from '../../../src/search/client/algolia';
import { firstResponse } from '../../../src/search/client/backend';
import { RetryError } from '../../../src/search/client/embedded';
import { cutQuery, reportUrl, selectionQuery } from '../../../src/lib/query-text';
import { nextScreen } from '../../../src/search/overlay/useSearch';
import { randomFrom, seedFor } from '../../fixtures/random';
import { rawHit } from './hits';

test.each([
  ['an empty query shows the start screen', 'hits', '', 'idle', 'row', 3, 'start'],
  ['a query of spaces shows the start screen', 'hits', '  ', 'idle', 'row', 3, 'start'],
  ['the start screen stays until the first response', 'start', 'row', 'loading', '', 0, 'start'],
  ['the hits stay until the next response', 'hits', 'rows', 'stalled', 'row', 3, 'hits'],
  ['a response with hits shows them', 'start', 'row', 'idle', 'row', 3, 'hits'],
  ['a response without hits shows the no-results screen', 'hits', 'rox', 'idle', 'rox', 0, 'none'],
  ['a failure shows the error screen', 'hits', 'row', 'error', 'ro', 3, 'error'],
  ['the error screen stays during a retry', 'error', 'row', 'loading', 'ro', 3, 'error'],
] as const)('%s', (_, previous, text, status, hitsQuery, hits, screen) => {
  expect(nextScreen(previous, { text, status, hitsQuery, hits })).toBe(screen);
});

test.each([
  ['lines', 'Row Level\nSecurity', 'Row Level Security'],
  ['table cells', 'eq()\tEqual to\r\nneq()', 'eq() Equal to neq()'],
  ['a paragraph with an empty line', ' one \n\n  two\u00A0', 'one two'],
  ['white space', ' \n\t', ''],
  ['a long text', `${'a'.repeat(63)} ${'b'.repeat(9)}`, 'a'.repeat(63)],
  ['a character at the limit', `${'a'.repeat(63)}🙂`, 'a'.repeat(63)],
])('selecting %s searches for %j', (_, selection, query) => {
  expect(selectionQuery(selection)).toBe(query);
});

/** Break patterns, URLs, Markdown, or pairs of code units. */
const PIECES = [
  ...'a \0 % %F0 \\ .* ( [ ` # @ & = ? <b> " \' -- e\u0301 \u202e א \t ﬁ'.split(' '),
  ...[' ', '\n', '\u{1f642}', '\ud83d', '\ude42'],
];

test('random queries are cut without splitting a character, and always have a report link', () => {
  const seed = seedFor('Random queries');
  const random = randomFrom(seed);
  for (let round = 0; round < 2000; round++) {
    const query = Array.from(
      { length: Math.floor(random() * 100) },
      () => PIECES[Math.floor(random() * PIECES.length)]!,
    ).join('');
    const cut = cutQuery(query);
    const { length } = cut;
    const splits = /^[\uDC00-\uDFFF]/.test(query.slice(length)) && /[\uD800-\uDBFF]$/.test(cut);
    const url = new URL(reportUrl(query));
    const isSafe = !/[`@#]/.test(url.searchParams.get('title')!) && url.href.length < 2000;
    expect({
      ...{ seed, query, isStart: query.startsWith(cut), isShort: length <= 64, splits, isSafe },
      isComplete: length >= Math.min(query.length, 64) - 1,
      target: url.origin + url.pathname,
    }).toEqual({
      ...{ seed, query, isStart: true, isShort: true, splits: false, isSafe: true },
      ...{ isComplete: true, target: `${SITE.repository}/issues/new` },
    });
  }
});

describe('the first response', () => {
  const apiError = (status: number) =>
    Object.assign(new Error(`Status ${status}`), { name: 'ApiError', status });
  const after = <T>(ms: number, value: T) =>
    new Promise<T>((resolve) => setTimeout(resolve, ms, value));
  const fail = (error: Error) => () => Promise.reject(error);
  const never = () => new Promise<string>(() => undefined);
  const embedded = () => Promise.resolve('embedded');

  test.each<[string, () => Promise<string>, () => Promise<string>, string]>([
    ['from the host if it is fast', () => after(10, 'host'), embedded, 'host'],
    ['embedded if no host can be reached', fail(new RetryError()), embedded, 'embedded'],
    ['embedded if the host rejects the key', fail(apiError(403)), embedded, 'embedded'],
    ['embedded if the quota is used up', fail(apiError(429)), embedded, 'embedded'],
    ['embedded if the host returns invalid data', fail(new Error('JSON')), embedded, 'embedded'],
    ['embedded if the host does not respond', never, embedded, 'embedded'],
    [
      'from a slow host if the embedded search fails',
      () => after(400, 'host'),
      fail(new Error()),
      'host',
    ],
  ])('is %s', async (_, host, fallback, expected) => {
    expect(await firstResponse(host, fallback)).toBe(expected);
  });

  test("is the host's error if the request is invalid", async () => {
    await expect(firstResponse(fail(apiError(400)), embedded)).rejects.toThrow('Status 400');
  });

  test('is a network error if both fail', async () => {
    const both = firstResponse(fail(new Error('down')), fail(new Error('gone')));
    await expect(both).rejects.toMatchObject({ name: 'RetryError' });
  });
});

describe('responses of a search host', () => {
  const ids = (...all: string[]) => all.map((id) => rawHit(id, 'lvl1', ['A', 'B']));
  const read = (hits: unknown[], nbHits: unknown) => readResponse({ results: [{ hits, nbHits }] });

  test.each([
    ...[null, 7, 'x', {}, { results: [] }, { results: [null] }, { results: [{ hits: null }] }],
    { results: [{ hits: 'x' }] },
  ])('%j is rejected', (value) => {
    expect(() => readResponse(value)).toThrow('The response of the search host has no hits');
  });

  test('hits on other sites and repeated hits are dropped', () => {
    const evil = rawHit('b', 'lvl1', ['A', 'B'], { url: '//evil' });
    const { hits, total } = read([7, ...ids('a', 'c', 'a'), evil], 'many');
    expect(hits.map(({ objectID }) => objectID)).toEqual(['a', 'c']);
    expect(total).toBe(2);
  });

  test.each([
    [3, 3],
    [1, 1],
    ...[0, -5, 0.5, 1e308, Number.NaN, Number.POSITIVE_INFINITY].map((count) => [count, 1]),
    ...['7', 'many', null, undefined, {}, [7], true].map((count) => [count, 1]),
  ])('a count of %p is read as %p', (count, expected) => {
    expect(read(ids('a'), count).total).toBe(expected);
  });

  test.each([5, -5, 1e308])('without hits, a count of %p is read as 0', (count) => {
    expect(read([], count)).toEqual({ hits: [], total: 0 });
  });

  test('at most 1,000 hits are read', () => {
    const many = ids(...Array.from({ length: 5000 }, (_, id) => `${id}`));
    expect(read(many, 5000).hits).toHaveLength(1000);
  });
});
