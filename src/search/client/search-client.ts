import type { EngineAnswer } from '../engine/types';
import type { SearchRequest } from '../engine/request';

/** What the overlay searches with. */
export interface SearchBackend {
  search(requests: readonly SearchRequest[]): Promise<{ results: EngineAnswer[] }>;
  /** Queries that find something, near to one that does not. */
  suggest(query: string): Promise<string[]>;
  /** Names of the menu levels that a search can be narrowed to. */
  levels(): Promise<Record<string, string>>;
  /** Calls a listener when the last search would be answered better now; gives a way to stop. */
  onImproved(listener: () => void): () => void;
  /** True where a search host answers, whose name is shown. */
  isHosted: boolean;
}

/** All ways to an answer failed; the network may be gone. */
export class RetryError extends Error {
  override readonly name = 'RetryError';
}

/** Answers requests without a query, which are not searched for. */
export function answeringEmpty(
  search: (requests: readonly SearchRequest[]) => Promise<EngineAnswer[]>,
): SearchBackend['search'] {
  return async (requests) => {
    const isAsked = ({ params }: SearchRequest) => String(params?.['query'] ?? '').trim() !== '';
    const asked = requests.filter(isAsked);
    const answers = asked.length > 0 ? await search(asked) : [];
    const results = requests.map((request) =>
      isAsked(request) ? (answers.shift() ?? emptyAnswer(request)) : emptyAnswer(request),
    );
    return { results };
  };
}

export function emptyAnswer({ indexName, params }: SearchRequest): EngineAnswer {
  return {
    hits: [],
    ...{ nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 0, processingTimeMS: 0 },
    query: String(params?.['query'] ?? ''),
    params: '',
    index: indexName,
    exhaustiveNbHits: true,
  };
}
