import type { SearchResult } from 'minisearch';
import type { EngineData } from './types';
import type { MatchMode, QueryTerm } from './query';
import { isAnsweredBy, parseQuery, toMiniSearch } from './query';
import type { Ranked } from './rank';
import { rankResults } from './rank';
import type { SearchOptions } from './request';
import type { Field } from './section-index';
import { FIELD_WEIGHTS } from './section-index';
import type { EngineSection } from './sections';

/** As many of MiniSearch's results are put in our own order; the rest follows in its. */
const RANKED = 120;
/** Where fewer have the words as typed, typos are looked for as well. */
const FEW = 4;
/** Of so many words one may be missing, unless all of them are in the headings of something. */
const LONG = 3;
/** Shorter queries look at what sections themselves are called. */
const LEAST_LENGTH = 3;
const OWN_FIELDS = ['names', 'title', 'keywords'] satisfies Field[];
/** How samples call the client, before the method that is meant. */
const CLIENT = /\bsupabase\.(?=\w)/gi;
const MATCH_MODES: readonly MatchMode[] = ['as-typed', 'typos', 'any-word'];

/** Everything found for a query, best first. */
export interface Found {
  queryTerms: QueryTerm[];
  ranked: Ranked[];
}

/** Finds sections for a query; more and more patient where nothing is found. */
export function find(data: EngineData, query: string, filters: SearchOptions['filters']): Found {
  const text = query.trim().replace(CLIENT, '');
  const isShort = text.length < LEAST_LENGTH;
  const index = isShort ? data.headings : (data.full ?? data.headings);
  const isWanted = ({ id }: SearchResult) => passes(data.sections[id as number]!, filters);
  for (const mode of MATCH_MODES) {
    const queryTerms = parseQuery(/\s$/.test(query) ? `${text} ` : text, index, mode);
    const required = queryTerms.filter(({ isRequired }) => isRequired);
    if (required.length === 0) return { queryTerms, ranked: [] };
    const isStrict = mode !== 'any-word';
    const isLong = isStrict && required.length >= LONG;
    const answered = ({ match }: SearchResult) =>
      required.filter((queryTerm) => isAnsweredBy(queryTerm, match)).length;
    const near = index.search(toMiniSearch(required, isStrict && !isLong), {
      boost: FIELD_WEIGHTS,
      ...(isShort ? { fields: OWN_FIELDS } : {}),
      filter: (result) => isWanted(result) && (!isLong || answered(result) >= required.length - 1),
    });
    const results = isLong ? near.filter((result) => answered(result) === required.length) : near;
    if (results.length === 0 || (results.length < FEW && mode === 'as-typed')) continue;
    const ranked = order(data, results, queryTerms, text);
    if (!isLong || ranked[0]!.isInHeadings) return { queryTerms, ranked };
    return { queryTerms, ranked: order(data, near, queryTerms, text) };
  }
  return { queryTerms: [], ranked: [] };
}

function order(
  data: EngineData,
  results: SearchResult[],
  queryTerms: QueryTerm[],
  text: string,
): Ranked[] {
  const isFirst = results.map(
    (result, place) => place < RANKED || isNamed(result, data, queryTerms),
  );
  const first = results.filter((_, place) => isFirst[place]);
  const others = results.filter((_, place) => !isFirst[place]);
  const rest = others.map(({ id }): Ranked => ({
    section: id as number,
    rank: 0,
    isInHeadings: false,
  }));
  return [...rankResults(first, queryTerms, data.sections, text), ...rest];
}

/** True for a page whose title or name has one of the words as it was typed. */
function isNamed(
  { id, match }: SearchResult,
  { sections }: EngineData,
  queryTerms: QueryTerm[],
): boolean {
  if (sections[id as number]!.depth > 1) return false;
  return queryTerms.some(({ word }) =>
    match[word]?.some((field) => ['names', 'title', 'keywords'].includes(field)),
  );
}

function passes(section: EngineSection, filters: SearchOptions['filters']): boolean {
  if (filters.length === 0) return true;
  const { level, library, version } = section;
  const values: Record<string, string | null> = { level, library, version };
  return filters.every((any) =>
    any.some((item) => {
      const colon = item.indexOf(':');
      return values[item.slice(0, colon)] === item.slice(colon + 1);
    }),
  );
}
