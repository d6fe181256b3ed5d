import { layoutShift } from './layout-shift';
import { openSite, visitNext, watch } from './site';
import type { Site, WatchedPage } from './site';
import { visit } from './settle';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const PAGES = [
  ['the home page', '/'],
  ['a guide', '/guides/auth/row-level-security'],
  ['a function', '/reference/javascript/select'],
  ['a function of an older version', '/reference/javascript/v1/select'],
  ['a hand-written reference page', '/reference/javascript/start'],
  ['a command', '/reference/cli/supabase-db-diff'],
  ['an operation', '/reference/management-api/create-project'],
] as const;

test.each(PAGES)('on a phone, %s loads without layout shifts', async (_, path) => {
  const { page, context } = await watch(site, { viewport: { width: 360, height: 740 } });
  await visit(page, site.url + path);
  expect(await layoutShift(page)).toBe(0);
  await context.close();
});

describe('with and without JavaScript', () => {
  let scripted: WatchedPage;
  let plain: WatchedPage;
  beforeAll(async () => {
    scripted = await watch(site);
    plain = await watch(site, { javaScriptEnabled: false });
  });
  afterAll(() => Promise.all([scripted.context.close(), plain.context.close()]));

  async function contentOf(watched: WatchedPage, path: string) {
    const { page, errors } = watched;
    await visitNext(watched, site.url + path);
    const words = await page.locator('main').evaluate((main) => {
      const copy = main.cloneNode(true) as HTMLElement;
      // Examples can only run with JavaScript.
      copy.querySelectorAll('.run').forEach((part) => part.remove());
      return copy.textContent;
    });
    const code = await page.locator('main figure pre').count();
    const panels = page.locator('[role=tabpanel]');
    const shown = await panels.evaluateAll(
      (all) => all.filter((panel) => getComputedStyle(panel).display !== 'none').length,
    );
    const total = await panels.count();
    expect(errors).toEqual([]);
    return { words, code, shown, total };
  }

  test.each(PAGES)('%s has the same text', async (_name, path) => {
    const { shown: _, ...expected } = await contentOf(scripted, path);
    expect(await contentOf(plain, path)).toEqual({ ...expected, shown: expected.total });
  });
});

test('the page for an unknown URL suggests similar pages, and only it loads the search', async () => {
  const { page, context } = await watch(site);
  const searched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search/')) searched.push(request.url());
  });
  await visit(page, `${site.url}/guides/storage`);
  expect(searched).toEqual([]);
  await visit(page, `${site.url}/guides/storage/accesscontrol-policy`);
  const suggestion = page.locator('main a[href="/docs/guides/storage/access-control"]');
  await suggestion.click();
  await page.waitForURL(`${site.url}/guides/storage/access-control`);
  expect(searched.length).toBeGreaterThan(0);
  await context.close();
});

test.each(['/guides/auth/overview', '/guides/auth/overview/', '', '/'])(
  'the path "%s" returns 200 and its links work',
  async (path) => {
    const { page, context, errors } = await watch(site);
    const response = await visit(page, site.url + path);
    expect(response?.status()).toBe(200);
    const link = page.locator('#menu a[href="/docs/guides/auth/overview"]');
    await link.locator('visible=true').first().click();
    await page.waitForURL(/\/docs\/guides\/auth\/overview\/?$/);
    expect(errors).toEqual([]);
    await context.close();
  },
);
