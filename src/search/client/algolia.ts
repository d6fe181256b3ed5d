import algoliasearch from 'algoliasearch/lite';
import type { AlgoliaSearchOptions } from 'algoliasearch/lite';
import { uniqueBy } from '../../lib/group-by';
import { SEARCH_TIMEOUTS } from '../../lib/limits';
import type { SearchHost } from '../../lib/search-host';
import { INDEX_NAME } from '../../lib/search-host';
import { HIERARCHY_LEVELS } from '../../lib/search-record';
import { MARK } from '../engine/hit';
import type { SearchRequest, SearchResult } from '../engine/search';
import { readHit } from './read-hit';

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
  return async (request: SearchRequest): Promise<SearchResult> =>
    readResponse(await client.search([{ indexName: INDEX_NAME, params: parametersOf(request) }]));
}

const TITLES = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);

function parametersOf({ query, limit, snippetWords, level }: SearchRequest) {
  return {
    query,
    hitsPerPage: limit,
    attributesToRetrieve: [...TITLES, 'content', 'isCode', 'type', 'url'],
    attributesToHighlight: TITLES,
    attributesToSnippet: [`content:${snippetWords}`],
    snippetEllipsisText: '…',
    highlightPreTag: MARK.before,
    highlightPostTag: MARK.after,
    ...(level !== undefined && { facetFilters: [`level:${level}`] }),
  };
}

const MAX_HITS = 1000;

/**
 * Reads the response of a search host. Drops hits that `readHit` rejects, repeated hits, and a count that
 * can't be right. Throws if there's no list of hits.
 */
export function readResponse(value: unknown): SearchResult {
  const results = (value as { results?: unknown } | null)?.results;
  const result = Array.isArray(results)
    ? (results[0] as { hits?: unknown; nbHits?: unknown })
    : null;
  if (!Array.isArray(result?.hits)) throw new Error('The response of the search host has no hits');
  const read = result.hits.slice(0, MAX_HITS).flatMap((hit) => readHit(hit) ?? []);
  const hits = uniqueBy(read, ({ objectID }) => objectID);
  const { nbHits } = result;
  const isCount = Number.isSafeInteger(nbHits) && Number(nbHits) >= hits.length;
  return { hits, total: hits.length > 0 && isCount ? Number(nbHits) : hits.length };
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
