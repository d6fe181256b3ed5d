const CONCURRENCY = 5;
const TIMEOUT_MS = 15_000;
/** The page exists but refuses scripts. */
const REFUSED = new Set([401, 403, 405, 406, 429, 999]);

/** A status, `timeout`, or the network error's code. */
export type RequestError = number | string;

/** What's sent to the server. */
export function requestUrl(url: string): string {
  return url.split('#')[0]!;
}

export function describeError(error: RequestError): string {
  if (typeof error === 'number') return `returns ${error}`;
  return error === 'timeout' ? 'times out' : `fails: ${error}`;
}

/** Once each, without anchors. Returns the broken ones. */
export async function requestLinks(
  urls: readonly string[],
  request: typeof fetch = fetch,
): Promise<Map<string, RequestError>> {
  const queue = [...new Set(urls.map(requestUrl))];
  const errors = new Map<string, RequestError>();
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const error = await errorOf(next, request);
      if (error !== undefined) errors.set(next, error);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return errors;
}

async function errorOf(url: string, request: typeof fetch): Promise<RequestError | undefined> {
  let reason: RequestError | undefined;
  // Some servers don't support HEAD.
  for (const method of ['HEAD', 'GET']) {
    try {
      const response = await request(url, { method, signal: AbortSignal.timeout(TIMEOUT_MS) });
      await response.body?.cancel();
      if (response.ok || REFUSED.has(response.status)) return undefined;
      reason = response.status;
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } };
      reason = name === 'TimeoutError' ? 'timeout' : (cause?.code ?? name);
    }
  }
  return reason;
}
