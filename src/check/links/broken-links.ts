import type { Diagnostic } from '../../lib/diagnostic';
import type { ExternalLink } from './external-links';

const CONCURRENCY = 5;
const TIMEOUT_MS = 15_000;

/** The page exists but refuses scripts. */
const REFUSED = new Set([401, 403, 405, 406, 429, 999]);

/** What's sent to the server. */
function requestUrl(url: string): string {
  return url.split('#')[0]!;
}

/**
 * Requests each URL once, without anchors, and those that fail again at the end, when a server that was
 * only down may be back. Throws if no server responds, because the computer is probably offline.
 */
export async function findBrokenLinks(
  links: readonly ExternalLink[],
  request: typeof fetch = fetch,
): Promise<Diagnostic[]> {
  const urls = new Set(links.map(({ url }) => requestUrl(url)));
  const failed = await requestAll([...urls], request);
  const errors = await requestAll([...failed.keys()], request);
  const isOffline = [...errors.values()].every((error) => !error.startsWith('returns'));
  if (urls.size > 0 && errors.size === urls.size && isOffline) {
    throw new Error(
      'None of the servers responded. Check the network connection, and run the check again.',
    );
  }
  return links.flatMap(({ url, ...at }): Diagnostic[] => {
    const error = errors.get(requestUrl(url));
    if (error === undefined) return [];
    const fix = 'replace or remove the link';
    return [{ ...at, rule: 'links/broken', message: `${url} ${error}`, fix }];
  });
}

/** Returns what's wrong with the broken URLs. */
async function requestAll(
  urls: readonly string[],
  request: typeof fetch,
): Promise<Map<string, string>> {
  const queue = [...urls];
  const errors = new Map<string, string>();
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const error = await errorOf(next, request);
      if (error !== undefined) errors.set(next, error);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return errors;
}

async function errorOf(url: string, request: typeof fetch): Promise<string | undefined> {
  let reason: string | undefined;
  // Some servers don't support HEAD.
  for (const method of ['HEAD', 'GET']) {
    try {
      const response = await request(url, { method, signal: AbortSignal.timeout(TIMEOUT_MS) });
      await response.body?.cancel();
      if (response.ok || REFUSED.has(response.status)) return undefined;
      reason = `returns ${response.status}`;
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } };
      reason = name === 'TimeoutError' ? 'times out' : `fails: ${cause?.code ?? name}`;
    }
  }
  return reason;
}
