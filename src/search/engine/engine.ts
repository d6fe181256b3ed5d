import { findSections } from './find';
import type { RankedSection } from './rank';
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
  const { ranked: found, queryTerms } = findSections(data, query, options.filters);
  const ranked = bestOfPages(found, data);
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

/** Returns the best section of each page. The other sections would only repeat the page. */
function bestOfPages(ranked: RankedSection[], { sections }: EngineData): RankedSection[] {
  const pages = new Set<string>();
  return ranked.filter(({ section }) => {
    const page = pageOf(sections[section]!);
    return !pages.has(page) && pages.add(page);
  });
}
