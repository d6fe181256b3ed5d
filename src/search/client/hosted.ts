import type { SearchHost } from '../../lib/search-host';
import type { SearchRequest } from '../engine/request';
import type { SearchResponse } from '../engine/types';
import { firstResponse } from './first-response';
import type { SearchBackend } from './search-client';
import { skipEmptyQueries } from './search-client';

/** Returns a backend that uses the search host, or the embedded search if the host fails or is slow. */
export function hostedBackend(host: SearchHost, embedded: SearchBackend): SearchBackend {
  const client = import(/* webpackChunkName: "search-host" */ './algolia').then((module) =>
    module.algoliaSearch(host),
  );
  const searchHost = async (requests: readonly SearchRequest[]): Promise<SearchResponse[]> =>
    (await client)(requests);
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
