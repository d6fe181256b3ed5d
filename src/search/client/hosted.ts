import type { SearchHost } from '../../lib/search-host';
import type { EngineAnswer } from '../engine/types';
import type { SearchRequest } from '../engine/request';
import { firstAnswer } from './first-answer';
import type { SearchBackend } from './search-client';
import { answeringEmpty } from './search-client';

/** Searches at the host; the embedded search answers where the host does not, or not in time. */
export function hostedBackend(host: SearchHost, embedded: SearchBackend): SearchBackend {
  const client = import(/* webpackChunkName: "search-host" */ './algolia').then((module) =>
    module.algoliaSearch(host),
  );
  const ask = async (requests: readonly SearchRequest[]): Promise<EngineAnswer[]> =>
    (await client)(requests);
  return {
    ...embedded,
    search: answeringEmpty((requests) =>
      firstAnswer(
        () => ask(requests),
        async () => (await embedded.search(requests)).results,
      ),
    ),
    isHosted: true,
  };
}
