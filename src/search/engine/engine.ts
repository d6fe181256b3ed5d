import { uniqueBy } from '../../lib/group-by';
import { findSections } from './find';
import { pageOf } from './sections';
import { sectionHit } from './hit';
import type { SearchRequest } from './request';
import { readRequest } from './request';
import type { EngineData, SearchResponse } from './types';

/** Runs one search request. */
export function searchSections(data: EngineData, request: SearchRequest): SearchResponse {
  const started = performance.now();
  const options = readRequest(request);
  const { query, page, hitsPerPage } = options;
  const { ranked: found, queryTerms, error } = findSections(data, query, options.filters);
  // The other sections of a page would only repeat the page.
  const ranked = uniqueBy(found, ({ section }) => pageOf(data.sections[section]!));
  const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const hits = shown.map((result) => {
    const load = result.isInCode ? data.codeOf : data.textOf;
    const texts = result.isInHeadings && !error ? undefined : load(result.section);
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
