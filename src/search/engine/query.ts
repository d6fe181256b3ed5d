import { editDistance } from '../../lib/diagnostic';
import type { Field, SectionIndex, SectionMatch } from './section-index';
import { synonymsOf } from './synonyms';
import type { Word } from './tokens';
import {
  isOperator,
  isSignificant,
  isStopWord,
  joinedTerm,
  MIN_NAME_LENGTH,
  normalizeWord,
  words,
} from './tokens';

/** A match between a word of the query and a term of the index. */
export interface Match {
  /** True if the word is only the start of the term. */
  isPrefix: boolean;
  /** The factor for the term's score; 1 for the word itself. */
  weight: number;
  /** The deduction from the section's rank; 0 for the word itself. */
  penalty: number;
}

/** A word of the query and the terms that match it. */
export interface QueryTerm {
  word: string;
  /** True if results must contain the word. */
  isRequired: boolean;
  /** The terms of the index that match the word. */
  matches: Map<string, Match>;
  /** True if the word can be a name in code. Then sections whose examples contain it match, too. */
  isName: boolean;
  /** The parts of a compound like `maybeSingle`. A section with all parts matches the word, too. */
  parts: QueryTerm[];
  /** How much the word counts: more for rare words, which say most about what users look for. */
  weight: number;
}

/** How closely results must match the query. The search tries the modes in this order. */
export type MatchMode = 'as-typed' | 'typos' | 'any-word';

const EXACT: Match = { isPrefix: false, weight: 1, penalty: 0 };
const JOINED: Match = { isPrefix: false, weight: 0.9, penalty: 0.05 };
const STEM: Match = { isPrefix: false, weight: 0.4, penalty: 0.25 };
const SYNONYM: Match = { isPrefix: false, weight: 0.35, penalty: 0.25 };
const PREFIX_PENALTY = 0.15;
const NAME_START: Match = { isPrefix: true, weight: 0.6, penalty: PREFIX_PENALTY };
const TYPO_WEIGHTS = [1, 0.4, 0.2] as const;
export const TYPO_PENALTY = 0.45;

/** The maximum number of longer terms that the word being typed matches, shortest first. */
const MAX_COMPLETIONS_UNFINISHED = 30;
/** The maximum number of longer terms that a complete word matches. */
const MAX_COMPLETIONS = 8;
/** How much more common the words in a joined word must be. Otherwise, it's a word of its own: "backend". */
const JOINED_RARITY = 10;
const STEM_OF = /^(.{4,}?)(?:ing|ed|ion|er|ment|e)$/;

/** The client variable in front of a method: `supabase.` in `supabase.channel`. */
const CLIENT = /\bsupabase\.(?=\w)/gi;

/**
 * Returns a query in the form in which its words are looked up: with ordinary letters, spaces, hyphens, and
 * quotes instead of the typographic and invisible ones that come with a text from another page.
 */
export function normalizeQuery(query: string): string {
  return query
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(CLIENT, '');
}

/**
 * Splits a query into words and finds the terms of an index that match each of them. `fields` limits the
 * completions of words to terms in these fields.
 */
export function parseQuery(
  text: string,
  index: SectionIndex,
  mode: MatchMode,
  fields?: readonly Field[],
): QueryTerm[] {
  // An operator that isn't on the site is punctuation.
  const queryWords = words(text).filter(({ term }) => !isOperator(term) || index.hasTerm(term));
  const requireAll = !queryWords.some(({ term }) => isSignificant(term));
  const endsInWord = /[\p{L}\p{N}]$/u.test(text);
  const queryTerms = queryWords.map((word, number): QueryTerm => {
    const toQueryTerm = (term: string, parts: string[], isUnfinished: boolean): QueryTerm => {
      const matches = matchesOf(term, index, isUnfinished, mode, fields);
      return {
        word: term,
        isRequired: requireAll || isSignificant(word.term),
        matches,
        isName: false,
        weight: rarity(matches, index),
        parts: parts.map((part, at) =>
          toQueryTerm(part, [], isUnfinished && at === parts.length - 1),
        ),
      };
    };
    const isLast = number === queryWords.length - 1;
    const isUnfinished = endsInWord && isLast;
    const queryTerm = toQueryTerm(word.term, partsOf(word, index), isUnfinished);
    queryTerm.isName = isName(text, word) || isUnknown(word, isUnfinished, index);
    if (queryTerm.isName && isUnfinished) {
      const names = index.namesWithPrefix(word.term).sort((a, b) => a.length - b.length);
      for (const name of names.slice(0, MAX_COMPLETIONS))
        addMatch(queryTerm.matches, name, NAME_START);
    }
    if (queryTerm.isName && index.hasName(word.term)) queryTerm.matches.set(word.term, EXACT);
    return queryTerm;
  });
  joinNeighbors(queryTerms, index);
  return queryTerms;
}

