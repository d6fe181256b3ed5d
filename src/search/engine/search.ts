import { mentionsFailure } from '../../lib/error-signature';
import { uniqueBy } from '../../lib/group-by';
import { BEST_HITS } from '../../lib/limits';
import type { ErrorQuery, ErrorsFile, Quotes } from './errors';
import {
  explainsCode,
  isInCatalog,
  isOther,
  quotesOf,
  readErrorQuery,
  SHARE_WITH_GAP,
} from './errors';
import type { Hit } from './hit';
import { sectionHit } from './hit';
import type { MatchMode } from './query';
import { isUnknown, normalizeQuery, parseQuery, plainQuery, readWords } from './query';
import type { ParsedQuery, RankedSection } from './rank';
import { documents, matchTerm, rankResults, squash } from './rank';
import type { Field, QueryTerm, SectionIndex, SectionMatch } from './section-index';
import type { EngineSection } from './sections';
import { olderLevels } from './sections';
import { isOperator } from './tokens';

/** A search, limited to a menu level, a library, or a version. */
export interface SearchRequest {
  query: string;
  /** The maximum number of hits. */
  limit: number;
  /** The number of words in a snippet. Without it, hits have no snippets. */
  snippetWords?: number | undefined;
  level?: string | undefined;
  library?: string | undefined;
  version?: string | undefined;
  /** True if hits also say why they were found. */
  explain?: boolean;
}

/**
 * The best section of each page that matches, best first, and how many pages match. If the first one explains an
 * error, at most `BEST_HITS` do, because other errors aren't what the reader looks for.
 */
export interface SearchResult {
  hits: Hit[];
  total: number;
  /** Defined if the query is the code and the message of an error. */
  error?: ErrorQuery | undefined;
  /** True if not even the first hit matches well. */
  isWeak?: boolean;
}

/** A part of the index that only loads for queries that need it (see `Manifest`). */
export type IndexPart = 'more' | 'names';

/** The data that the engine searches. Everything except the sections can arrive later. */
export interface EngineData {
  /** A section is replaced when its phrases arrive. */
  sections: EngineSection[];
  index: SectionIndex;
  /** Loads a part of the index, unless it isn't time yet. */
  load(part: IndexPart): void;
  /** False until the index of texts has arrived. */
  hasTexts(): boolean;
  /** Returns the errors that the site explains, if they have arrived. Only called for errors. */
  errors(): ErrorsFile | undefined;
  /** Returns the text of a section in parts, if it has arrived. Only called for hits that are shown. */
  textOf(section: number): readonly string[] | undefined;
  /** Returns the code of a section's examples in the same way. */
  codeOf(section: number): readonly string[] | undefined;
}

/** The number of results that are ranked. The rest keep the order of their scores. */
const MAX_RANKED = 120;
/**
 * If the first hit has a lower rank, the site probably doesn't answer the query. Of 1,443 queries that it answers, 3 are
 * below this, and of 25 about other subjects, such as "bluetooth printer", 12.
 */
const WEAK_RANK = 1.5;
/** The same for an error: those that the site explains rank at 3.9 or higher, and those of other products below 1.4. */
const WEAK_ERROR_RANK = 3;
/** If fewer sections contain the words as typed, the search allows typos. */
const MIN_EXACT_RESULTS = 4;
/**
 * For queries with at least this many words, results can lack half of them, unless there are several results
 * with all words, and the best one has them in its headings.
 */
const LONG_QUERY_WORDS = 2;
/** A shorter text that's quoted somewhere in a section can be a topic as well. */
const LONG_MESSAGE_WORDS = 8;
/** Shorter queries only search the names, titles, and keywords. */
const MIN_FULL_TEXT_LENGTH = 3;
const NAME_FIELDS: readonly Field[] = ['names', 'title', 'keywords'];
const MATCH_MODES: readonly MatchMode[] = ['as-typed', 'typos', 'any-word'];

const NO_QUOTES: Quotes = { of: new Map(), explained: new Set() };

const LIMITS = ['level', 'library', 'version'] as const;
type Limits = Pick<SearchRequest, (typeof LIMITS)[number]>;

/** Runs a search. */
export function searchSections(data: EngineData, request: SearchRequest): SearchResult {
  const { limit, snippetWords, explain } = request;
  const { ranked, queryTerms, error } = findSections(data, request);
  // The other sections of a page would only repeat the page.
  const matches = uniqueBy(ranked, ({ section }) => section.page);
  const first = matches[0];
  const isExplained = error !== undefined && first?.quotedPart !== undefined;
  const pages = isExplained ? matches.slice(0, BEST_HITS) : matches;
  const hits = pages.slice(0, limit).map((result) => {
    const load = result.isInCode ? data.codeOf : data.textOf;
    const texts = snippetWords === undefined ? undefined : load(result.id);
    const hit = sectionHit(result, texts ?? [], queryTerms, snippetWords);
    return explain ? { ...hit, ranked: result } : hit;
  });
  const minimum = error ? WEAK_ERROR_RANK : WEAK_RANK;
  const isComplete = data.hasTexts() && (!error || data.errors() !== undefined);
  const isWeak = isComplete && (first?.rank ?? 0) < minimum;
  return { hits, total: pages.length, error, isWeak };
}

/** The sections that match a query, best first, and the parsed query. */
interface FindResult {
  queryTerms: QueryTerm[];
  ranked: RankedSection[];
  /** Defined if the query is the code and the message of an error. */
  error?: ErrorQuery | undefined;
}

