import { find } from './find';
import type { EngineHit } from './hit';
import { sectionHit } from './hit';
import type { SearchRequest } from './request';
import { readRequest } from './request';
import type { SectionIndex } from './section-index';
import type { EngineSection } from './sections';

/** What the engine searches. All but the sections may come later. */
export interface EngineData {
  sections: readonly EngineSection[];
  /** Index of headings and names alone. */
  headings: SectionIndex;
  /** Index with the texts. */
  full?: SectionIndex | undefined;
  /** Text of a section, in parts, where it is known; asked for only if it would be shown. */
  textOf(section: number): readonly string[] | undefined;
}

/** The answer to one request, in the shape of a search host's. */
export interface EngineAnswer {
  hits: EngineHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  params: string;
  processingTimeMS: number;
  index: string;
  exhaustiveNbHits: boolean;
}

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
