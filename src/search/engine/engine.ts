import { findSections } from './find';
import { sectionHit } from './hit';
import type { SearchRequest } from './request';
import { readRequest } from './request';
import type { EngineData, SearchResponse } from './types';

/** Runs one search request. */
export function searchSections(data: EngineData, request: SearchRequest): SearchResponse {
  const started = performance.now();
  const options = readRequest(request);
  const { query, page, hitsPerPage } = options;
  const { ranked, queryTerms } = findSections(data, query, options.filters);
  const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const hits = shown.map(({ section, isInHeadings }) => {
    const texts = isInHeadings ? undefined : data.textOf(section);
    return sectionHit(data.sections[section]!, texts, isInHeadings, queryTerms, options);
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
