import type { Query } from 'minisearch';
import type { SectionIndex } from './section-index';
import type { Word } from './tokens';
import { saysMuch, words } from './tokens';
import { typosAllowed, typosBetween } from './typos';

/** How a term of the index answers a word of the query. */
export interface Match {
  /** The word is only the beginning of the term. */
  isPrefix: boolean;
  /** How much it counts beside the word itself. */
  weight: number;
  /** What it costs in the order: 0 for the word itself. */
  penalty: number;
}

/** A word of the query with the terms that answer it. */
export interface QueryTerm {
  word: string;
  /** A section without it is no answer. */
  isRequired: boolean;
  /** Terms, any of which answers the word. */
  matches: Map<string, Match>;
  /** For `maybeSingle`: its parts, all of which answer it as well. */
  parts: QueryTerm[];
}

/** How far from the reader's words an answer may be; tried in this order until one is found. */
export type MatchMode = 'as-typed' | 'typos' | 'any-word';

const EXACT: Match = { isPrefix: false, weight: 1, penalty: 0 };
const JOINED: Match = { isPrefix: false, weight: 0.9, penalty: 0.05 };
const STEM_WEIGHT = 0.4;
const STEM_PENALTY = 0.25;
const PREFIX_PENALTY = 0.15;
const TYPO_WEIGHTS = [1, 0.4, 0.2] as const;
const TYPO_PENALTY = 0.45;

/** Terms that continue a word, of the one being typed and of those before; the shortest ones. */
const MOST_CONTINUATIONS = 30;
const FEW_CONTINUATIONS = 8;
const STEM = /^(.{4,}?)(?:ing|ed|ion|er|ment|e)$/;

/** The words of a query, each with the terms of an index that answer it. */
export function parseQuery(text: string, index: SectionIndex, mode: MatchMode): QueryTerm[] {
  const found = words(text);
  const insistOnAll = !found.some(({ term }) => saysMuch(term));
  const endsOpen = /[\p{L}\p{N}]$/u.test(text);
  const queryTerms = found.map((word, number): QueryTerm => {
    const isLast = endsOpen && number === found.length - 1;
    const queryTerm = (term: string, parts: Word['parts'], isOpen: boolean): QueryTerm => ({
      word: term,
      isRequired: insistOnAll || saysMuch(word.term),
      matches: matchesOf(term, index, isOpen, mode),
      parts: parts.map((part, at) => queryTerm(part.term, [], isOpen && at === parts.length - 1)),
    });
    return queryTerm(word.term, word.parts, isLast);
  });
  joinNeighbours(queryTerms, index);
  return queryTerms;
}

/** Lets `data base` find "database": both words are answered by the joined one. */
function joinNeighbours(queryTerms: QueryTerm[], index: SectionIndex): void {
  queryTerms.slice(1).forEach((second, number) => {
    const first = queryTerms[number]!;
    const joined = first.word + second.word;
    if (joined.length < 5 || !index.hasTerm(joined)) return;
    first.matches.set(joined, JOINED);
    second.matches.set(joined, JOINED);
  });
}

function matchesOf(
  word: string,
  index: SectionIndex,
  isOpen: boolean,
  mode: MatchMode,
): Map<string, Match> {
  const matches = new Map<string, Match>();
  const add = (term: string, match: Match) => {
    const known = matches.get(term);
    if (!known || known.weight < match.weight) matches.set(term, match);
  };
  const addContinuations = (start: string, factor: number, penalty: number) => {
    const terms = index.termsFrom(start).sort((a, b) => a.length - b.length);
    for (const term of terms.slice(0, isOpen ? MOST_CONTINUATIONS : FEW_CONTINUATIONS)) {
      const weight = (factor * start.length) / (start.length + 0.3 * (term.length - start.length));
      if (term !== start) add(term, { isPrefix: true, weight, penalty });
    }
  };
  const isKnown = index.hasTerm(word);
  if (isKnown) add(word, EXACT);
  if (isOpen || word.length > 3) {
    addContinuations(word, isOpen && !isKnown ? 0.6 : 0.25, PREFIX_PENALTY);
  }
  const stem = STEM.exec(word)?.[1];
  if (stem && !isOpen) {
    if (index.hasTerm(stem))
      add(stem, { isPrefix: false, weight: STEM_WEIGHT, penalty: STEM_PENALTY });
    addContinuations(stem, STEM_WEIGHT / 2, STEM_PENALTY);
  } else if (stem && index.hasTerm(stem)) {
    add(stem, { isPrefix: false, weight: STEM_WEIGHT, penalty: STEM_PENALTY });
  }
  if (!isKnown || mode !== 'as-typed') {
    const extra = mode === 'as-typed' || word.length < 5 || word.length > 6 ? 0 : 1;
    const limit = Math.min(typosAllowed(word) + extra, 2);
    for (const [term, typos] of nearTerms(word, index, limit, isOpen && matches.size === 0)) {
      const penalty = typos * TYPO_PENALTY;
      add(term, { isPrefix: false, weight: TYPO_WEIGHTS[typos] ?? 0, penalty });
    }
  }
  return matches;
}

/** Terms that differ from a word by typos; with `isOpen` also those that only begin like it. */
function nearTerms(
  word: string,
  index: SectionIndex,
  limit: number,
  isOpen: boolean,
): [string, number][] {
  if (limit === 0) return [];
  // A swap counts twice there, so that one typo more is looked for and the true number taken.
  const near = index
    .termsNear(word, limit + 1)
    .map((term): [string, number] => [term, typosBetween(word, term, limit)]);
  const begun = isOpen
    ? index
        .termsFrom(word[0]!)
        .filter((term) => term.length > word.length)
        .map((term): [string, number] => [term, typosBetween(word, term.slice(0, word.length), 1)])
        .filter(([, typos]) => typos <= 1)
    : [];
  return [...begun, ...near.filter(([, typos]) => typos > 0 && typos <= limit)];
}

/** The query that MiniSearch answers for these words: all of them or any. */
export function toMiniSearch(queryTerms: QueryTerm[], areAllMeant: boolean): Query {
  return { combineWith: areAllMeant ? 'AND' : 'OR', queries: queryTerms.map(termQuery) };
}

/** True if one of the terms found answers a word of the query. */
export function isAnsweredBy(queryTerm: QueryTerm, found: Record<string, unknown>): boolean {
  for (const term of queryTerm.matches.keys()) if (term in found) return true;
  return queryTerm.parts.length > 0 && queryTerm.parts.every((part) => isAnsweredBy(part, found));
}

function termQuery({ matches, parts }: QueryTerm): Query {
  const own: Query = {
    combineWith: 'OR',
    queries: [[...matches.keys()].join('\n')],
    tokenize: (text) => (text ? text.split('\n') : []),
    processTerm: (term) => term,
    boostTerm: (term) => matches.get(term)?.weight ?? 0,
  };
  if (parts.length === 0) return own;
  return {
    combineWith: 'OR',
    queries: [own, { combineWith: 'AND', queries: parts.map(termQuery) }],
  };
}
