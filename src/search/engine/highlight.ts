import type { QueryTerm } from './query';
import type { Part, Word } from './tokens';
import { words } from './tokens';

/** A stretch of a text that answers a word of the query. */
export interface Mark {
  start: number;
  end: number;
  /** Which word of the query. */
  queryTerm: number;
}

/** A text with its words, ready to be marked. */
export interface MarkedText {
  text: string;
  words: Word[];
  marks: Mark[];
}

/** Marks what answers the query's words; of a word that only begins so, its beginning. */
export function markText(text: string, queryTerms: QueryTerm[]): MarkedText {
  const found = words(text);
  const marks = found.flatMap((word) =>
    queryTerms.flatMap((queryTerm, number) => marksOf(word, queryTerm, number)),
  );
  return { text, words: found, marks: withoutOverlaps(marks) };
}

function marksOf(word: Word, queryTerm: QueryTerm, number: number): Mark[] {
  const whole = markOf(word, queryTerm, number);
  if (whole) return [whole];
  const parts = word.parts.flatMap((part) => {
    const own = markOf(part, queryTerm, number);
    return own ? [own] : queryTerm.parts.flatMap((inner) => markOf(part, inner, number) ?? []);
  });
  if (parts.length > 0) return parts;
  return queryTerm.parts.flatMap((part) => markOf(word, part, number) ?? []);
}

function markOf(
  { term, start, end }: Part,
  queryTerm: QueryTerm,
  number: number,
): Mark | undefined {
  const match = queryTerm.matches.get(term);
  if (!match) return undefined;
  const isBeginning =
    match.isPrefix && term.startsWith(queryTerm.word) && end - start > queryTerm.word.length;
  return { start, end: isBeginning ? start + queryTerm.word.length : end, queryTerm: number };
}

function withoutOverlaps(marks: Mark[]): Mark[] {
  const sorted = [...marks].sort((a, b) => a.start - b.start || b.end - a.end);
  let end = -1;
  return sorted.filter((mark) => {
    if (mark.start < end) return false;
    end = mark.end;
    return true;
  });
}

/** Tags put around what is marked. */
export interface Tags {
  before: string;
  after: string;
}

/** A text, or a stretch of it, with tags around what is marked; everything else as it is. */
export function tagged(
  { text, marks }: MarkedText,
  { before, after }: Tags,
  start = 0,
  end = text.length,
): string {
  let at = start;
  let result = '';
  for (const mark of marks) {
    if (mark.start < start || mark.end > end) continue;
    result += text.slice(at, mark.start) + before + text.slice(mark.start, mark.end) + after;
    at = mark.end;
  }
  return result + text.slice(at, end);
}

/** The stretch of `count` words that answers most words of the query, first of its kind. */
export function densestWindow({ words: all, marks }: MarkedText, count: number): [number, number] {
  let best = 0;
  let most = -1;
  const starts = new Map(marks.map((mark) => [wordAt(all, mark.start), mark.queryTerm]));
  for (const first of [0, ...starts.keys()]) {
    const from = Math.max(0, Math.min(first - Math.floor(count / 4), all.length - count));
    const queryTerms = new Set<number>();
    let total = 0;
    for (let index = from; index < Math.min(from + count, all.length); index++) {
      const queryTerm = starts.get(index);
      if (queryTerm === undefined) continue;
      queryTerms.add(queryTerm);
      total += 1;
    }
    const value = queryTerms.size * 100 + total;
    if (value > most) [best, most] = [from, value];
  }
  return [best, Math.min(best + count, all.length)];
}

/** Number of the word that holds a place of the text. */
function wordAt(all: Word[], place: number): number {
  let low = 0;
  let high = all.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (all[middle]!.start <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Some words of a marked text around the densest place, cut ends marked by the ellipsis. */
export function snippet(marked: MarkedText, count: number, tags: Tags, ellipsis: string): string {
  const { text, words: all } = marked;
  const [first, last] = densestWindow(marked, count);
  const start = first === 0 ? 0 : all[first]!.start;
  const end = last >= all.length ? text.length : all[last - 1]!.end;
  return (
    (start > 0 ? ellipsis : '') +
    tagged(marked, tags, start, end).trim() +
    (end < text.length ? ellipsis : '')
  );
}
