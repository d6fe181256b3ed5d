import type { AlgoliaSearchOptions } from 'algoliasearch/lite';

/** The maximum length of a response, in characters. */
const MAX_RESPONSE_LENGTH = 1_000_000;

/**
 * Sends requests for algoliasearch. Aborts a request that exceeds its time limits (in seconds) or
 * whose response is too long.
 */
export const cappedRequester: NonNullable<AlgoliaSearchOptions['requester']> = {
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
