import algoliasearch from 'algoliasearch/lite';
import { SEARCH_TIMEOUTS } from '../../lib/limits';
import type { SearchHost } from '../../lib/search-host';
import type { SearchRequest } from '../engine/request';
import type { SearchResponse } from '../engine/types';
import { readResponses } from './read-responses';
import { cappedRequester } from './requester';

/** The client's bit mask for a host that accepts both kinds of requests. */
const READ_AND_WRITE = 3;

/**
 * Returns a function that sends searches to Algolia or to a local stub. By default, the client
 * skips a failed host for two minutes.
 */
export function algoliaSearch({ appId, searchKey, local }: SearchHost) {
  const client = algoliasearch(appId, searchKey, {
    timeouts: SEARCH_TIMEOUTS,
    requester: cappedRequester,
    ...(local ? { hosts: [{ url: local, protocol: 'http', accept: READ_AND_WRITE }] } : {}),
  });
  return async (requests: readonly SearchRequest[]): Promise<SearchResponse[]> =>
    readResponses(await client.search(requests as Parameters<typeof client.search>[0]), requests);
}
