import { HITS_PER_PAGE } from '../../lib/limits';
import { HIERARCHY_LEVELS } from '../../lib/search-record';
import { MARK } from './hit';
import type { SearchRequest } from '../engine/request';
import type { SearchResponse } from '../engine/types';

/** The search that the overlay uses. */
export interface SearchBackend {
  search(requests: readonly SearchRequest[]): Promise<{ results: SearchResponse[] }>;
  /** Returns similar queries that have results, or page titles if no word is similar. */
  suggest(query: string): Promise<string[]>;
  /** Returns the names of the menu levels that a search can be limited to, by level. */
  levels(): Promise<Record<string, string>>;
  /**
   * Calls a listener when repeating the last search would return better results. Returns a function
   * that removes the listener.
   */
  onImproved(listener: () => void): () => void;
  /** True if a search host is used, which the overlay then credits. */
  isHosted: boolean;
}

const TITLES = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);

/** Returns the parameters of a search that shows titles and excerpts with marks. */
export function searchParameters(snippetWords: number): Record<string, unknown> {
  return {
    hitsPerPage: HITS_PER_PAGE,
    attributesToRetrieve: [...TITLES, 'content', 'isCode', 'type', 'url'],
    attributesToHighlight: TITLES,
    attributesToSnippet: [...TITLES.slice(1), 'content'].map((name) => `${name}:${snippetWords}`),
    snippetEllipsisText: '…',
    highlightPreTag: MARK.before,
    highlightPostTag: MARK.after,
  };
}

/** Thrown if every available search fails, usually because the network is down. */
export class RetryError extends Error {
  override readonly name = 'RetryError';
}

/** Wraps a search. Requests without a query get an empty response and aren't sent. */
export function skipEmptyQueries(
  search: (requests: readonly SearchRequest[]) => Promise<SearchResponse[]>,
): SearchBackend['search'] {
  return async (requests) => {
    const hasQuery = ({ params }: SearchRequest) => String(params?.['query'] ?? '').trim() !== '';
    const sent = requests.filter(hasQuery);
    const responses = sent.length > 0 ? await search(sent) : [];
    const results = requests.map((request) =>
      hasQuery(request) ? (responses.shift() ?? emptyResponse(request)) : emptyResponse(request),
    );
    return { results };
  };
}

/** Returns a response without hits. */
export function emptyResponse({ indexName, params }: SearchRequest): SearchResponse {
  return {
    hits: [],
    ...{ nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 0, processingTimeMS: 0 },
    query: String(params?.['query'] ?? ''),
    params: '',
    index: indexName,
    exhaustiveNbHits: true,
  };
}
