import { groupBy } from '../../lib/group-by';
import type { Diagnostic } from '../../lib/diagnostic';
import type { ExternalLink } from './external-links';

const CONCURRENCY = 5;
const TIMEOUT_MS = 15_000;
/** Status codes of pages that exist but refuse requests from scripts. */
const REFUSED = new Set([401, 403, 405, 406, 429, 999]);

/** Requests each external URL once, and returns an error for each link that's dead. */
export async function checkOnline(
  links: ExternalLink[],
  request: typeof fetch = fetch,
): Promise<Diagnostic[]> {
  const queue = [...groupBy(links, ({ url }) => url.split('#')[0]!)];
  const diagnostics: Diagnostic[] = [];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [target, uses] = next;
      const error = await errorOf(target, request);
      if (!error) continue;
      for (const { url, ...at } of uses) {
        const fix = 'correct or remove the link';
        diagnostics.push({ ...at, rule: 'links/external', message: `${url} ${error}`, fix });
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return diagnostics;
}

async function errorOf(url: string, request: typeof fetch): Promise<string | undefined> {
  let reason: string | undefined;
  // Some servers don't support HEAD, so retry with GET.
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
