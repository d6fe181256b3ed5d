import { SIZE_LIMITS } from '../../src/node/quality/size-limits';
import { openSite, watch } from './site';
import type { Site } from './site';
import { visit } from './settle';

/** KB as sent, and number of requests. */
interface Load {
  html: number;
  script: number;
  fonts: number;
  total: number;
  requests: number;
}

/** Styles are part of the HTML. */
const budget = (html: number, total: number): Load => ({
  html,
  script: SIZE_LIMITS.loadedScripts.sent / 1000,
  fonts: 32,
  total,
  requests: 11,
});

/** Guides differ because they show code in three languages. */
const PAGES: [kind: string, path: string, budget: Load][] = [
  ['the home page', '/', budget(28.5, 187.5)],
  ['a guide', '/guides/storage/quickstart', budget(30.5, 191.5)],
  ['a long guide', '/guides/auth/row-level-security', budget(39.3, 208)],
  ['a function', '/reference/javascript/select', budget(33.8, 199)],
  ['a command', '/reference/cli/supabase-db-diff', budget(31.2, 195)],
  ['an operation', '/reference/management-api/create-project', budget(32.4, 196.5)],
  ['the list of references', '/reference', budget(29, 187.5)],
];

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function firstLoad(path: string): Promise<Load> {
  const { page, context } = await watch(site, { viewport: { width: 412, height: 823 } });
  const session = await context.newCDPSession(page);
  const types = new Map<string, string>();
  const load: Load = { html: 0, script: 0, fonts: 0, total: 0, requests: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    // Gatsby prefetches what visible links lead to.
    const isPrefetch = request.initialPriority === 'VeryLow';
    if (!isPrefetch) types.set(requestId, new URL(request.url).pathname);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = types.get(requestId);
    if (file === undefined) return;
    const kilobytes = encodedDataLength / 1000;
    load.requests++;
    load.total += kilobytes;
    if (file.endsWith('.js')) load.script += kilobytes;
    else if (file.endsWith('.woff2')) load.fonts += kilobytes;
    else if (!/\.\w+$/.test(file)) load.html += kilobytes;
  });
  await session.send('Network.enable');
  await visit(page, site.url + path);
  await context.close();
  return load;
}

test.each(PAGES)('the first load of %s stays within its budget', async (_, path, limits) => {
  const load = await firstLoad(path);
  expect(load.html).toBeGreaterThan(5);
  expect(load.script).toBeGreaterThanOrEqual(limits.script / 2);
  const exceeded = (Object.keys(limits) as (keyof Load)[])
    .filter((name) => load[name] > limits[name])
    .map((name) => `${name}: ${load[name].toFixed(1)}, but the budget is ${limits[name]}`);
  expect(exceeded).toEqual([]);
});
