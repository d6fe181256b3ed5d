import { decodableHash, decodeHash } from '../../src/lib/hash';
import { cutQuery, reportUrl, selectionQuery } from '../../src/lib/query-text';
import { readHit, sitePath } from '../../src/search/client/read-hit';
import { markText, snippet } from '../../src/search/engine/hit';
import { normalizeQuery } from '../../src/search/engine/query';
import { countTerms, words } from '../../src/search/engine/tokens';
import { timeLimit, timeOf } from '../fixtures/time-limit';

const LENGTH = 100_000;
/** The target in milliseconds, and the factor by which a measurement may exceed it. */
const TARGET = 50;
const TOLERANCE = 6;
const RUNS = 3;

/** Inputs that make patterns with nested or overlapping repetitions slow. */
const INPUTS: [string, string][] = [
  ['letters', 'a'.repeat(LENGTH)],
  ['compound words', 'a-'.repeat(LENGTH / 2)],
  ['camel case', 'aB'.repeat(LENGTH / 2)],
  ['capitals', 'A'.repeat(LENGTH)],
  ['separators', "._'-".repeat(LENGTH / 4)],
  ['accents', 'e\u0301'.repeat(LENGTH / 2)],
  ['operators', '->> '.repeat(LENGTH / 4)],
  ['operators in quotes', `'&&`.repeat(LENGTH / 3)],
  ['lines of dots', '...\n'.repeat(LENGTH / 4)],
  ['lines of spaces', '*   \n'.repeat(LENGTH / 5)],
  ['slashes', '/'.repeat(LENGTH)],
  ['a path', '/a'.repeat(LENGTH / 2)],
  ['percent signs', '%'.repeat(LENGTH)],
  ['spaces', ' '.repeat(LENGTH)],
  ['marks', '\uE000a'.repeat(LENGTH / 2)],
  ['half characters', '\ud800'.repeat(LENGTH)],
];

const FUNCTIONS: [string, (text: string) => unknown][] = [
  ['words', words],
  ['countTerms', countTerms],
  ['markText and snippet', (text) => snippet(markText(text, []), 10)],
  ['sitePath', sitePath],
  ['cutQuery', cutQuery],
  ['selectionQuery', selectionQuery],
  ['normalizeQuery', normalizeQuery],
  ['reportUrl', reportUrl],
  ['decodeHash', decodeHash],
  ['decodableHash', decodableHash],
  [
    'readHit',
    (text) =>
      readHit({ objectID: 'a', type: 'lvl1', url: text, hierarchy: { lvl0: text, lvl1: text } }),
  ],
];

test.each(FUNCTIONS)(`%s takes at most ${TARGET} ms for ${LENGTH} characters`, (_, call) => {
  const times = INPUTS.map(([name, text]) => {
    const runs = Array.from({ length: RUNS }, () => timeOf(() => call(text)));
    return { name, time: Math.min(...runs) };
  });
  const limit = timeLimit(TARGET * TOLERANCE);
  expect(times.filter(({ time }) => time > limit)).toEqual([]);
});
