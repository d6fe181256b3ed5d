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
  return {
    ...embedded,
    search: skipEmptyQueries((requests) =>
      firstResponse(
        () => searchHost(requests),
        async () => (await embedded.search(requests)).results,
      ),
    ),
    isHosted: true,
  };
}
