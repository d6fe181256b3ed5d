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
   * The postings of each term, one line per term. Each item is the distance from the previous
   * section (base 36), followed by `*` and the number of occurrences unless it's 1. Items are
   * separated by spaces.
   */
  places: string;
}

/** The occurrences of one term: section → number of occurrences. */
export type Postings = Map<number, number>;

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
      const distance = (section - previous).toString(36);
      previous = section;
      return count === 1 ? distance : `${distance}*${count.toString(36)}`;
    });
  return items.join(' ');
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
  for (const item of line.split(' ')) {
    const star = item.indexOf('*');
    section += parseInt(star < 0 ? item : item.slice(0, star), 36);
    postings.set(section, star < 0 ? 1 : parseInt(item.slice(star + 1), 36));
  }
  return postings;
}
