import type { QueryTerm } from './query';
import type { EngineSection } from './sections';
import { titleOf } from './sections';
import type { Word } from './tokens';
import { saysMuch, words } from './tokens';

/** How much each criterion of a title's likeness counts. */
export const FIT_WEIGHTS = {
  equal: 0.5,
  /** Share of what a title's likeness counts, for a key word. */
  keyword: 0.8,
  /** For the words being one of the key words; the first of which says most. */
  isKeyword: 0.3,
  asTyped: 0.2,
  begins: 0.25,
  coverage: 0.3,
  proximity: 0.15,
};

/** A page has at most so many key words. */
const MOST_KEYWORDS = 6;

/** How well the words as a whole fit the section's title or one of its names. */
export function titleRank(section: EngineSection, queryTerms: QueryTerm[], query: string): number {
  const { titles, keywords, names } = wordsOf(section);
  const fit = Math.max(...titles.map((title) => fitOf(title, queryTerms)));
  const keyword = Math.max(0, ...keywords.map((words) => fitOf(words, queryTerms)));
  const place = keywords.findIndex((words) => isEqual(words, queryTerms));
  const w = FIT_WEIGHTS;
  return (
    Math.max(fit, w.keyword * keyword) +
    (place < 0 ? 0 : w.isKeyword * (1 - place / MOST_KEYWORDS)) +
    (names.includes(query) ? w.asTyped : 0)
  );
}

/** Letters and digits of a text alone. */
export function squashed(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

interface TitleWords {
  titles: Word[][];
  keywords: Word[][];
  /** Title and names, and methods without what they are called on, as letters and digits alone. */
  names: string[];
}
const known = new WeakMap<EngineSection, TitleWords>();

/** The words of a section's title, names and keywords, kept for the next query. */
function wordsOf(section: EngineSection): TitleWords {
  const kept = known.get(section);
  if (kept) return kept;
  const title = titleOf(section);
  const whole = [title, ...section.names];
  // "select(): Read rows" is called by either half.
  const halves = title.includes(': ') ? title.split(': ') : [];
  const methods = section.names.map((name) => name.slice(name.lastIndexOf('.') + 1));
  const found = {
    titles: [...whole, ...halves].map(words),
    keywords: section.keywords.map(words),
    names: [...whole, ...methods].map(squashed),
  };
  known.set(section, found);
  return found;
}

function isEqual(text: Word[], queryTerms: QueryTerm[]): boolean {
  return (
    text.length === queryTerms.length &&
    text.every(({ term }, index) => queryTerms[index]!.matches.get(term)?.penalty === 0)
  );
}

function fitOf(title: Word[], queryTerms: QueryTerm[]): number {
  const isSaid = ({ term, parts }: Word) =>
    termShare(term, queryTerms) > 0 || parts.some((part) => termShare(part.term, queryTerms) > 0);
  if (!title.some(isSaid)) return 0;
  // Place of the first word of the title that answers each word of the query.
  const places = queryTerms.map((queryTerm) =>
    title.findIndex(({ term, parts }) =>
      isAnswered(
        queryTerm,
        term,
        parts.map((part) => part.term),
      ),
    ),
  );
  const found = places.filter((place) => place >= 0).length / queryTerms.length;
  if (found === 0) return 0;
  const telling = title.filter(({ term }) => saysMuch(term));
  const said = telling.length > 0 ? telling : title;
  const coverage = sum(said.map((word) => coveredShare(word, queryTerms))) / said.length;
  const inOrder = places.filter((place, index) => index > 0 && place === places[index - 1]! + 1);
  const w = FIT_WEIGHTS;
  return (
    w.coverage * coverage * found +
    (queryTerms.length > 1 ? (w.proximity * inOrder.length) / (queryTerms.length - 1) : 0) +
    (found === 1 && places[0] === 0 ? w.begins : 0) +
    (found === 1 && coverage === 1 ? w.equal * exactnessOf(title, queryTerms) : 0)
  );
}

/** How much of each term the words of a query say, kept while it is answered. */
const shares = new WeakMap<QueryTerm[], Map<string, number>>();

/** How much of a term the query says, from 0 to 1. */
function termShare(own: string, queryTerms: QueryTerm[]): number {
  const known = shares.get(queryTerms) ?? new Map<string, number>();
  shares.set(queryTerms, known);
  let share = known.get(own);
  if (share === undefined) {
    share = 0;
    for (const { word, matches } of queryTerms.flatMap((queryTerm) => [
      queryTerm,
      ...queryTerm.parts,
    ])) {
      const match = matches.get(own);
      if (!match) continue;
      share = Math.max(share, match.isPrefix ? Math.min(1, word.length / own.length) : 1);
    }
    known.set(own, share);
  }
  return share;
}

/** How much of a word of a title the query says, from 0 to 1. */
function coveredShare({ term, parts }: Word, queryTerms: QueryTerm[]): number {
  const shareOf = (own: string) => termShare(own, queryTerms);
  if (parts.length === 0) return shareOf(term);
  const ofParts = sum(parts.map((part) => shareOf(part.term))) / parts.length;
  return Math.max(shareOf(term), ofParts);
}

/** 1 where every word stands in the title as typed, less by what is prefix, stem or typo. */
function exactnessOf(title: Word[], queryTerms: QueryTerm[]): number {
  const penalties = queryTerms.map((queryTerm) => {
    const matched = title.flatMap(({ term, parts }) =>
      [term, ...parts.map((part) => part.term)].flatMap(
        (item) => queryTerm.matches.get(item) ?? [],
      ),
    );
    return matched.length === 0 ? 0 : Math.min(...matched.map(({ penalty }) => penalty));
  });
  return 1 - Math.min(1, Math.max(...penalties));
}

function isAnswered(queryTerm: QueryTerm, term: string, parts: string[]): boolean {
  if (queryTerm.matches.has(term) || parts.some((part) => queryTerm.matches.has(part))) return true;
  return (
    queryTerm.parts.length > 0 && queryTerm.parts.every((part) => isAnswered(part, term, parts))
  );
}

export function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
