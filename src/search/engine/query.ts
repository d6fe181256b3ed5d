import type { Query } from 'minisearch';
import type { SectionIndex } from './section-index';
import type { Word } from './tokens';
import { isStopWord, words } from './tokens';
import { typosAllowed, typosBetween } from './typos';

/** How a term of the index answers a word of the query. */
export interface Match {
  typos: number;
  /** The word is only the beginning of the term. */
  isPrefix: boolean;
  /** How much it counts beside the word itself. */
  weight: number;
}

/** A word of the query with the terms that answer it. */
export interface Slot {
  word: string;
  /** A section without it is no answer. */
  isRequired: boolean;
  /** Terms, any of which answers the word. */
  matches: Map<string, Match>;
  /** For `maybeSingle`: its parts, all of which answer it as well. */
  parts: Slot[];
}

/** How far from the reader's words an answer may be; tried in this order until one is found. */
export type Patience = 'as-typed' | 'typos' | 'any-word';

const WEIGHTS = { prefix: 0.55, stem: 0.5, typo: [1, 0.4, 0.2] } as const;
/** Terms that continue a word; those beyond are the longest ones. */
const MOST_CONTINUATIONS = 120;
const STEM = /^(.{4,}?)(?:ing|ed|ion|er|ers|ment|e)$/;

/** The words of a query, each with the terms of an index that answer it. */
export function querySlots(text: string, index: SectionIndex, patience: Patience): Slot[] {
  const found = words(text);
  const isMeaningful = ({ term }: Word) => !isStopWord(term);
  const insistOnAll = !found.some(isMeaningful);
  const endsOpen = /[\p{L}\p{N}]$/u.test(text);
  const slots = found.map((word, number): Slot => {
    const isLast = endsOpen && number === found.length - 1;
    const slot = (term: string, parts: Word['parts'], isOpen: boolean): Slot => ({
      word: term,
      isRequired: insistOnAll || isMeaningful(word),
      matches: matchesOf(term, index, isOpen, patience),
      parts: parts.map((part, at) => slot(part.term, [], isOpen && at === parts.length - 1)),
    });
    return slot(word.term, word.parts, isLast);
  });
  joinNeighbours(slots, index);
  return slots;
}

/** Lets `data base` find "database": both words are answered by the joined one. */
function joinNeighbours(slots: Slot[], index: SectionIndex): void {
  slots.slice(1).forEach((second, number) => {
    const first = slots[number]!;
    const joined = first.word + second.word;
    if (joined.length < 5 || !index.hasTerm(joined)) return;
    const match = { typos: 0, isPrefix: false, weight: 0.9 };
    first.matches.set(joined, match);
    second.matches.set(joined, match);
  });
}

function matchesOf(
  word: string,
  index: SectionIndex,
  isOpen: boolean,
  patience: Patience,
): Map<string, Match> {
  const matches = new Map<string, Match>();
  const add = (term: string, match: Match) => {
    const known = matches.get(term);
    if (!known || known.weight < match.weight) matches.set(term, match);
  };
  const addContinuations = (start: string, factor: number) => {
    const terms = index.termsFrom(start).sort((a, b) => a.length - b.length);
    for (const term of terms.slice(0, MOST_CONTINUATIONS)) {
      const weight = (factor * start.length) / (start.length + 0.3 * (term.length - start.length));
      if (term !== start) add(term, { typos: 0, isPrefix: true, weight });
    }
  };
  const isKnown = index.hasTerm(word);
  if (isKnown) add(word, { typos: 0, isPrefix: false, weight: 1 });
  if (isOpen || word.length > 3)
    addContinuations(word, isOpen ? WEIGHTS.prefix : WEIGHTS.prefix / 2);
  const stem = STEM.exec(word)?.[1];
  if (stem) {
    if (index.hasTerm(stem)) add(stem, { typos: 0, isPrefix: false, weight: WEIGHTS.stem });
    addContinuations(stem, WEIGHTS.stem / 2);
  }
  if (!isKnown || patience !== 'as-typed') {
    const extra = patience === 'as-typed' || word.length < 5 || word.length > 6 ? 0 : 1;
    const limit = Math.min(typosAllowed(word) + extra, 2);
    for (const [term, typos] of nearTerms(word, index, limit, isOpen && matches.size === 0)) {
      add(term, { typos, isPrefix: false, weight: WEIGHTS.typo[typos] ?? 0 });
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

/** The query that MiniSearch answers for these words. */
export function toMiniSearch(slots: Slot[], patience: Patience): Query | undefined {
  const required = slots.filter(({ isRequired }) => isRequired);
  if (required.length === 0) return undefined;
  const combineWith = patience === 'any-word' ? 'OR' : 'AND';
  return { combineWith, queries: required.map(slotQuery) };
}

function slotQuery({ matches, parts }: Slot): Query {
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
    queries: [own, { combineWith: 'AND', queries: parts.map(slotQuery) }],
  };
}
