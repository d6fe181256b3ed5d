import { uniqueBy } from '../../lib/group-by';
import { bestQuote } from './error-message';
import type { ErrorQuery } from './error-query';
import { findSections } from './find';
import { pageOf } from './sections';
import { sectionHit } from './hit';
import type { RankedSection } from './rank';
import type { SearchRequest } from './request';
import { readRequest } from './request';
import type { EngineData, SearchResponse } from './types';

/** The number of pages whose texts are compared with an error message. */
const COMPARED_PAGES = 20;
/** What a section gets if it quotes an error message. */
const QUOTE_WEIGHT = 2;

/** Runs one search request. */
export function searchSections(data: EngineData, request: SearchRequest): SearchResponse {
  const started = performance.now();
  const options = readRequest(request);
  const { query, page, hitsPerPage } = options;
  const { ranked: found, queryTerms, error } = findSections(data, query, options.filters);
  const pageOfResult = ({ section }: RankedSection) => pageOf(data.sections[section]!);
  // The other sections of a page would only repeat the page.
  const ranked = uniqueBy(error ? quotesFirst(data, found, error) : found, pageOfResult);
  const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const hits = shown.map((result) => {
    const texts = result.isInHeadings && !error ? undefined : data.textOf(result.section);
    return sectionHit(data.sections[result.section]!, texts, result, queryTerms, options);
  });
  const nbHits = ranked.length;
  return {
    hits,
    nbHits,
    page,
    nbPages: Math.ceil(nbHits / Math.max(hitsPerPage, 1)),
    hitsPerPage,
    query,
    params: '',
    processingTimeMS: Math.round(performance.now() - started),
    index: request.indexName,
    exhaustiveNbHits: true,
  };
}

/** Raises the sections that quote an error message, as far as their texts have arrived. */
function quotesFirst(
  { sections, textOf }: EngineData,
  ranked: readonly RankedSection[],
  { message }: ErrorQuery,
): RankedSection[] {
  const pages = uniqueBy(ranked, ({ section }) => pageOf(sections[section]!));
  const compared = new Set(pages.slice(0, COMPARED_PAGES).map(({ section }) => pageOf(sections[section]!)));
  return ranked
    .map((result) => {
      if (!compared.has(pageOf(sections[result.section]!))) return result;
      const { part, share } = bestQuote(textOf(result.section) ?? [], message);
      return { ...result, rank: result.rank + QUOTE_WEIGHT * share, quotedPart: part };
    })
    .sort((a, b) => b.rank - a.rank);
}
