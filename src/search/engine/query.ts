import { editDistance } from '../../lib/diagnostic';
import type { Field, Match, QueryTerm, SectionIndex } from './section-index';
import type { Word } from './tokens';
import {
  isOperator,
  isSignificant,
  isStopWord,
  MIN_NAME_LENGTH,
  normalizeWord,
  words,
} from './tokens';

/** How closely results must match the query. The search tries the modes in this order. */
export type MatchMode = 'as-typed' | 'typos' | 'any-word';

const EXACT: Match = { isPrefix: false, weight: 1, penalty: 0 };
const JOINED: Match = { isPrefix: false, weight: 0.9, penalty: 0.05 };
const STEM: Match = { isPrefix: false, weight: 0.4, penalty: 0.25 };
const SYNONYM: Match = { isPrefix: false, weight: 0.35, penalty: 0.25 };
export const PREFIX_PENALTY = 0.15;
const NAME_START: Match = { isPrefix: true, weight: 0.6, penalty: PREFIX_PENALTY };
const TYPO_WEIGHTS = [1, 0.4, 0.2] as const;
const TYPO_PENALTY = 0.45;

/** The maximum number of longer terms that the word being typed matches, shortest first. */
const MAX_COMPLETIONS_UNFINISHED = 30;
/** The maximum number of longer terms that a complete word matches. */
const MAX_COMPLETIONS = 8;
/** How much more common the words in a joined word must be. Otherwise, it's a word of its own: "backend". */
const JOINED_RARITY = 10;
const STEM_OF = /^(.{4,}?)(?:ing|ed|ion|er|ment|e)$/;

/** The class of an error of Storage in front of its message. The class only says which product it is. */
const STORAGE_ERROR = /^Storage\w*(?:Error|Exception):\s+/;
/** The client variable in front of a method: `supabase.` in `supabase.channel`. Messages of errors contain it. */
const CLIENT = /\bsupabase\.(?=\w)/gi;

/** Returns a query in the form in which its words are looked up. */
export function normalizeQuery(query: string): string {
  return plainQuery(query).replace(CLIENT, '');
}

/**
 * Returns a query with ordinary letters, spaces, hyphens, and quotes instead of the typographic and invisible
 * ones that come with a text from another page.
 */
export function plainQuery(query: string): string {
  return query
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(STORAGE_ERROR, 'Storage ');
}

/** A word as it was typed. */
interface QueryWord extends Word {
  /** True for the word being typed. */
  isUnfinished: boolean;
  /** True if it looks like a name in code: `onConflict`, `gen_random_uuid`, `--import-map`, `rpc(`. */
  isName: boolean;
}

const NAME_SHAPE = /^\p{Ll}[\p{Ll}\p{N}]*\p{Lu}|[\p{L}\p{N}]_[\p{L}\p{N}]/u;

/** Splits a query into words. */
export function readWords(text: string): QueryWord[] {
  const endsInWord = /[\p{L}\p{N}]$/u.test(text);
  return words(text).map((word, number, { length }) => {
    const { term, start, end } = word;
    const isName =
      NAME_SHAPE.test(text.slice(start, end)) ||
      text[end] === '(' ||
      /(?:^|\s)--$/.test(text.slice(0, start));
    const isUnfinished = endsInWord && number === length - 1;
    return { ...word, isUnfinished, isName: isName && term.length >= MIN_NAME_LENGTH };
  });
}

/** True if no text contains a word. While it's being typed, also no word that starts with it. */
export function isUnknown({ term, isUnfinished }: QueryWord, index: SectionIndex): boolean {
  if (term.length < MIN_NAME_LENGTH || isOperator(term) || !isSignificant(term)) return false;
  if (index.hasTerm(term)) return false;
  return !isUnfinished || index.termsWithPrefix(term).length === 0;
}

/**
 * Finds the terms of an index that match each word of a query. `fields` limits the completions of words to terms
 * in these fields.
 */
export function parseQuery(
  queryWords: readonly QueryWord[],
  index: SectionIndex,
  mode: MatchMode,
  fields?: readonly Field[],
): QueryTerm[] {
  // An operator that isn't on the site is punctuation.
  const known = queryWords.filter(({ term }) => !isOperator(term) || index.hasTerm(term));
  const requireAll = !known.some(({ term }) => isSignificant(term));
  const queryTerms = known.map((word): QueryTerm => {
    const { isUnfinished } = word;
    const toQueryTerm = (term: string, parts: string[], isTyped: boolean): QueryTerm => {
      const matches = matchesOf(term, index, isTyped, mode, fields);
      return {
        ...{ word: term, matches, isName: false, weight: rarity(matches, index) },
        isRequired: requireAll || isSignificant(word.term),
        parts: parts.map((part, at) => toQueryTerm(part, [], isTyped && at === parts.length - 1)),
      };
    };
    const queryTerm = toQueryTerm(word.term, partsOf(word, index), isUnfinished);
    queryTerm.isName = word.isName || isUnknown(word, index);
    if (!queryTerm.isName) return queryTerm;
    const names = isUnfinished ? index.namesWithPrefix(word.term) : [];
    names.sort((a, b) => a.length - b.length);
    for (const name of names.slice(0, MAX_COMPLETIONS)) {
      addMatch(queryTerm.matches, name, NAME_START);
    }
    if (index.hasName(word.term)) queryTerm.matches.set(word.term, EXACT);
    return queryTerm;
  });
  // Lets `data base` find "database": the joined word matches both words.
  queryTerms.slice(1).forEach((second, number) => {
    const first = queryTerms[number]!;
    const joined = normalizeWord(first.word + second.word);
    if (joined.length < 5) return;
    for (const spelling of [joined, ...(index.vocabulary.same.get(joined) ?? [])]) {
      if (!index.hasTerm(spelling)) continue;
      first.matches.set(spelling, JOINED);
      second.matches.set(spelling, JOINED);
    }
  });
  return queryTerms;
}

