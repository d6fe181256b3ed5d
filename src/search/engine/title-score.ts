import type { QueryTerm } from './query';
import type { EngineSection } from './sections';
import { titleOf } from './sections';
import type { Word } from './tokens';
import { isSignificant, termsOf, words } from './tokens';

/** The weight of each criterion. */
const WEIGHTS = {
  equal: 0.5,
  /** The factor for the similarity to a keyword instead of a title. */
  keyword: 0.8,
  /** For a query that equals a keyword. The first keyword counts most. */
  isKeyword: 0.3,
  /** The factor for how well a phrase and the query cover each other. */
  phrase: 1,
  asTyped: 0.26,
  begins: 0.375,
  coverage: 0.45,
  proximity: 0.15,
  /** For a query that's the start of a name, such as "supabase func" or "sel". */
  startsName: 0.45,
  /** The factor for everything but phrases, by level. Pages rank higher than their sections. */
  level: [0, 1, 0.5, 0.5, 0.4, 0.4, 0.4],
};

/** The maximum number of keywords of a page. */
const MAX_KEYWORDS = 6;

/**
 * Scores how well a query matches a section's title, names, keywords, and phrases. `query` is the squashed
 * text of the query.
 */
export function titleScore(section: EngineSection, queryTerms: QueryTerm[], query: string): number {
  const { titles, keywords, phrases, names } = wordsOf(section);
  const title = Math.max(...titles.map((item) => similarity(item, queryTerms)));
  const keyword = Math.max(0, ...keywords.map((item) => similarity(item, queryTerms)));
  const phrase = phraseScore(phrases, queryTerms);
  const index = keywords.findIndex((item) => isEqual(item, queryTerms));
  const level = WEIGHTS.level[section.depth] ?? 0;
  return (
    Math.max(level * title, level * WEIGHTS.keyword * keyword, WEIGHTS.phrase * phrase) +
    (index < 0 ? 0 : level * WEIGHTS.isKeyword * (1 - index / MAX_KEYWORDS)) +
    (names.includes(query) ? level * WEIGHTS.asTyped : 0) +
    (query && names.some((name) => name.startsWith(query)) ? level * WEIGHTS.startsName : 0)
  );
}

