import type { SearchRequest } from '../engine/request';
import type { SearchResponse } from '../engine/types';

/** The search behind the overlay. */
export interface SearchBackend {
  search(requests: readonly SearchRequest[]): Promise<{ results: SearchResponse[] }>;
  /** Returns queries that are similar to a query without results and do have some. */
  suggest(query: string): Promise<string[]>;
  /** Returns the names of the menu levels that a search can be limited to, by level. */
  levels(): Promise<Record<string, string>>;
  /**
   * Calls a listener when repeating the last search would return better results. Returns a function
   * that removes the listener.
   */
  onImproved(listener: () => void): () => void;
  /** True if a search host is used, which has to be credited in the overlay. */
  isHosted: boolean;
}

/** The error of a search whose sources all failed, probably because the network is down. */
export class RetryError extends Error {
  override readonly name = 'RetryError';
}

/** Wraps a search so that a request without a query gets an empty response and isn't sent. */
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

/** Returns the response to a request that has no hits. */
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