/** The minimum length of the words in a joined word, except for stop words. */
const MIN_PART_LENGTH = 3;

/**
 * Returns the parts of a compound word, or the words in one that was typed without the spaces: `rowlevelsecurity` →
 * row, level, security. Of all ways to split it, it's the one whose rarest word is the most common. Stop words are
 * left out.
 */
function partsOf({ term: word, parts }: Word, index: SectionIndex): string[] {
  if (parts.length > 0) return parts.map(({ term }) => term);
  const minimum = JOINED_RARITY * (1 + index.sectionsWith(word));
  // The best way to split the first letters of the word, by their number.
  type Split = { terms: string[]; rarest: number };
  const best: (Split | undefined)[] = [{ terms: [], rarest: Infinity }];
  for (let end = 1; end <= word.length; end++) {
    for (let start = 0; start < end; start++) {
      const before = best[start];
      if (!before) continue;
      const letters = word.slice(start, end);
      const isCommon = isStopWord(letters);
      if (!isCommon && letters.length < MIN_PART_LENGTH) continue;
      const term = normalizeWord(letters);
      // Otherwise, "signinwithgoogle" would be sign, in, with, google.
      const rarest = isCommon
        ? before.rarest / 2
        : Math.min(before.rarest, index.sectionsWith(term));
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
  const { same, similar } = index.vocabulary;
  for (const other of same.get(word) ?? []) if (index.hasTerm(other)) add(other, EXACT);
  for (const synonym of similar.get(word) ?? []) if (index.hasTerm(synonym)) add(synonym, SYNONYM);
  const stem = STEM_OF.exec(word)?.[1];
  if (stem && index.hasTerm(stem)) add(stem, STEM);
  if (stem && !isUnfinished) addCompletions(stem, STEM.weight / 2, STEM.penalty);
  if (!isKnown || mode !== 'as-typed') {
    const isLenient = mode !== 'as-typed' && word.length > 4;
    const matchPrefixes = isUnfinished && matches.size === 0;
    for (const [term, typos] of similarTerms(word, index, isLenient, matchPrefixes)) {
      const penalty = typos * TYPO_PENALTY;
      add(term, { isPrefix: false, weight: TYPO_WEIGHTS[typos] ?? 0, penalty });
    }
  }
  return matches;
}

/** Returns the number of typos between two words, at most `limit + 1`. A swap of two letters counts once. */
export function typosBetween(a: string, b: string, limit: number): number {
  return editDistance(a, b, limit, 1);
}

/**
 * Returns the terms that differ from a word by a typo, or by two in a long word. Words with digits can't have typos,
 * and in three letters, only a swap is one. With `matchPrefixes`, it also returns longer terms whose start differs
 * by a typo.
 */
function similarTerms(
  word: string,
  index: SectionIndex,
  isLenient: boolean,
  matchPrefixes: boolean,
): [string, number][] {
  if (word.length < 3 || /\d/.test(word)) return [];
  if (word.length === 3) {
    const swapped = [word.replace(/^(.)(.)/, '$2$1'), word.replace(/(.)(.)$/, '$2$1')];
    return swapped.filter((term) => index.hasTerm(term)).map((term) => [term, 1]);
  }
  const limit = isLenient || word.length > 6 ? 2 : 1;
  const { length } = word;
  // The index counts a swap of two letters as two typos, so the search radius is larger by one.
  const similar = index.termsNear(word, limit + 1);
  const longer = matchPrefixes ? index.termsWithPrefix(word[0]!) : [];
  return [
    ...longer
      .filter((term) => term.length > length)
      .map((term): [string, number] => [term, typosBetween(word, term.slice(0, length), 1)])
      .filter(([, typos]) => typos <= 1),
    ...similar
      .map((term): [string, number] => [term, typosBetween(word, term, limit)])
      .filter(([, typos]) => typos > 0 && typos <= limit),
  ];
}

/** True if a word of the query, or all of its parts, are among the terms of a section. */
export function isMatchedBy({ matches, parts }: QueryTerm, terms: readonly string[]): boolean {
  if (terms.some((term) => matches.has(term))) return true;
  return parts.length > 0 && parts.every((part) => isMatchedBy(part, terms));
}
