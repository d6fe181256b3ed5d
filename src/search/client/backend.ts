import { STALLED_MS } from '../../lib/limits';
import type { SearchHost } from '../../lib/search-host';
import { SEARCH_HOST } from '../../lib/search-host';
import { loadPart } from '../../ui/lazy-part';
import type { SearchBackend } from './embedded';
import { embeddedBackend, RetryError } from './embedded';

let backend: SearchBackend | undefined;

/**
 * Returns the search backend, which is created on the first call. If a search host is configured,
 * the embedded search is its fallback; otherwise, it's the only search.
 */
export function searchBackend(): SearchBackend {
  backend ??= SEARCH_HOST ? hostedBackend(SEARCH_HOST, embeddedBackend()) : embeddedBackend();
  return backend;
}

/** Returns a backend that uses the search host, or the embedded search if the host fails or is slow. */
export function hostedBackend(host: SearchHost, embedded: SearchBackend): SearchBackend {
  let client: Promise<SearchBackend['search']> | undefined;
  const loadClient = () =>
    (client ??= loadPart(() => import(/* webpackChunkName: "search-host" */ './algolia'))
      .then(({ algoliaSearch }) => algoliaSearch(host))
      .catch((error: unknown) => {
        // The next search tries again.
        client = undefined;
        throw error;
      }));
  loadClient().catch(() => undefined);
  return {
    ...embedded,
    search: (request) => {
      const fallback = () => embedded.search(request);
      // A search host ignores punctuation, such as `->>`.
      if (!/[\p{L}\p{N}]/u.test(request.query)) return fallback();
      return firstResponse(async () => (await loadClient())(request), fallback);
    },
    isHosted: true,
  };
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
