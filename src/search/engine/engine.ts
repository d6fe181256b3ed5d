import type { SearchResult } from 'minisearch';
import type { EngineHit } from './hit';
import { sectionHit } from './hit';
import type { Patience, Slot } from './query';
import { querySlots, toMiniSearch } from './query';
import type { Ranked } from './rank';
import { rankResults } from './rank';
import type { SearchOptions, SearchRequest } from './request';
import { readRequest } from './request';
import type { SectionIndex } from './section-index';
import { FIELD_WEIGHTS } from './section-index';
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

/** As many of MiniSearch's results are put in our own order; the rest follows in its. */
const RANKED = 200;
/** Shorter queries look at headings and names only. */
const LEAST_LENGTH = 3;
const PATIENCE: readonly Patience[] = ['as-typed', 'typos', 'any-word'];

/** Everything found for a query, best first. */
export interface Found {
  slots: Slot[];
  ranked: Ranked[];
}

/** Finds sections for a query; more and more patient where nothing is found. */
export function find(data: EngineData, query: string, filters: SearchOptions['filters']): Found {
  const text = query.trim();
  const index = text.length < LEAST_LENGTH ? data.headings : (data.full ?? data.headings);
  const isWanted = ({ id }: SearchResult) => passes(data.sections[id as number]!, filters);
  for (const patience of PATIENCE) {
    const slots = querySlots(query.trimStart(), index, patience);
    const question = toMiniSearch(slots, patience);
    if (!question) return { slots, ranked: [] };
    const results = index.search(question, {
      boost: FIELD_WEIGHTS,
      ...(filters.length > 0 ? { filter: isWanted } : {}),
    });
    if (results.length === 0) continue;
    const isFirst = results.map((result, place) => place < RANKED || isNamed(result, data, slots));
    const first = rankResults(
      results.filter((_, place) => isFirst[place]),
      slots,
      data.sections,
    );
    const others = results.filter((_, place) => !isFirst[place]);
    const rest = others.map(({ id }): Ranked => ({
      section: id as number,
      rank: 0,
      isInHeadings: false,
    }));
    return { slots, ranked: [...first, ...rest] };
  }
  return { slots: [], ranked: [] };
}

/** True for a page whose title or name has one of the words as it was typed. */
function isNamed({ id, match }: SearchResult, { sections }: EngineData, slots: Slot[]): boolean {
  if (sections[id as number]!.depth > 1) return false;
  return slots.some(({ word }) =>
    match[word]?.some((field) => ['names', 'title', 'keywords'].includes(field)),
  );
}

function passes(section: EngineSection, filters: SearchOptions['filters']): boolean {
  const { level, library, version } = section;
  const values: Record<string, string | null> = { level, library, version };
  return filters.every((any) =>
    any.some((item) => {
      const colon = item.indexOf(':');
      return values[item.slice(0, colon)] === item.slice(colon + 1);
    }),
  );
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
    return sectionHit(data.sections[section]!, texts, isInHeadings, found.slots, options);
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
