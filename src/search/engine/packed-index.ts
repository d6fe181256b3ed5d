/** The index of all texts, packed to compress well. */
export interface PackedIndex {
  /** The number of sections. */
  count: number;
  /** The average number of words in a section's text. */
  average: number;
  /** The number of words in each section's text, separated by spaces. */
  lengths: string;
  /**
   * The sorted terms, one per line: the number of characters shared with the previous term (one
   * base-36 digit), then the rest of the term.
   */
  terms: string;
  /**
   * The postings of each term, one line per term. Each one is the distance from the previous section,
   * followed by the character of `COUNTS` for its number of occurrences unless it's 1. A distance ends
   * in one of the first 48 `DIGITS`. The other 16 are for the digits before it.
   */
  places: string;
}

/** The occurrences of one term: section → number of occurrences. */
export type Postings = Map<number, number>;

const DIGITS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';
const LAST_DIGITS = 48;
const OTHER_DIGITS = DIGITS.length - LAST_DIGITS;
/** The values of the digits, by character code. */
const VALUES = new Uint8Array(128);
[...DIGITS].forEach((digit, value) => (VALUES[digit.charCodeAt(0)] = value));

/** The characters for the numbers of occurrences that the index distinguishes, except for 1. */
const COUNTS: Record<string, number> = { '*': 2, '!': 4 };
const COUNT_MARKS = new Map(Object.entries(COUNTS).map(([mark, count]) => [count, mark]));

/**
 * Rounds a number of occurrences down to 1, 2, or 4. More occurrences hardly change a score, and the
 * rounded ones take less space.
 */
export function roundCount(count: number): number {
  return count < 2 ? 1 : count < 4 ? 2 : 4;
}

/** Packs terms and their postings. */
export function packTerms(
  index: readonly [string, Postings][],
): Pick<PackedIndex, 'terms' | 'places'> {
  const sorted = [...index].sort(([a], [b]) => (a < b ? -1 : 1));
  let previous = '';
  const terms = sorted.map(([term]) => {
    const shared = Math.min(sharedLength(previous, term), 35);
    previous = term;
    return shared.toString(36) + term.slice(shared);
  });
  return {
    terms: terms.join('\n'),
    places: sorted.map(([, postings]) => packPostings(postings)).join('\n'),
  };
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

function packPostings(postings: Postings): string {
  let previous = 0;
  const items = [...postings]
    .sort(([a], [b]) => a - b)
    .map(([section, count]) => {
      const distance = packNumber(section - previous);
      previous = section;
      return distance + (COUNT_MARKS.get(roundCount(count)) ?? '');
    });
  return items.join('');
}

function packNumber(value: number): string {
  let text = DIGITS[value % LAST_DIGITS]!;
  for (
    let rest = Math.floor(value / LAST_DIGITS);
    rest > 0;
    rest = Math.floor(rest / OTHER_DIGITS)
  ) {
    text = DIGITS[LAST_DIGITS + (rest % OTHER_DIGITS)]! + text;
  }
  return text;
}

/** Yields the terms and postings that `packTerms` packed. */
export function* unpackTerms({ terms, places }: PackedIndex): Generator<[string, Postings]> {
  if (terms === '') return;
  const lines = places.split('\n');
  let term = '';
  let number = 0;
  for (const line of terms.split('\n')) {
    term = term.slice(0, parseInt(line[0]!, 36)) + line.slice(1);
    yield [term, unpackPostings(lines[number++] ?? '')];
  }
}

function unpackPostings(line: string): Postings {
  const postings: Postings = new Map();
  let section = 0;
  let rest = 0;
  for (let index = 0; index < line.length; index++) {
    const count = COUNTS[line[index]!];
    if (count !== undefined) {
      postings.set(section, count);
      continue;
    }
    const value = VALUES[line.charCodeAt(index)]!;
    if (value >= LAST_DIGITS) {
      rest = rest * OTHER_DIGITS + value - LAST_DIGITS;
      continue;
    }
    section += rest * LAST_DIGITS + value;
    rest = 0;
    postings.set(section, 1);
  }
  return postings;
}