/** How a query says that it's about a name in code: `onConflict`, `gen_random_uuid`, `--import-map`, `rpc(`. */
const NAME_SHAPE = /^\p{Ll}[\p{Ll}\p{N}]*\p{Lu}|[\p{L}\p{N}]_[\p{L}\p{N}]/u;

function isName(text: string, { start, end, term }: Word): boolean {
  if (term.length < MIN_NAME_LENGTH) return false;
  return (
    NAME_SHAPE.test(text.slice(start, end)) ||
    text[end] === '(' ||
    /(?:^|\s)--$/.test(text.slice(0, start))
  );
}

/** True if no text contains a word. While it's being typed, also no word that starts with it. */
function isUnknown({ term }: Word, isUnfinished: boolean, index: SectionIndex): boolean {
  if (term.length < MIN_NAME_LENGTH || isOperator(term) || !isSignificant(term)) return false;
  if (index.hasTerm(term)) return false;
  return !isUnfinished || index.termsWithPrefix(term).length === 0;
}

/** Says whether a query has words that look like names in code, and words that no text contains. */
export function unusualWords(text: string, index: SectionIndex) {
  const all = words(text);
  const endsInWord = /[\p{L}\p{N}]$/u.test(text);
  return {
    hasName: all.some((word) => isName(text, word)),
    hasUnknown: all.some((word, number) =>
      isUnknown(word, endsInWord && number === all.length - 1, index),
    ),
  };
}

/** Returns the parts of a compound word, or the words in one that was typed without the spaces. */
function partsOf({ term, parts }: Word, index: SectionIndex): string[] {
  if (parts.length > 0) return parts.map((part) => part.term);
  const minimum = JOINED_RARITY * (1 + index.sectionsWith(term));
  return splitJoined(term, (part) => index.sectionsWith(part), minimum);
}

/** The minimum length of the words in a joined word, except for stop words. */
const MIN_PART_LENGTH = 3;

/**
 * Splits a word that was typed without the spaces: `rowlevelsecurity` → row, level, security.
 *
 * @param word The word, in the form of a term.
 * @param frequencyOf Returns how common a term is.
 * @param minimum The minimum frequency of each word in it.
 * @returns The terms of the words, without stop words. Of all ways to split the word, it's the one whose rarest
 *   word is the most common. Empty if there is none.
 */
export function splitJoined(
  word: string,
  frequencyOf: (term: string) => number,
  minimum: number,
): string[] {
  // The best way to split the first letters of the word, by their number.
  const best: ({ terms: string[]; rarest: number } | undefined)[] = [
    { terms: [], rarest: Infinity },
  ];
  for (let end = 1; end <= word.length; end++) {
    for (let start = 0; start < end; start++) {
      const before = best[start];
      if (!before) continue;
      const letters = word.slice(start, end);
      const isCommon = isStopWord(letters);
      if (!isCommon && letters.length < MIN_PART_LENGTH) continue;
      const term = normalizeWord(letters);
      const rarest = Math.min(before.rarest, isCommon ? Infinity : frequencyOf(term));
      if (rarest < minimum || rarest <= (best[end]?.rarest ?? 0)) continue;
      best[end] = { terms: isCommon ? before.terms : [...before.terms, term], rarest };
    }
  }
  const { terms = [] } = best[word.length] ?? {};
  return terms.length > 1 ? terms : [];
}

/** Weighs a word by the share of sections that contain its best match. */
function rarity(matches: Map<string, Match>, index: SectionIndex): number {
  let best: [string, Match] | undefined;
  for (const match of matches) if (!best || match[1].weight > best[1].weight) best = match;
  const sections = best ? Math.max(1, index.sectionsWith(best[0])) : 1;
  return Math.sqrt(Math.log(1 + index.size / sections));
}

