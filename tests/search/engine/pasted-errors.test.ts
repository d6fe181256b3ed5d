import { readFileSync } from 'node:fs';
import { errorSignature } from '../../../src/lib/error-signature';
import { searchOutside } from './search-outside';

interface PastedError {
  id: string;
  paste: string;
  expect: string[];
}

const errors = ['pasted-errors', 'issue-errors'].flatMap(
  (name) => JSON.parse(readFileSync(`tests/search/engine/${name}.json`, 'utf8')) as PastedError[],
);

test('nine of ten pasted errors find the section that explains them first', () => {
  const queries = errors.map(({ paste }) => errorSignature(paste));
  const { engine: search } = searchOutside(queries);
  const missed = errors.flatMap(({ id, expect: sections }, index) => {
    const [url] = search(queries[index]!);
    return url !== undefined && sections.includes(url) ? [] : [`${id}: ${queries[index]} → ${url}`];
  });
  process.stdout.write(`\nPasted errors that weren't found first:\n${missed.join('\n')}\n`);
  expect(missed.length).toBeLessThanOrEqual(errors.length / 10);
});

test('an error that the site explains has three rows', () => {
  const query = '42501 permission denied for table cities';
  const { engine: search } = searchOutside([query, 'permission']);
  expect(search(query)).toHaveLength(3);
  expect(search('permission').length).toBeGreaterThan(3);
});

const FOREIGN = [
  'MongoServerError: E11000 duplicate key error collection: shop.users index: email_1 dup key',
  'java.lang.NullPointerException: Cannot invoke "String.length()" because "s" is null',
  'fatal: refusing to merge unrelated histories',
  'Segmentation fault (core dumped)',
  'CSRF token missing or incorrect.',
];

test('the errors of other products match nothing well, but those of this one do', () => {
  const queries = [...errors.map(({ paste }) => paste), ...FOREIGN].map((text) =>
    errorSignature(text),
  );
  const { weak } = searchOutside(queries);
  expect(queries.filter((query) => weak.has(query))).toEqual(queries.slice(errors.length));
});
