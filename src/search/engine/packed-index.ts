/** The index of all texts, packed to compress well. */
export interface PackedIndex {
  /** The number of sections. */
  count: number;
  /** The number of words in each section's text, rounded, as one of the `DIGITS` each. */
  lengths: string;
  /**
   * The sorted terms, one per line: the number of characters shared with the previous term (one
   * base-36 digit), then the rest of the term.
   */
  terms: string;
  /** The number of postings of each term, in the order of the terms. */
  sizes: string;
  /**
   * The postings of all terms, the rarest terms first, so that similar distances are next to each
   * other. Each posting is the distance from the term's previous section, followed by the character of
   * `COUNTS` for its number of occurrences unless it's 1.
   *
   * Numbers end in one of the first 48 `DIGITS`. The other 16 are for the digits before it.
   */
  places: string;
}

/** The occurrences of one term: section → number of occurrences. */
export type Postings = Map<number, number>;

/**
 * The occurrences of one term in the order of the sections: each section is followed by its number of
 * occurrences. On a site with millions of them, maps would take much longer.
 */
export type PostingList = number[];

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
function roundCount(count: number): number {
  return count < 2 ? 1 : count < 4 ? 2 : 4;
}

/** The number of steps in which a length doubles. Smaller steps hardly change a score. */
const STEPS_PER_DOUBLING = 4;

/** Packs the numbers of words in texts. Each is rounded to a step, so that it takes one character. */
export function packLengths(lengths: readonly number[]): string {
  return lengths
    .map((length) => Math.round(STEPS_PER_DOUBLING * Math.log2(length + 1)))
    .map((step) => DIGITS[Math.min(step, DIGITS.length - 1)])
    .join('');
}

/** Returns the rounded lengths that `packLengths` packed. */
export function unpackLengths(packed: string): number[] {
  return Array.from(
    packed,
    (_, index) => 2 ** (VALUES[packed.charCodeAt(index)]! / STEPS_PER_DOUBLING) - 1,
  );
}

/** Packs terms and their postings. */
export function packTerms(
  index: readonly (readonly [string, PostingList])[],
): Pick<PackedIndex, 'terms' | 'sizes' | 'places'> {
  const sorted = [...index].sort(([a], [b]) => (a < b ? -1 : 1));
  let previous = '';
  const terms = sorted.map(([term]) => {
    const shared = Math.min(sharedLength(previous, term), 35);
    previous = term;
    return shared.toString(36) + term.slice(shared);
  });
  const sizes = sorted.map(([, { length }]) => length / 2);
  return {
    terms: terms.join('\n'),
    sizes: sizes.map(packNumber).join(''),
    places: rarestFirst(sizes)
      .map((term) => packPostings(sorted[term]![1]))
      .join(''),
  };
}

/** Returns the indexes of numbers, sorted by number and then by index. */
function rarestFirst(sizes: readonly number[]): number[] {
  return [...sizes.keys()].sort((a, b) => sizes[a]! - sizes[b]! || a - b);
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

function packPostings(postings: PostingList): string {
  let packed = '';
  for (let index = 0; index < postings.length; index += 2) {
    const distance = postings[index]! - (postings[index - 2] ?? 0);
    packed += packNumber(distance) + (COUNT_MARKS.get(roundCount(postings[index + 1]!)) ?? '');
  }
  return packed;
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

/** Returns the terms and postings that `packTerms` packed. */
export function unpackTerms({ terms, sizes, places }: PackedIndex): [string, Postings][] {
  if (terms === '') return [];
  let previous = '';
  const index = terms.split('\n').map((line): [string, Postings] => {
    previous = previous.slice(0, parseInt(line[0]!, 36)) + line.slice(1);
    return [previous, new Map()];
  });
  const size = new NumberReader(sizes);
  const counts = index.map(() => size.next());
  const place = new NumberReader(places);
  for (const term of rarestFirst(counts)) {
    const postings = index[term]![1];
    let section = 0;
    for (let count = counts[term]!; count > 0; count--) {
      section += place.next();
      postings.set(section, place.mark());
    }
  }
  return index;
}

/** Reads what `packNumber` and `packPostings` wrote. */
class NumberReader {
  private index = 0;

  constructor(private readonly text: string) {}

  /** Reads the next number. */
  next(): number {
    let rest = 0;
    let digit = this.digit();
    while (digit >= LAST_DIGITS) {
      rest = rest * OTHER_DIGITS + digit - LAST_DIGITS;
      digit = this.digit();
    }
    return rest * LAST_DIGITS + digit;
  }

  /** Reads the number of occurrences after a distance. */
  mark(): number {
    const count = COUNTS[this.text[this.index] ?? ''];
    if (count !== undefined) this.index++;
    return count ?? 1;
  }

  private digit(): number {
    return VALUES[this.text.charCodeAt(this.index++)]!;
  }
}
