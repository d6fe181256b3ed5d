import type { SearchResult } from 'minisearch';
import { coverageOf } from './coverage';
import { isWhole, quotesOf } from './error-message';
import type { ErrorQuery } from './error-query';
import { explainsCode, readErrorQuery } from './error-query';
import type { MatchMode, QueryTerm } from './query';
import { normalizeQuery, parseQuery, toMiniSearch } from './query';
import type { ParsedQuery, RankedSection } from './rank';
import { rankResults } from './rank';
import type { SearchOptions } from './request';
import type { Field } from './section-index';
import { FIELD_WEIGHTS } from './section-index';
import type { EngineSection } from './sections';
import { squash } from './title-score';
import { isOperator, words } from './tokens';
import type { EngineData } from './types';

/** The number of MiniSearch's results that are ranked again. The rest keep MiniSearch's order. */
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
const NAME_FIELDS: string[] = ['names', 'title', 'keywords'] satisfies Field[];
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
  const index = isShort ? data.headings : (data.full ?? data.headings);
  const { error, quotes } = readError(data, text);
  const hasCode = ({ id }: SearchResult) =>
    error !== undefined && explainsCode(data.sections[id as number]!, error);
  const passes = ({ id }: SearchResult) => passesFilters(data.sections[id as number]!, filters);
  for (const mode of MATCH_MODES) {
    const queryTerms = parseQuery(normalized.trimStart(), index, mode);
    const required = queryTerms.filter(({ isRequired }) => isRequired);
    if (required.length === 0) return { queryTerms, ranked: [] };
    const isStrict = mode !== 'any-word';
    const isLong = isStrict && required.length >= LONG_QUERY_WORDS;
    const found = index.search(toMiniSearch(required, isStrict && !isLong), {
      boost: FIELD_WEIGHTS,
      ...(isShort ? { fields: NAME_FIELDS } : {}),
      filter: passes,
    });
    const coverage = coverageOf(found, required, data.sections);
    const isAnswer = (result: SearchResult) => hasCode(result) || quotes.has(result.id as number);
    const withWords = (count: number) =>
      isLong
        ? found.filter((result) => coverage.count(result) >= count || isAnswer(result))
        : found;
    const results = withWords(Math.ceil(required.length / 2));
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

function rank(data: EngineData, results: SearchResult[], query: ParsedQuery): RankedSection[] {
  const isFirst = results.map(
    (result, index) => index < MAX_RANKED || isNamed(result, data, query),
  );
  const first = results.filter((_, index) => isFirst[index]);
  const others = results.filter((_, index) => !isFirst[index]);
  const unranked = others.map(({ id }): RankedSection => ({
    section: id as number,
    rank: 0,
    isInHeadings: false,
  }));
  return [...rankResults(first, query, data.sections), ...unranked];
}

/**
 * True for a page whose title, names, or keywords contain one of the words as typed. These pages are
 * always ranked again.
 */
function isNamed(
  { id, match }: SearchResult,
  { sections }: EngineData,
  { queryTerms, error, quotes }: ParsedQuery,
): boolean {
  const section = sections[id as number]!;
  if (quotes.has(id as number)) return true;
  if (error && explainsCode(section, error)) return true;
  if (section.depth > 1) return false;
  return queryTerms.some(({ word }) => match[word]?.some((field) => NAME_FIELDS.includes(field)));
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
