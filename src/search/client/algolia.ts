import algoliasearch from 'algoliasearch/lite';
import { SEARCH_TIMEOUTS } from '../../lib/limits';
import type { SearchHost } from '../../lib/search-host';
import type { EngineAnswer } from '../engine/types';
import type { SearchRequest } from '../engine/request';
import { readAnswers } from './read-answers';
import { cappedRequester } from './requester';

/** Any request to a local stand-in: reading and writing. */
const READ_AND_WRITE = 3;

/** Searches at a host of Algolia's kind; a host that fails rests for two minutes (its default). */
export function algoliaSearch({ appId, searchKey, local }: SearchHost) {
  const client = algoliasearch(appId, searchKey, {
    timeouts: SEARCH_TIMEOUTS,
    requester: cappedRequester,
    ...(local ? { hosts: [{ url: local, protocol: 'http', accept: READ_AND_WRITE }] } : {}),
  });
  return async (requests: readonly SearchRequest[]): Promise<EngineAnswer[]> =>
    readAnswers(await client.search(requests as Parameters<typeof client.search>[0]), requests);
}
