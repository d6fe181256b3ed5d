import { openSite, watch } from './site';
import type { Site } from './site';

/** Maximum cost of the first load of a page: KB as sent, and the number of requests. */
interface Budget {
  html: number;
  script: number;
  fonts: number;
  total: number;
  requests: number;
}

/** The budget of most pages. Styles are part of the HTML. */
const BUDGET: Budget = { html: 22, script: 116, fonts: 32, total: 180, requests: 12 };

/** Kinds of pages. Guides differ in their HTML, because they show code in three languages. */
const PAGES: [kind: string, path: string, budget: Budget][] = [
  ['the home page', '/', BUDGET],
  ['a guide', '/guides/storage/quickstart', { ...BUDGET, html: 23 }],
  ['a long guide', '/guides/auth/row-level-security', { ...BUDGET, html: 30, total: 195 }],
  ['a function', '/reference/javascript/select', BUDGET],
  ['a command', '/reference/cli/supabase-db-diff', BUDGET],
  ['an operation', '/reference/management-api/create-project', BUDGET],
  ['the list of references', '/reference', BUDGET],
];

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Loads a page with an empty cache, and returns what the browser received until the page is idle. */
async function firstLoad(path: string): Promise<Budget> {
  const { page, context } = await watch(site, { viewport: { width: 412, height: 823 } });
  const session = await context.newCDPSession(page);
  const types = new Map<string, string>();
  const load: Budget = { html: 0, script: 0, fonts: 0, total: 0, requests: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    // Gatsby prefetches the pages that visible links lead to.
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
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  await context.close();
  return load;
}

test.each(PAGES)('the first load of %s stays within its budget', async (_, path, budget) => {
  const load = await firstLoad(path);
  expect(load.html).toBeGreaterThan(5);
  expect(load.script).toBeGreaterThan(50);
  const exceeded = (Object.keys(budget) as (keyof Budget)[])
    .filter((name) => load[name] > budget[name])
    .map((name) => `${name}: ${load[name].toFixed(1)}, but the budget is ${budget[name]}`);
  expect(exceeded).toEqual([]);
});