/** Lets `data base` find "database" by adding the joined word to the matches of both words. */
function joinNeighbors(queryTerms: QueryTerm[], index: SectionIndex): void {
  queryTerms.slice(1).forEach((second, number) => {
    const first = queryTerms[number]!;
    const joined = joinedTerm(first.word, second.word);
    if (joined.length < 5 || !index.hasTerm(joined)) return;
    first.matches.set(joined, JOINED);
    second.matches.set(joined, JOINED);
  });
}

function addMatch(matches: Map<string, Match>, term: string, match: Match): void {
  const known = matches.get(term);
  if (!known || known.weight < match.weight) matches.set(term, match);
}

/** Returns the terms that match a word. `isUnfinished` is true for the word being typed. */
function matchesOf(
  word: string,
  index: SectionIndex,
  isUnfinished: boolean,
  mode: MatchMode,
  fields: readonly Field[] | undefined,
): Map<string, Match> {
  const matches = new Map<string, Match>();
  const add = (term: string, match: Match) => addMatch(matches, term, match);
  const addCompletions = (prefix: string, factor: number, penalty: number) => {
    const terms = index.termsWithPrefix(prefix, fields).sort((a, b) => a.length - b.length);
    const limit = isUnfinished ? MAX_COMPLETIONS_UNFINISHED : MAX_COMPLETIONS;
    for (const term of terms.slice(0, limit)) {
      const extra = term.length - prefix.length;
      const weight = (factor * prefix.length) / (prefix.length + 0.3 * extra);
      if (term !== prefix) add(term, { isPrefix: true, weight, penalty });
    }
  };
  const isKnown = index.hasTerm(word);
  if (isKnown) add(word, EXACT);
  if (isUnfinished || word.length > 3) {
    addCompletions(word, isUnfinished && !isKnown ? 0.6 : 0.25, PREFIX_PENALTY);
  }
  for (const synonym of synonymsOf(word)) if (index.hasTerm(synonym)) add(synonym, SYNONYM);
  const stem = STEM_OF.exec(word)?.[1];
  if (stem && index.hasTerm(stem)) add(stem, STEM);
  if (stem && !isUnfinished) addCompletions(stem, STEM.weight / 2, STEM.penalty);
  if (!isKnown || mode !== 'as-typed') {
    const extra = mode === 'as-typed' || word.length < 5 || word.length > 6 ? 0 : 1;
    const limit = Math.min(typosAllowed(word) + extra, 2);
    const matchPrefixes = isUnfinished && matches.size === 0;
    for (const [term, typos] of similarTerms(word, index, limit, matchPrefixes)) {
      const penalty = typos * TYPO_PENALTY;
      add(term, { isPrefix: false, weight: TYPO_WEIGHTS[typos] ?? 0, penalty });
    }
  }
  return matches;
}

/**
 * Returns the number of typos that a word may contain: 0 for up to 3 letters or if it contains a digit, 1 for
 * up to 6 letters, otherwise 2.
 */
export function typosAllowed(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}

/**
 * Returns the number of typos between two words, or `limit + 1` if there are more than `limit`. A
 * swap of two letters counts once (optimal string alignment).
 */
export function typosBetween(a: string, b: string, limit: number): number {
  return editDistance(a, b, limit, 1);
}

/**
 * Returns the terms that differ from a word by at most `limit` typos. With `matchPrefixes`, it also
 * returns longer terms whose start differs by at most one typo.
 */
function similarTerms(
  word: string,
  index: SectionIndex,
  limit: number,
  matchPrefixes: boolean,
): [string, number][] {
  if (limit === 0) return [];
  // The index counts a swap of two letters as two typos, so the search radius is larger by one.
  const similar = index
    .termsNear(word, limit + 1)
    .map((term): [string, number] => [term, typosBetween(word, term, limit)]);
  const completions = matchPrefixes
    ? index
        .termsWithPrefix(word[0]!)
        .filter((term) => term.length > word.length)
        .map((term): [string, number] => [term, typosBetween(word, term.slice(0, word.length), 1)])
        .filter(([, typos]) => typos <= 1)
    : [];
  return [...completions, ...similar.filter(([, typos]) => typos > 0 && typos <= limit)];
}

/** True if a section contains a word of the query, or all of its parts. */
export function isMatchedBy(queryTerm: QueryTerm, terms: SectionMatch['terms']): boolean {
  for (const term of queryTerm.matches.keys()) if (terms.has(term)) return true;
  return queryTerm.parts.length > 0 && queryTerm.parts.every((part) => isMatchedBy(part, terms));
}
