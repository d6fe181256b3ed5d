/** An index as it is sent: terms and numbers written so that they compress well. */
export interface PackedIndex {
  /** Number of sections. */
  count: number;
  /** Average number of words, by field. */
  averages: number[];
  /** Number of words of every section, by field, joined by spaces. */
  lengths: string[];
  /** Sorted terms, one a line: how many letters it shares with the one before (base 36), the rest. */
  terms: string;
  /**
   * Where each term stands, one a line. A field is its number and `:`, then for each section how
   * many sections further on it is (base 36), and `*` with the number of times where it is not one;
   * items are joined by spaces, fields by `;`.
   */
  places: string;
}

/** Field → section → number of times. */
export type Places = Map<number, Map<number, number>>;

export function packTerms(
  index: Iterable<[string, Places]>,
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

function packPlaces(places: Places): string {
  const fields = [...places].sort(([a], [b]) => a - b);
  return fields
    .map(([field, times]) => {
      let last = 0;
      const items = [...times]
        .sort(([a], [b]) => a - b)
        .map(([section, count]) => {
          const step = (section - last).toString(36);
          last = section;
          return count === 1 ? step : `${step}*${count.toString(36)}`;
        });
      return `${field}:${items.join(' ')}`;
    })
    .join(';');
}

export function* unpackTerms({ terms, places }: PackedIndex): Generator<[string, Places]> {
  if (terms === '') return;
  const lines = places.split('\n');
  let term = '';
  let number = 0;
  for (const line of terms.split('\n')) {
    term = term.slice(0, parseInt(line[0]!, 36)) + line.slice(1);
    yield [term, unpackPlaces(lines[number++] ?? '')];
  }
}

function unpackPlaces(line: string): Places {
  const places: Places = new Map();
  for (const field of line.split(';')) {
    const colon = field.indexOf(':');
    const times = new Map<number, number>();
    let section = 0;
    for (const item of field.slice(colon + 1).split(' ')) {
      const star = item.indexOf('*');
      section += parseInt(star < 0 ? item : item.slice(0, star), 36);
      times.set(section, star < 0 ? 1 : parseInt(item.slice(star + 1), 36));
    }
    places.set(Number(field.slice(0, colon)), times);
  }
  return places;
}
