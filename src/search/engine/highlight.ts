import type { QueryTerm } from './query';
import type { Part, Word } from './tokens';
import { words } from './tokens';

/** A range in a text that matches a word of the query. */
export interface Mark {
  start: number;
  end: number;
  /** The index of the word in the query. */
  queryTerm: number;
}

/** A text with its words and marks. */
export interface MarkedText {
  text: string;
  words: Word[];
  marks: Mark[];
}

/** Marks the words that match the query. If a word only starts with a query word, marks its start. */
export function markText(text: string, queryTerms: QueryTerm[]): MarkedText {
  const textWords = words(text);
  const marks = textWords.flatMap((word) =>
    queryTerms.flatMap((queryTerm, index) => marksOf(word, queryTerm, index)),
  );
  return { text, words: textWords, marks: withoutOverlaps(marks) };
}

function marksOf(word: Word, queryTerm: QueryTerm, index: number): Mark[] {
  const whole = markOf(word, queryTerm, index);
  if (whole) return [whole];
  const parts = word.parts.flatMap((part) => {
    const mark = markOf(part, queryTerm, index);
    return mark ? [mark] : queryTerm.parts.flatMap((inner) => markOf(part, inner, index) ?? []);
  });
  if (parts.length > 0) return parts;
  return queryTerm.parts.flatMap((part) => markOf(word, part, index) ?? []);
}

function markOf({ term, start, end }: Part, queryTerm: QueryTerm, index: number): Mark | undefined {
  const match = queryTerm.matches.get(term);
  if (!match) return undefined;
  const { length } = queryTerm.word;
  const isPrefix = match.isPrefix && term.startsWith(queryTerm.word) && end - start > length;
  return { start, end: isPrefix ? start + length : end, queryTerm: index };
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

/** The tags around a mark. */
export interface Tags {
  before: string;
  after: string;
}

/** Returns a text, or a range of it, with tags around its marks. Doesn't escape the text. */
export function addTags(
  { text, marks }: MarkedText,
  { before, after }: Tags,
  start = 0,
  end = text.length,
): string {
  let position = start;
  let result = '';
  for (const mark of marks) {
    if (mark.start < start || mark.end > end) continue;
    result += text.slice(position, mark.start) + before + text.slice(mark.start, mark.end) + after;
    position = mark.end;
  }
  return result + text.slice(position, end);
}

/** Returns the first range of `count` words that matches the most words of the query. */
function densestWindow({ words: all, marks }: MarkedText, count: number): [number, number] {
  let best = 0;
  let bestValue = -1;
  const markedWords = new Map<number, number>();
  let word = 0;
  for (const { start, queryTerm } of marks) {
    while (word + 1 < all.length && all[word + 1]!.start <= start) word++;
    markedWords.set(word, queryTerm);
  }
  for (const first of [0, ...markedWords.keys()]) {
    const start = Math.max(0, Math.min(first - Math.floor(count / 4), all.length - count));
    const queryTerms = new Set<number>();
    let total = 0;
    for (let index = start; index < Math.min(start + count, all.length); index++) {
      const queryTerm = markedWords.get(index);
      if (queryTerm === undefined) continue;
      queryTerms.add(queryTerm);
      total += 1;
    }
    const value = queryTerms.size * 100 + total;
    if (value > bestValue) [best, bestValue] = [start, value];
  }
  return [best, Math.min(best + count, all.length)];
}

/** In characters. A row of the results has space for about this many. */
const MAX_LINE_LENGTH = 100;

/** Returns the line of code of which the most matches the query, or the excerpt of a longer line. */
export function codeLine(marked: MarkedText, count: number, tags: Tags, ellipsis: string): string {
  const { text, marks } = marked;
  let best = { start: 0, end: 0, marked: -1 };
  for (const { 0: line, index: start } of text.matchAll(/[^\n]+/g)) {
    const end = start + line.length;
    const inLine = marks.filter((mark) => mark.start >= start && mark.end <= end);
    const length = inLine.reduce((sum, mark) => sum + mark.end - mark.start, 0);
    if (length > best.marked) best = { start, end, marked: length };
  }
  if (best.end - best.start > MAX_LINE_LENGTH) return snippet(marked, count, tags, ellipsis);
  return addTags(marked, tags, best.start, best.end).trim();
}

/** Returns the excerpt of `count` words with the most matches. Cut ends get an ellipsis. */
export function snippet(marked: MarkedText, count: number, tags: Tags, ellipsis: string): string {
  const { text, words: all } = marked;
  const [first, last] = densestWindow(marked, count);
  const start = first === 0 ? 0 : all[first]!.start;
  const end = last >= all.length ? text.length : all[last - 1]!.end;
  return (
    (start > 0 ? ellipsis : '') +
    addTags(marked, tags, start, end).trim() +
    (end < text.length ? ellipsis : '')
  );
}
