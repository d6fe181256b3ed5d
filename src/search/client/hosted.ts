import type { SearchHost } from '../../lib/search-host';
import { loadPart } from '../../ui/lazy-part';
import type { SearchRequest } from '../engine/request';
import type { SearchResponse } from '../engine/types';
import { firstResponse } from './first-response';
import type { SearchBackend } from './search-client';
import { skipEmptyQueries } from './search-client';

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