/** Finds the sections that match a query. Matches more loosely if there are too few. */
export function findSections(
  data: EngineData,
  { query, ...limits }: Limits & { query: string },
): FindResult {
  const normalized = normalizeQuery(query);
  const text = normalized.trim();
  const { error, quotes } = readError(data, plainQuery(query).trim());
  const queryWords = readWords(normalized.trimStart()).filter(({ start, end }) => {
    const word = normalized.trimStart().slice(start, end);
    return !error || !isOther(word, error, quotes);
  });
  const hasOperator = queryWords.some(({ term }) => isOperator(term));
  const isShort = !hasOperator && squash(text).length < MIN_FULL_TEXT_LENGTH;
  const { index } = data;
  const fields = isShort ? NAME_FIELDS : undefined;
  index.usesMore = false;
  const hasUnknown = queryWords.some((word) => isUnknown(word, index));
  if (hasUnknown || queryWords.some(({ isName }) => isName)) data.load('names');
  index.usesMore =
    mentionsFailure(text) ||
    error !== undefined ||
    hasUnknown ||
    includesOlder(data.sections, limits);
  if (index.usesMore) data.load('more');
  const passes = isLimited(limits)
    ? (section: EngineSection) => isWithin(section, limits)
    : () => true;
  const hasCode = ({ section }: SectionMatch) =>
    error !== undefined && explainsCode(section, error);
  for (const mode of MATCH_MODES) {
    const queryTerms = parseQuery(queryWords, index, mode, fields);
    const required = queryTerms.filter(({ isRequired }) => isRequired);
    if (required.length === 0) return { queryTerms, ranked: [] };
    const isLong = mode !== 'any-word' && required.length >= LONG_QUERY_WORDS;
    const found = index.search(required, passes, fields);
    const onPage = new Map<string, Set<number>>();
    for (const result of found) {
      const words = onPage.get(result.section.page) ?? new Set();
      onPage.set(result.section.page, words);
      for (const word of result.words) words.add(word);
    }
    const isAnswer = (result: SectionMatch) =>
      hasCode(result) || quotes.of.has(result.id) || documents(result, queryTerms);
    const withWords = (count: number) =>
      isLong ? found.filter((result) => result.words.length >= count || isAnswer(result)) : found;
    const results = withWords(Math.ceil(required.length / 2));
    const isFew = results.length < MIN_EXACT_RESULTS && !results.some(hasCode);
    if (results.length === 0 || (isFew && mode === 'as-typed')) continue;
    const known = { vocabulary: index.vocabulary, quotes: quotes.of };
    const parsed: ParsedQuery = { text, queryTerms, required, onPage, error, ...known };
    const complete = withWords(required.length);
    if (isLong && complete.length >= MIN_EXACT_RESULTS) {
      const ranked = rank(complete, parsed, isAnswer);
      if (ranked[0]!.isInHeadings) return { queryTerms, ranked, error };
    }
    return { queryTerms, ranked: rank(results, parsed, isAnswer), error };
  }
  return { queryTerms: [], ranked: [] };
}

/** Reads the error in a query, and finds the sections that quote it. */
function readError(
  data: EngineData,
  text: string,
): { error: ErrorQuery | undefined; quotes: Quotes } {
  const error = readErrorQuery(text, data.sections);
  const quotes = error ? quotesOf(data.errors() ?? [], error, data.sections) : NO_QUOTES;
  if (!error) return { error, quotes };
  const isKnown = (section: EngineSection) => explainsCode(section, error);
  const isLong = error.message.length >= LONG_MESSAGE_WORDS;
  const isQuoted = [...quotes.of].some(([id, { share, starts }]) => {
    if (!error.isUncertain) return true;
    const isClear = starts > 0 || isLong || (error.isFailure && isInCatalog(data.sections[id]!));
    return share > SHARE_WITH_GAP && isClear;
  });
  const isError = isQuoted || (error.code !== undefined && !error.isUncertain);
  if (isError || data.sections.some(isKnown)) return { error, quotes };
  return { error: undefined, quotes: NO_QUOTES };
}

function rank(
  results: SectionMatch[],
  query: ParsedQuery,
  isAnswer: (result: SectionMatch) => boolean,
): RankedSection[] {
  const [first, others] = [[], []] as [SectionMatch[], SectionMatch[]];
  // A section whose words are all common can have a low score although it lists the query as a phrase.
  const isInPhrases = (result: SectionMatch) =>
    query.required.every((term) => matchTerm(term, result).fields.has('phrases'));
  // Titles with the parts of a name have higher scores than an example with the name.
  const names = query.queryTerms.filter(({ isName }) => isName);
  const hasName = ({ terms }: SectionMatch) => names.some(({ word }) => terms.has(word));
  for (const [index, result] of results.entries()) {
    const isRanked =
      index < MAX_RANKED || isAnswer(result) || isInPhrases(result) || hasName(result);
    (isRanked ? first : others).push(result);
  }
  const unranked = others.map(({ id, section }): RankedSection => {
    return { id, section, rank: 0, isInHeadings: false, hasNames: false, isInCode: false };
  });
  return [...rankResults(first, query), ...unranked];
}

/** True if a search is limited to older versions of libraries, or to a library with such versions. */
function includesOlder(sections: readonly EngineSection[], limits: Limits): boolean {
  if (!isLimited(limits)) return false;
  const older = olderLevels(sections);
  return sections.some((section) => older.has(section.level) && isWithin(section, limits));
}

function isLimited(limits: Limits): boolean {
  return LIMITS.some((name) => limits[name] !== undefined);
}

function isWithin(section: EngineSection, limits: Limits): boolean {
  return LIMITS.every((name) => limits[name] === undefined || limits[name] === section[name]);
}
