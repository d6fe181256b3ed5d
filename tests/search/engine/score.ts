import { readFileSync } from 'node:fs';

/** A query, and the pages that count as correct results. */
export interface SearchQuery {
  kind: string;
  text: string;
  pages: string[];
}

/** `skipped` are queries whose pages are missing from the site. */
export function readQueries(
  file: 'queries' | 'tuning' | 'symptoms' | 'issues' | 'unseen' | 'forum' | 'questions',
  hasPage: (path: string) => boolean,
): { queries: SearchQuery[]; skipped: string[] } {
  const rows = readFileSync(`tests/search/engine/${file}.tsv`, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [kind = '', text = '', pages = ''] = line.split('\t');
      return { kind, text, pages: pages.split(' ') };
    });
  return {
    queries: rows.filter(({ pages }) => pages.some(hasPage)),
    skipped: rows.filter(({ pages }) => !pages.some(hasPage)).map(({ text }) => text),
  };
}

/** Best match first. */
export type Search = (query: string) => string[];

export interface Score {
  count: number;
  /** The mean reciprocal rank of the first correct page among ten results. */
  mrr: number;
  /** The share whose first result is correct. */
  first: number;
  /** The share with a correct page among the first five. */
  topFive: number;
  empty: number;
}

/** The rank from 1, or 0 if no correct page is among the first ten. */
export function rankOf(found: string[], pages: readonly string[]): number {
  return found.slice(0, 10).findIndex((page) => pages.includes(page)) + 1;
}

export function scoreOf(queries: readonly SearchQuery[], search: Search): Score {
  const found = queries.map(({ text, pages }) => {
    const results = search(text);
    return { rank: rankOf(results, pages), isEmpty: results.length === 0 };
  });
  const share = (test: (item: (typeof found)[number]) => boolean) =>
    found.filter(test).length / queries.length;
  const sum = found.reduce((total, { rank }) => total + (rank ? 1 / rank : 0), 0);
  return {
    count: queries.length,
    mrr: sum / queries.length,
    first: share(({ rank }) => rank === 1),
    topFive: share(({ rank }) => rank > 0 && rank <= 5),
    empty: found.filter(({ isEmpty }) => isEmpty).length,
  };
}

/** A row for each kind of query and the total. */
export function scoreTable(name: string, queries: readonly SearchQuery[], search: Search): string {
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  const line = (label: string, { count, mrr, first, topFive, empty }: Score) =>
    [label.padEnd(10), count, mrr.toFixed(3), first.toFixed(3), topFive.toFixed(3), empty]
      .map((cell) => String(cell).padStart(8))
      .join(' ');
  return [
    `${name.padEnd(10)}   count      MRR    first     five    empty`,
    ...kinds.map((kind) =>
      line(
        kind,
        scoreOf(
          queries.filter((query) => query.kind === kind),
          search,
        ),
      ),
    ),
    line('all', scoreOf(queries, search)),
  ].join('\n');
}

/** Swaps, drops, doubles, or replaces a letter in a word of at least four. */
export function withTypo(text: string, random: () => number): string {
  const words = [...text.matchAll(/[A-Za-z]{4,}/g)];
  const word = words[Math.floor(random() * words.length)];
  if (!word) return text;
  const at = word.index + 1 + Math.floor(random() * (word[0].length - 2));
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  const changes = [
    text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2),
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + text[at] + text.slice(at),
    text.slice(0, at) + letter + text.slice(at + 1),
  ];
  return changes[Math.floor(random() * changes.length)]!;
}
