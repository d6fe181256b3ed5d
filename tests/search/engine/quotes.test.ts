import type { ErrorsFile } from '../../../src/search/engine/errors';
import { isOther, isWhole, quotesOf, readErrorQuery } from '../../../src/search/engine/errors';
import type { EngineSection } from '../../../src/search/engine/sections';

const ERRORS: ErrorsFile = [
  [0, 0, 'relation … does not exist'],
  [1, 0, 'relation jobs does not exist'],
  [2, 0, 'could not load … from the bucket'],
  [3, 0, 'could not reach the mail server …'],
  [4, 0, 'canceling statement due to statement timeout'],
  [5, 0, 'permission denied for table …'],
  [6, 0, 'permission denied for table films'],
];
const SECTIONS = ERRORS.map(([index]) => {
  return { url: index === 6 ? '/guides/films' : '/reference/errors/sql' } as EngineSection;
});

const read = (text: string) => {
  const error = readErrorQuery(text)!;
  const quotes = quotesOf(ERRORS, error, SECTIONS);
  const whole = [...quotes.of].filter(([, quote]) => isWhole(quote)).map(([section]) => section);
  return { whole, others: text.split(' ').filter((word) => isOther(word, error, quotes)) };
};

test.each<[string, string, number[], string[]]>([
  ['a name that no row is about', 'relation "cities" does not exist', [0], ['"cities"']],
  ['a name that a row is about', 'relation "jobs" does not exist', [1], []],
  [
    'several words in the place of one that varies',
    'could not load the big file from the bucket',
    [2],
    ['big', 'file'],
  ],
  [
    'several words at the end',
    'could not reach the mail server within 5 seconds',
    [3],
    ['within', '5', 'seconds'],
  ],
  [
    'a long message of which a row has a part',
    'OperationalError in the cities service: canceling statement due to statement timeout',
    [4],
    ['in', 'the', 'cities', 'service:'],
  ],
])('%s', (_, text, whole, others) => {
  expect(read(text)).toEqual({ whole, others });
});

test('a row does not contain a message only because it ends with words that vary', () => {
  expect(
    read('could not reach nearly everything that the application of the reader needs').whole,
  ).toEqual([]);
});

test('a name in a guide does not exclude a row in which the name varies', () => {
  expect(read('permission denied for table films').whole).toEqual([5, 6]);
});

test('a row that starts with a code which is not a heading explains it', () => {
  const errors: ErrorsFile = [[0, 0, 'consent_denied without a description']];
  const sections = [{ url: '/reference/errors/a#b', title: 'ConsentDenied', depth: 3 }];
  const error = readErrorQuery('consent_denied The user denied it')!;
  expect([...quotesOf(errors, error, sections as EngineSection[]).of.keys()]).toEqual([0]);
});
