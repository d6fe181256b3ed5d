import algoliasearch from 'algoliasearch/lite';
import type { AlgoliaSearchOptions } from 'algoliasearch/lite';
import { SEARCH_TIMEOUTS } from '../../lib/limits';
import type { SearchHost } from '../../lib/search-host';
import type { SearchRequest } from '../engine/request';
import type { SearchResponse } from '../engine/types';
import { readResponses } from './read-responses';

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

/** The maximum length of a response, in characters. */
const MAX_RESPONSE_LENGTH = 1_000_000;

/**
 * Sends requests for algoliasearch. Aborts a request that exceeds its time limits (in seconds) or
 * whose response is too long.
 */
const cappedRequester: NonNullable<AlgoliaSearchOptions['requester']> = {
  async send({ url, method, data, headers, connectTimeout, responseTimeout }) {
    const abort = new AbortController();
    let timer = setTimeout(() => abort.abort(), connectTimeout * 1000);
    try {
      const response = await fetch(url, {
        method,
        headers,
        signal: abort.signal,
        ...(data === undefined ? {} : { body: data }),
      });
      clearTimeout(timer);
      timer = setTimeout(() => abort.abort(), responseTimeout * 1000);
      return { content: await readText(response), isTimedOut: false, status: response.status };
    } catch {
      return { content: 'Network request failed', isTimedOut: abort.signal.aborted, status: 0 };
    } finally {
      clearTimeout(timer);
    }
  },
};

async function readText(response: Response): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return text;
    text += chunk.value;
    if (text.length > MAX_RESPONSE_LENGTH) {
      await reader?.cancel();
      throw new Error(`The response is longer than ${MAX_RESPONSE_LENGTH} characters`);
    }
  }
}
