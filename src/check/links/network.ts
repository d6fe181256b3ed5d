import { groupBy } from '../../lib/group-by';
import type { Diagnostic } from '../../lib/diagnostic';
import type { ExternalLink } from './external-links';

const AT_ONCE = 5;
const TIMEOUT_MS = 15_000;
/** Answers that mean the address exists but does not talk to scripts. */
const REFUSED = new Set([401, 403, 405, 406, 429, 999]);

/** Asks the network for every external address, once each; the dead ones come back as problems. */
export async function checkOnline(
  links: ExternalLink[],
  ask: typeof fetch = fetch,
): Promise<Diagnostic[]> {
  const byAddress = groupBy(links, ({ url }) => url.split('#')[0]!);
  const queue = [...byAddress];
  const diagnostics: Diagnostic[] = [];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [address, places] = next;
      const error = await errorOf(address, ask);
      if (!error) continue;
      for (const { url, ...at } of places) {
        const message = `${url} ${error}`;
        diagnostics.push({
          ...at,
          rule: 'links/external',
          message,
          fix: 'correct or remove the link',
        });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return diagnostics;
}

async function errorOf(address: string, ask: typeof fetch): Promise<string | undefined> {
  let reason: string | undefined;
  // Some servers do not know HEAD: what it refuses is asked again with GET.
  for (const method of ['HEAD', 'GET']) {
    try {
      const answer = await ask(address, { method, signal: AbortSignal.timeout(TIMEOUT_MS) });
      await answer.body?.cancel();
      if (answer.ok || REFUSED.has(answer.status)) return undefined;
      reason = `answers with ${answer.status}`;
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } };
      reason = name === 'TimeoutError' ? 'does not answer' : `fails: ${cause?.code ?? name}`;
    }
  }
  return reason;
}
