import { STALLED_MS } from '../../lib/limits';
import type { SearchHost } from '../../lib/search-host';
import { loadPart } from '../../ui/lazy-part';
import type { SearchRequest } from '../engine/request';
import type { SearchResponse } from '../engine/types';
import type { SearchBackend } from './search-client';
import { RetryError, skipEmptyQueries } from './search-client';

/** Returns a backend that uses the search host, or the embedded search if the host fails or is slow. */
export function hostedBackend(host: SearchHost, embedded: SearchBackend): SearchBackend {
  type Search = (requests: readonly SearchRequest[]) => Promise<SearchResponse[]>;
  let client: Promise<Search> | undefined;
  const loadClient = () =>
    (client ??= loadPart(() => import(/* webpackChunkName: "search-host" */ './algolia'))
      .then(({ algoliaSearch }) => algoliaSearch(host))
      .catch((error: unknown) => {
        // The next search tries again.
        client = undefined;
        throw error;
      }));
  const searchHost: Search = async (requests) => (await loadClient())(requests);
  loadClient().catch(() => undefined);
  const searchEmbedded = async (requests: readonly SearchRequest[]) =>
    (await embedded.search(requests)).results;
  return {
    ...embedded,
    search: skipEmptyQueries((requests) =>
      requests.some(hasLetters)
        ? firstResponse(
            () => searchHost(requests),
            () => searchEmbedded(requests),
          )
        : searchEmbedded(requests),
    ),
    isHosted: true,
  };
}

/** False for a query such as `->>`, because a search host ignores punctuation. */
function hasLetters({ params }: SearchRequest): boolean {
  return /[\p{L}\p{N}]/u.test(String(params?.['query']));
}

/** Statuses that mean the key is rejected or the quota is used up. */
const REFUSED_STATUSES = [401, 402, 403, 429];

/**
 * Returns the host's response, or the fallback's if the host can't be reached, returns one of
 * `REFUSED_STATUSES` or invalid data, or is stalled and slower than the fallback.
 *
 * Throws the host's error if the request is invalid, and a `RetryError` if both fail.
 */
export async function firstResponse<T>(
  host: () => Promise<T>,
  fallback: () => Promise<T>,
): Promise<T> {
  const hosted = host();
  const stalled = new Promise<'stalled'>((resolve) => {
    setTimeout(resolve, STALLED_MS, 'stalled');
  });
  try {
    const first = await Promise.race([hosted, stalled]);
    if (first !== 'stalled') return first;
  } catch (error) {
    if (isInvalidRequest(error)) throw error;
  }
  try {
    return await Promise.any([hosted, fallback()]);
  } catch {
    throw await hosted.then(
      () => new RetryError(),
      (error: unknown) => (isInvalidRequest(error) ? error : new RetryError(String(error))),
    );
  }
}

function isInvalidRequest(error: unknown): boolean {
  const { name, status } = error as { name?: string; status?: number };
  return name === 'ApiError' && status !== undefined && !REFUSED_STATUSES.includes(status);
}
