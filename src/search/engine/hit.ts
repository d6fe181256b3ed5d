import type { Hierarchy, RecordType } from '../../lib/search-record';
import { HIERARCHY_LEVELS, recordId } from '../../lib/search-record';
import type { RankedSection } from './rank';
import type { QueryTerm } from './section-index';
import type { Part, Word } from './tokens';
import { words } from './tokens';

/**
 * A section of a page. The engine finds it, the worker posts it, the overlay and the MCP server show it, and the
 * recent searches keep it, without what belongs to a query.
 */
export interface Hit {
  objectID: string;
  /** The path on this site with its anchor, but without the base path. */
  url: string;
  /** A heading, or the text below it. */
  type: RecordType;
  hierarchy: Hierarchy;
  /** The titles with marks around the words of the query. */
  marked?: Partial<Hierarchy>;
  /** An excerpt of the text, with marks. */
  snippet?: string;
  /** The text that the excerpt is from, once it has been loaded. */
  content?: string;
  /** True if the text is the code of an example. */
  isCode?: boolean;
  /** Why it was found, if the search asks for it. */
  ranked?: RankedSection;
}

/** The marks around a word of the query: private-use characters, which aren't in any of our texts. */
export const MARK = { before: '\uE000', after: '\uE001' } as const;

const MARKS = new RegExp(`[${MARK.before}${MARK.after}]`, 'g');

/** Returns a text without marks. */
export function withoutMarks(text: string): string {
  return text.replace(MARKS, '');
}

/** Returns the area, the page title, and the headings that lead to a hit. */
export function titlesOf({ hierarchy }: Hit): string[] {
  return HIERARCHY_LEVELS.flatMap((level) => hierarchy[level] ?? []);
}

/** Returns the heading that a hit leads to, with marks if there are any. */
export function hitTitle({ hierarchy, marked = {} }: Hit): string {
  const level = HIERARCHY_LEVELS.findLast((name) => hierarchy[name] !== null) ?? 'lvl1';
  return marked[level] ?? hierarchy[level] ?? '';
}

/**
 * Returns the hit for a section. It's the section's heading if all words are in headings, and otherwise the
 * best part of its text. `texts` is empty until the texts have been loaded. If there are texts, a heading
 * contains the best part, too.
 */
export function sectionHit(
  { section, isInHeadings, isInCode: isCode, quotedPart }: RankedSection,
  texts: readonly string[],
  queryTerms: QueryTerm[],
  snippetWords = 0,
): Hit {
  const { url, depth, hierarchy } = section;
  const type = isInHeadings ? (`lvl${depth}` as RecordType) : 'content';
  const titles = HIERARCHY_LEVELS.map((level) => {
    const title = hierarchy[level];
    return [level, title === null ? null : addMarks(markText(title, queryTerms))];
  });
  const isHeading = isInHeadings && quotedPart === undefined;
  const [part, text] = bestPart(texts, queryTerms, isHeading ? 0 : quotedPart);
  const excerptOf = isHeading
    ? start
    : isCode
      ? codeLine
      : quotedPart === undefined
        ? snippet
        : answerOf;
  return {
    objectID: recordId(url, isCode ? 'code' : type, isInHeadings ? 0 : part),
    ...{ url, type, hierarchy, marked: Object.fromEntries(titles) as Partial<Hierarchy>, isCode },
    ...(text && { content: text.text, snippet: excerptOf(text, snippetWords) }),
  };
}

/** Returns the part of a text that matches the most words of the query, and its index, unless it's known. */
function bestPart(
  texts: readonly string[],
  queryTerms: QueryTerm[],
  known: number | undefined,
): [number, MarkedText | undefined] {
  const text = known === undefined ? undefined : texts[known];
  if (text !== undefined) return [known!, markText(text, queryTerms)];
  let best: [number, MarkedText | undefined] = [0, undefined];
  let most = -1;
  texts.forEach((item, index) => {
    const marked = markText(item, queryTerms);
    const matched = new Set(marked.marks.map(({ queryTerm }) => queryTerm)).size;
    if (matched > most) [best, most] = [[index, marked], matched];
  });
  return best;
}

/** A range in a text that matches a word of the query. */
interface Mark {
  start: number;
  end: number;
  /** The index of the word in the query. */
  queryTerm: number;
}

/** A text with its words and marks. */
interface MarkedText {
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

/** Returns a text, or a range of it, with its marks. */
function addMarks({ text, marks }: MarkedText, start = 0, end = text.length): string {
  let position = start;
  let result = '';
  for (const mark of marks) {
    if (mark.start < start || mark.end > end) continue;
    const marked = MARK.before + text.slice(mark.start, mark.end) + MARK.after;
    result += text.slice(position, mark.start) + marked;
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
function codeLine(marked: MarkedText, count: number): string {
  const { text, marks } = marked;
  let best = { start: 0, end: 0, marked: -1 };
  for (const { 0: line, index: start } of text.matchAll(/[^\n]+/g)) {
    const end = start + line.length;
    const inLine = marks.filter((mark) => mark.start >= start && mark.end <= end);
    const length = inLine.reduce((sum, mark) => sum + mark.end - mark.start, 0);
    if (length > best.marked) best = { start, end, marked: length };
  }
  if (best.end - best.start > MAX_LINE_LENGTH) return snippet(marked, count);
  return addMarks(marked, best.start, best.end).trim();
}

/** Returns the excerpt of `count` words with the most matches. Cut ends get an ellipsis. */
export function snippet(marked: MarkedText, count: number): string {
  const { words: all } = marked;
  const [first, last] = densestWindow(marked, count);
  return excerpt(marked, first === 0 ? 0 : all[first]!.start, last);
}

/** Returns the first `count` words, because a page's text starts with its description. */
function start(marked: MarkedText, count: number): string {
  return excerpt(marked, 0, count);
}

/** In words. As much as a row of the results shows. */
const ANSWER_LENGTH = 100;

/** Returns the text from the sentence that quotes the error, because a section can explain several. */
function answerOf(marked: MarkedText): string {
  const { text, words: all, marks } = marked;
  const [first] = densestWindow(marked, new Set(marks.map(({ queryTerm }) => queryTerm)).size);
  const quote = marks.find(({ start }) => start >= (all[first]?.start ?? 0))?.start ?? 0;
  const start = text.slice(0, quote).lastIndexOf('. ') + 1;
  const before = all.findIndex((word) => word.start >= start);
  return excerpt(marked, start, before + ANSWER_LENGTH);
}

/** `last` is the index of the word after the excerpt. */
function excerpt(marked: MarkedText, start: number, last: number): string {
  const { text, words: all } = marked;
  const end = last >= all.length ? text.length : all[last - 1]!.end;
  const marks = addMarks(marked, start, end).trim();
  return (start > 0 ? '…' : '') + marks + (end < text.length ? '…' : '');
}