/** Reduces a text to its letters and digits, in lower case. */
export function squash(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

interface TitleWords {
  titles: Word[][];
  keywords: Word[][];
  phrases: Word[][];
  /** The squashed title, names, and method names without their object. */
  names: string[];
}
const titleWords = new WeakMap<EngineSection, TitleWords>();

/** Returns the words of a section's title, names, and keywords. Caches them for the next query. */
function wordsOf(section: EngineSection): TitleWords {
  const cached = titleWords.get(section);
  if (cached) return cached;
  const title = titleOf(section);
  const texts = [title, ...section.names];
  // Users search for either half of "select(): Read rows".
  const halves = title.includes(': ') ? title.split(': ') : [];
  const methods = section.names.map((name) => name.slice(name.lastIndexOf('.') + 1));
  const found = {
    titles: [...texts, ...halves, ...placesOf(section, title)].map(words),
    keywords: section.keywords.map(words),
    phrases: section.phrases.map(words),
    names: [...texts, ...methods].map(squash),
  };
  titleWords.set(section, found);
  return found;
}

/** The last URL segments of pages that introduce their section. */
const INTRODUCTIONS = new Set(['overview', 'start', 'introduction']);

/**
 * Returns other titles under which users look for a page: its area with its title ("Storage Access
 * control"), and the last segment of its URL. A page that introduces an area has the area's segment.
 */
function placesOf({ url, depth, hierarchy }: EngineSection, title: string): string[] {
  if (depth > 1) return [];
  const area = (hierarchy.lvl0 ?? '').replace(/ v\d+$/, '');
  const segments = url.split('/');
  const last = segments.pop() ?? '';
  const segment = INTRODUCTIONS.has(last) ? (segments.pop() ?? last) : last;
  // "auth" alone is the guide, not the list of its errors at /reference/errors/auth.
  const place = segments[1] === 'reference' ? `${segments.at(-1)} ${segment}` : segment;
  return [`${area} ${title}`, place];
}

/** Longer queries rarely equal a phrase, so a phrase that lacks words of the query counts less. */
const MISSING_WORDS_EXPONENT = 1.5;

/** Returns how well the best phrase and the query cover each other, from 0 to 1. */
function phraseScore(phrases: Word[][], queryTerms: QueryTerm[]): number {
  const required = queryTerms.filter(({ isRequired }) => isRequired);
  const total = sum(required.map(({ weight }) => weight));
  const scores = phrases.map((phrase) => {
    const terms = phrase.flatMap(termsOf);
    const inPhrase = required.map((queryTerm) => queryTerm.weight * closeness(queryTerm, terms));
    const share = sum(inPhrase) / total;
    if (share === 0) return 0;
    return share ** MISSING_WORDS_EXPONENT * coverage(phrase, queryTerms);
  });
  return Math.max(0, ...scores);
}

/** Returns 1 if one of the terms is the word as typed, and less for prefixes, stems, and typos. */
function closeness({ matches }: QueryTerm, terms: readonly string[]): number {
  const penalties = terms.flatMap((term) => matches.get(term)?.penalty ?? []);
  return penalties.length === 0 ? 0 : 1 - Math.min(1, ...penalties);
}

function isEqual(text: Word[], queryTerms: QueryTerm[]): boolean {
  return (
    text.length === queryTerms.length &&
    text.every(({ term }, index) => queryTerms[index]!.matches.get(term)?.penalty === 0)
  );
}

function similarity(title: Word[], queryTerms: QueryTerm[]): number {
  if (!title.some((word) => wordShare(word, queryTerms) > 0)) return 0;
  const titleTerms = title.map(termsOf);
  // For each word of the query, the index of the first title word that it matches.
  const positions = queryTerms.map((queryTerm) =>
    titleTerms.findIndex((terms) => isMatch(queryTerm, terms)),
  );
  const found = positions.filter((position) => position >= 0).length / queryTerms.length;
  if (found === 0) return 0;
  const covered = coverage(title, queryTerms);
  const adjacent = positions.filter(
    (position, index) => index > 0 && position === positions[index - 1]! + 1,
  );
  return (
    WEIGHTS.coverage * covered * found +
    (queryTerms.length > 1 ? (WEIGHTS.proximity * adjacent.length) / (queryTerms.length - 1) : 0) +
    (found === 1 && positions[0] === 0 ? WEIGHTS.begins : 0) +
    (found === 1 && covered === 1 ? WEIGHTS.equal * exactness(titleTerms.flat(), queryTerms) : 0)
  );
}

/** Returns how much of a text's significant words the query covers, from 0 to 1. */
function coverage(text: Word[], queryTerms: QueryTerm[]): number {
  const significant = text.filter(({ term }) => isSignificant(term));
  const counted = significant.length > 0 ? significant : text;
  return sum(counted.map((word) => wordShare(word, queryTerms))) / counted.length;
}

/** The results of `termShare` for the current query. */
const shares = new WeakMap<QueryTerm[], Map<string, number>>();

/** Returns how much of a term the query covers, from 0 to 1. */
function termShare(term: string, queryTerms: QueryTerm[]): number {
  const cache = shares.get(queryTerms) ?? new Map<string, number>();
  shares.set(queryTerms, cache);
  let share = cache.get(term);
  if (share === undefined) {
    share = 0;
    for (const { word, matches } of queryTerms.flatMap((queryTerm) => [
      queryTerm,
      ...queryTerm.parts,
    ])) {
      const match = matches.get(term);
      if (!match) continue;
      share = Math.max(share, match.isPrefix ? Math.min(1, word.length / term.length) : 1);
    }
    cache.set(term, share);
  }
  return share;
}

/** Returns how much of a title word the query covers, from 0 to 1. */
function wordShare({ term, parts }: Word, queryTerms: QueryTerm[]): number {
  const whole = termShare(term, queryTerms);
  if (parts.length === 0) return whole;
  const inParts = sum(parts.map((part) => termShare(part.term, queryTerms))) / parts.length;
  return Math.max(whole, inParts);
}

/** Returns 1 if the title has every word as typed, and less for prefixes, stems, and typos. */
function exactness(titleTerms: string[], queryTerms: QueryTerm[]): number {
  const penalties = queryTerms.map((queryTerm) => {
    const matches = titleTerms.flatMap((term) => queryTerm.matches.get(term) ?? []);
    return matches.length === 0 ? 0 : Math.min(...matches.map(({ penalty }) => penalty));
  });
  return 1 - Math.min(1, Math.max(...penalties));
}

function isMatch(queryTerm: QueryTerm, terms: readonly string[]): boolean {
  if (terms.some((term) => queryTerm.matches.has(term))) return true;
  return queryTerm.parts.length > 0 && queryTerm.parts.every((part) => isMatch(part, terms));
}

/** Returns the sum of numbers. */
export function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
