import type { EngineHit } from '../engine/hit';
import type { SearchRequest } from '../engine/request';
import type { SearchResponse } from '../engine/types';
import { readHit } from './hit';
import { emptyResponse } from './search-client';

const MAX_HITS = 1000;

/**
 * Reads the responses of a search host, one per request, and drops hits that `readHit` rejects.
 * Throws if the number of responses is wrong or one of them has no list of hits.
 */
export function readResponses(
  value: unknown,
  requests: readonly SearchRequest[],
): SearchResponse[] {
  const results = (value as { results?: unknown } | null)?.results;
  if (!Array.isArray(results) || results.length !== requests.length) {
    throw new Error(`Invalid response from the search host: expected ${requests.length} results`);
  }
  return requests.map((request, index) => {
    const result = results[index] as { hits?: unknown; nbHits?: unknown } | null;
    if (!Array.isArray(result?.hits)) {
      throw new Error(`Invalid response from the search host: result ${index + 1} has no hits`);
    }
    const hits = result.hits
      .slice(0, MAX_HITS)
      .filter((hit) => readHit(hit) !== undefined) as EngineHit[];
    const count = Number(result.nbHits);
    return {
      ...emptyResponse(request),
      hits,
      nbHits: hits.length === 0 ? 0 : Number.isFinite(count) ? count : hits.length,
    };
  });
}
