import type { EngineAnswer } from '../engine/types';
import type { EngineHit } from '../engine/hit';
import type { SearchRequest } from '../engine/request';
import { readHit } from './hit';
import { emptyAnswer } from './search-client';

const MOST_HITS = 1000;

/** Checks the answer of a search host: one result for each request, hits of this site only. */
export function readAnswers(value: unknown, requests: readonly SearchRequest[]): EngineAnswer[] {
  const results = (value as { results?: unknown } | null)?.results;
  if (!Array.isArray(results) || results.length !== requests.length) {
    throw new Error('The search host gave an answer of another form');
  }
  return requests.map((request, index) => {
    const result = results[index] as { hits?: unknown; nbHits?: unknown } | null;
    if (!Array.isArray(result?.hits)) {
      throw new Error('The search host gave an answer without hits');
    }
    const hits = result.hits
      .slice(0, MOST_HITS)
      .filter((hit) => readHit(hit) !== undefined) as EngineHit[];
    const count = Number(result.nbHits);
    return {
      ...emptyAnswer(request),
      hits,
      nbHits: hits.length === 0 ? 0 : Number.isFinite(count) ? count : hits.length,
    };
  });
}
