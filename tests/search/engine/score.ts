import { readFileSync } from 'node:fs';

/** What a reader types and the pages that answer it. */
export interface SearchQuery {
  kind: string;
  text: string;
  pages: string[];
}

/** A query set, of which only those are kept whose answer the site has. */
export function readQueries(
  file: 'queries' | 'unseen',
  hasPage: (path: string) => boolean,
): { queries: SearchQuery[]; left: string[] } {
  const rows = readFileSync(`tests/search/engine/${file}.tsv`, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [kind = '', text = '', pages = ''] = line.split('\t');
      return { kind, text, pages: pages.split(' ') };
    });
  return {
    queries: rows.filter(({ pages }) => pages.some(hasPage)),
    left: rows.filter(({ pages }) => !pages.some(hasPage)).map(({ text }) => text),
  };
}

/** Pages in the order a search found them. */
export type Search = (query: string) => string[];

export interface Score {
  count: number;
  /** Mean of 1 / place of the first right page among the first ten. */
  mrr: number;
  first: number;
  /** A right page among the first five. */
  five: number;
  empty: number;
}

/** A search that asks everything only once. */
export function remembered(search: Search): Search {
  const known = new Map<string, string[]>();
  return (query) => {
    const answers = known.get(query) ?? search(query);
    known.set(query, answers);
    return answers;
  };
}

/** Place of the first right page, from 1; 0 if it is not among the first ten. */
export function placeOf(found: string[], pages: readonly string[]): number {
  return found.slice(0, 10).findIndex((page) => pages.includes(page)) + 1;
}

export function scoreOf(queries: readonly SearchQuery[], search: Search): Score {
  const found = queries.map(({ text, pages }) => {
    const answers = search(text);
    return { place: placeOf(answers, pages), isEmpty: answers.length === 0 };
  });
  const share = (test: (item: (typeof found)[number]) => boolean) =>
    found.filter(test).length / queries.length;
  const sum = found.reduce((total, { place }) => total + (place ? 1 / place : 0), 0);
  return {
    count: queries.length,
    mrr: sum / queries.length,
    first: share(({ place }) => place === 1),
    five: share(({ place }) => place > 0 && place <= 5),
    empty: found.filter(({ isEmpty }) => isEmpty).length,
  };
}

/** Scores by kind and in all, as lines of text. */
export function scoreTable(name: string, queries: readonly SearchQuery[], search: Search): string {
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  const line = (label: string, { count, mrr, first, five, empty }: Score) =>
    [label.padEnd(10), count, mrr.toFixed(3), first.toFixed(3), five.toFixed(3), empty]
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

/** A word of at least four letters with one letter swapped, left out, doubled or replaced. */
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

/** Random numbers that a seed repeats (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
