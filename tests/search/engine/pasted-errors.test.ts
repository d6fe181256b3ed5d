import { readFileSync } from 'node:fs';
import { errorSignature } from '../../../src/lib/error-signature';
import { quotesOf } from '../../../src/search/engine/error-message';
import { readErrorQuery } from '../../../src/search/engine/error-query';
import { firstUrls } from './first-urls';

/** An error as readers copy it, and the sections that explain it. */
interface PastedError {
  id: string;
  paste: string;
  expect: string[];
}

const errors = JSON.parse(
  readFileSync('tests/search/engine/pasted-errors.json', 'utf8'),
) as PastedError[];

test('nine of ten pasted errors find the section that explains them first', () => {
  const queries = errors.map(({ paste }) => errorSignature(paste));
  const found = firstUrls(queries);
  const missed = errors.flatMap(({ id, expect: sections }, index) => {
    const url = found[queries[index]!];
    return url !== undefined && sections.includes(url) ? [] : [`${id}: ${queries[index]} → ${url}`];
  });
  process.stdout.write(`\nPasted errors that weren't found first:\n${missed.join('\n')}\n`);
  expect(missed.length).toBeLessThanOrEqual(errors.length / 10);
});

test.each([
  ['all of a message', 'permission denied for table', 1],
  ['most of a message', 'permission denied for view', 0.7],
  ['a message with a word that varies', 'permission was denied for table', 1],
  ['other words', 'relation does not exist', undefined],
])('a row that quotes %s has a share of it', (_, text, share) => {
  const { message } = readErrorQuery(text)!;
  const quote = quotesOf([[7, 2, 'permission … denied for table']], message).get(7);
  expect(quote && { ...quote, share: Math.round(quote.share * 10) / 10 }).toEqual(
    share === undefined ? undefined : { part: 2, share: expect.closeTo(share, 0), isStart: true },
  );
});

test('a text that only mentions a message after other words does not start with it', () => {
  const { message } = readErrorQuery('permission denied for table')!;
  const quote = quotesOf([[7, 2, 'if you see permission denied for table']], message).get(7);
  expect(quote).toMatchObject({ share: 1, isStart: false });
});

test.each([
  ['a code', 'PGRST116', { code: 'pgrst116', isUncertain: true }],
  ['a code and a message', '42P01 relation does not exist', { code: '42p01', isUncertain: false }],
  ['a message', 'permission denied for table', { code: undefined, isUncertain: false }],
  ['words without a failure', 'row level security policies explained', { isUncertain: true }],
])('%s can be an error', (_, text, error) => {
  expect(readErrorQuery(text)).toMatchObject(error);
});

test('a short topic is not an error', () => {
  expect(readErrorQuery('storage buckets')).toBeUndefined();
});
