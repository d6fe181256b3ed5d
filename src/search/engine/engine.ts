import { find } from './find';
import { sectionHit } from './hit';
import type { SearchRequest } from './request';
import { readRequest } from './request';
import type { EngineAnswer, EngineData } from './types';

/** Answers one request. */
export function answer(data: EngineData, request: SearchRequest): EngineAnswer {
  const started = performance.now();
  const options = readRequest(request);
  const { query, page, hitsPerPage } = options;
  const found = find(data, query, options.filters);
  const shown = found.ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const hits = shown.map(({ section, isInHeadings }) => {
    const texts = isInHeadings ? undefined : data.textOf(section);
    return sectionHit(data.sections[section]!, texts, isInHeadings, found.queryTerms, options);
  });
  const nbHits = found.ranked.length;
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
