/** The words of the texts as they are sent: terms and numbers written so that they compress well. */
export interface PackedIndex {
  /** Number of sections. */
  count: number;
  /** Average number of words of a section's text. */
  average: number;
  /** Number of words of every section's text, joined by spaces. */
  lengths: string;
  /** Sorted terms, one a line: how many letters it shares with the one before (base 36), the rest. */
  terms: string;
  /**
   * Where each term stands, one a line: for each section how many sections further on it is
   * (base 36), and `*` with the number of times where it is not one; items are joined by spaces.
   */
  places: string;
}

/** Section → number of times that a term stands in its text. */
export type TextPlaces = Map<number, number>;

export function packTerms(
  index: readonly [string, TextPlaces][],
): Pick<PackedIndex, 'terms' | 'places'> {
  const sorted = [...index].sort(([a], [b]) => (a < b ? -1 : 1));
  let before = '';
  const terms = sorted.map(([term]) => {
    const shared = Math.min(sharedLength(before, term), 35);
    before = term;
    return shared.toString(36) + term.slice(shared);
  });
  return {
    terms: terms.join('\n'),
    places: sorted.map(([, places]) => packPlaces(places)).join('\n'),
  };
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

function packPlaces(places: TextPlaces): string {
  let last = 0;
  const items = [...places]
    .sort(([a], [b]) => a - b)
    .map(([section, count]) => {
      const step = (section - last).toString(36);
      last = section;
      return count === 1 ? step : `${step}*${count.toString(36)}`;
    });
  return items.join(' ');
}

export function* unpackTerms({ terms, places }: PackedIndex): Generator<[string, TextPlaces]> {
  if (terms === '') return;
  const lines = places.split('\n');
  let term = '';
  let number = 0;
  for (const line of terms.split('\n')) {
    term = term.slice(0, parseInt(line[0]!, 36)) + line.slice(1);
    yield [term, unpackPlaces(lines[number++] ?? '')];
  }
}

function unpackPlaces(line: string): TextPlaces {
  const places: TextPlaces = new Map();
  let section = 0;
  for (const item of line.split(' ')) {
    const star = item.indexOf('*');
    section += parseInt(star < 0 ? item : item.slice(0, star), 36);
    places.set(section, star < 0 ? 1 : parseInt(item.slice(star + 1), 36));
  }
  return places;
}
