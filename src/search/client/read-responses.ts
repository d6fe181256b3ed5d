import type { EngineHit } from '../engine/hit';
import type { SearchRequest } from '../engine/request';
import type { SearchResponse } from '../engine/types';
import { readHit } from './hit';
import { emptyResponse } from './search-client';

const MAX_HITS = 1000;

/**
 * Reads the responses of a search host, one per request. Drops hits that `readHit` rejects, repeated
 * hits, and counts that can't be right. Throws if the number of responses is wrong or one of them has no list of hits.
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
    const ids = new Set<string>();
    const hits = result.hits.slice(0, MAX_HITS).filter((hit) => {
      const id = readHit(hit)?.objectID;
      const isNew = id !== undefined && !ids.has(id);
      if (isNew) ids.add(id);
      return isNew;
    }) as EngineHit[];
    const { nbHits } = result;
    const isCount = Number.isSafeInteger(nbHits) && Number(nbHits) >= hits.length;
    return {
      ...emptyResponse(request),
      hits,
      nbHits: hits.length > 0 && isCount ? Number(nbHits) : hits.length,
    };
  });
}
