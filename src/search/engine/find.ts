import { isWhole, quotesOf } from './error-message';
import type { ErrorQuery } from './error-query';
import { explainsCode, readErrorQuery } from './error-query';
import type { MatchMode, QueryTerm } from './query';
import { normalizeQuery, parseQuery, unusualWords } from './query';
import type { ParsedQuery, RankedSection } from './rank';
import { coverageOf, rankResults } from './rank';
import type { SearchOptions } from './request';
import type { Field, SectionMatch } from './section-index';
import type { EngineSection } from './sections';
import { olderLevels } from './sections';
import { squash } from './title-score';
import { isOperator, words } from './tokens';
import type { EngineData } from './types';

/** The number of results that are ranked. The rest keep the order of their scores. */
const MAX_RANKED = 120;
/** If fewer sections contain the words as typed, the search allows typos. */
const MIN_EXACT_RESULTS = 4;
/**
 * For queries with at least this many words, results can lack half of them, unless there are several results
 * with all words, and the best one has them in its headings.
 */
const LONG_QUERY_WORDS = 2;
/** Shorter queries only search the names, titles, and keywords. */
const MIN_FULL_TEXT_LENGTH = 3;
const NAME_FIELDS: readonly Field[] = ['names', 'title', 'keywords'];
const MATCH_MODES: readonly MatchMode[] = ['as-typed', 'typos', 'any-word'];

/** The sections that match a query, best first, and the parsed query. */
export interface FindResult {
  queryTerms: QueryTerm[];
  ranked: RankedSection[];
  /** Defined if the query is the code and the message of an error. */
  error?: ErrorQuery | undefined;
}

/** Finds the sections that match a query. Matches more loosely if there are too few. */
export function findSections(
  data: EngineData,
  query: string,
  filters: SearchOptions['filters'],
): FindResult {
  const normalized = normalizeQuery(query);
  const text = normalized.trim();
  const hasOperator = words(text).some(({ term }) => isOperator(term));
  const isShort = !hasOperator && squash(text).length < MIN_FULL_TEXT_LENGTH;
  const { index } = data;
  const fields = isShort ? NAME_FIELDS : undefined;
  const { error, quotes } = readError(data, text);
  loadParts(data, text, filters, error !== undefined);
  const hasCode = ({ section }: SectionMatch) =>
    error !== undefined && explainsCode(data.sections[section]!, error);
  const passes = (section: number) => passesFilters(data.sections[section]!, filters);
  for (const mode of MATCH_MODES) {
    const queryTerms = parseQuery(normalized.trimStart(), index, mode, fields);
    const required = queryTerms.filter(({ isRequired }) => isRequired);
    if (required.length === 0) return { queryTerms, ranked: [] };
    const isLong = mode !== 'any-word' && required.length >= LONG_QUERY_WORDS;
    const found = index.search(required, passes, fields);
    const coverage = coverageOf(found, required, data.sections);
    const isAnswer = (result: SectionMatch) => hasCode(result) || quotes.has(result.section);
    const withWords = (count: number) =>
      isLong
        ? found.filter((result) => coverage.count(result) >= count || isAnswer(result))
        : found;
    const results = withWords(Math.ceil(required.length / 2)).filter(
      (result) => isAnswer(result) || !coverage.isGuess(result),
    );
    if (results.length === 0) continue;
    const isFew = results.length < MIN_EXACT_RESULTS && !results.some(hasCode);
    if (isFew && mode === 'as-typed') continue;
    const parsed: ParsedQuery = { text, queryTerms, coverage, error, quotes };
    const complete = withWords(required.length);
    if (isLong && complete.length >= MIN_EXACT_RESULTS) {
      const ranked = rank(data, complete, parsed);
      if (ranked[0]!.isInHeadings) return { queryTerms, ranked, error };
    }
    return { queryTerms, ranked: rank(data, results, parsed), error };
  }
  return { queryTerms: [], ranked: [] };
}

/** Reads the error in a query, and finds the sections that quote it. */
function readError(data: EngineData, text: string): Pick<ParsedQuery, 'error' | 'quotes'> {
  const error = readErrorQuery(text);
  const quotes = quotesOf((error && data.errors()) ?? [], error?.message ?? []);
  const isKnown = (section: EngineSection) => explainsCode(section, error!);
  if (!error?.isUncertain || [...quotes.values()].some(isWhole) || data.sections.some(isKnown)) {
    return { error, quotes };
  }
  return { error: undefined, quotes: new Map() };
}

/** Loads the parts of the index that a query needs and most other queries don't. */
function loadParts(
  data: EngineData,
  text: string,
  filters: SearchOptions['filters'],
  isError: boolean,
): void {
  data.index.usesMore = false;
  const { hasName, hasUnknown } = unusualWords(text, data.index);
  if (hasName || hasUnknown) data.load('names');
  data.index.usesMore = isError || hasUnknown || includesOlder(data.sections, filters);
  if (data.index.usesMore) data.load('more');
}

function rank(data: EngineData, results: SectionMatch[], query: ParsedQuery): RankedSection[] {
  const isFirst = results.map(
    (result, index) => index < MAX_RANKED || isNamed(result, data, query),
  );
  const first = results.filter((_, index) => isFirst[index]);
  const others = results.filter((_, index) => !isFirst[index]);
  const unranked = others.map(({ section }): RankedSection => {
    return { section, rank: 0, isInHeadings: false, hasNames: false, isInCode: false };
  });
  return [...rankResults(first, query, data.sections), ...unranked];
}

/**
 * True for a page whose title, names, or keywords contain one of the words as typed. These pages are
 * always ranked again.
 */
function isNamed(
  { section: index, terms }: SectionMatch,
  { sections }: EngineData,
  { queryTerms, error, quotes }: ParsedQuery,
): boolean {
  const section = sections[index]!;
  if (quotes.has(index)) return true;
  if (error && explainsCode(section, error)) return true;
  if (section.depth > 1) return false;
  return queryTerms.some(({ word }) =>
    terms.get(word)?.some((field) => NAME_FIELDS.includes(field)),
  );
}

/** True if a search is limited to older versions of libraries, or to a library with such versions. */
function includesOlder(
  sections: readonly EngineSection[],
  filters: SearchOptions['filters'],
): boolean {
  if (filters.length === 0) return false;
  const older = olderLevels(sections);
  return sections.some((section) => older.has(section.level) && passesFilters(section, filters));
}

function passesFilters(section: EngineSection, filters: SearchOptions['filters']): boolean {
  if (filters.length === 0) return true;
  const { level, library, version } = section;
  const values: Record<string, string | null> = { level, library, version };
  return filters.every((alternatives) =>
    alternatives.some((filter) => {
      const colon = filter.indexOf(':');
      return values[filter.slice(0, colon)] === filter.slice(colon + 1);
    }),
  );
}
