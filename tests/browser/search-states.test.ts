import type { Page } from 'playwright-core';
import { axeViolations } from './axe';
import { box, dialog, options, search } from './search-overlay';
import { openSite, watch } from './site';
import type { Site, WatchedPage } from './site';
import { reload, visit } from './settle';

let site: Site;
let watched: WatchedPage;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
afterEach(() => watched.context.close());

const RLS = '/guides/auth/row-level-security';

async function open(path = RLS, options = {}): Promise<Page> {
  watched = await watch(site, options);
  await visit(watched.page, site.url + path);
  return watched.page;
}

test('without results, the overlay suggests words and links to a report', async () => {
  const page = await open();
  await search(page, 'zzqqxx <b>&');
  await dialog(page).getByText('No results for').first().waitFor();
  const report = dialog(page).getByRole('link', { name: 'Let us know.' });
  expect(new URL((await report.getAttribute('href'))!).searchParams.get('body')).toContain(
    'zzqqxx <b>&',
  );
  const suggested = dialog(page).getByRole('listitem').getByRole('button');
  await suggested.first().waitFor();
  expect(await suggested.count()).toBeLessThanOrEqual(3);
  await suggested.first().click();
  await options(page).first().waitFor();
});

test('on a phone, all actions are available without results and after a failure', async () => {
  const page = await open('/reference/javascript/select', {
    viewport: { width: 390, height: 844 },
  });
  await search(page, 'zzqqxx');
  await dialog(page).getByRole('button', { name: 'Search everything' }).click();
  await dialog(page).getByRole('radio', { name: 'Everything', checked: true }).waitFor();
  await reload(page);
  await page.route(/\/docs\/search\//, (route) => route.abort());
  await search(page, 'row');
  await dialog(page).getByRole('button', { name: 'Try again' }).waitFor();
  await page.unroute(/\/docs\/search\//);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await options(page).first().waitFor();
});

test('a failure is reported, and the search recovers when the network is back', async () => {
  const page = await open();
  await page.route(/\/docs\/search\//, (route) => route.abort());
  await search(page, 'row');
  await dialog(page).getByText('Unable to fetch results').first().waitFor();
  await dialog(page).getByText('You might want to check your network connection.').waitFor();
  expect(await box(page).inputValue()).toBe('row');
  await page.unroute(/\/docs\/search\//);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await options(page).first().waitFor();
});

test.each([
  ['fail to start', 'window.Worker = class { constructor() { throw new Error("refused"); } };'],
  ['are not supported', 'delete window.Worker;'],
])('if workers %s, the page runs the search', async (_, script) => {
  watched = await watch(site);
  await watched.page.addInitScript(script);
  await visit(watched.page, site.url + RLS);
  await search(watched.page, 'row level');
  await options(watched.page).first().waitFor();
});

test('if the worker script fails to load, the page runs the search', async () => {
  watched = await watch(site);
  await watched.page.addInitScript(`
    const Real = window.Worker;
    window.Worker = class extends Real { constructor() { super('/docs/there-is-no-such-file.js'); } };
  `);
  await visit(watched.page, site.url + RLS);
  await search(watched.page, 'row level');
  await options(watched.page).first().waitFor();
});

test.each([
  [
    'blocked',
    'Object.defineProperty(window, "localStorage", { get() { throw new Error("denied"); } });',
  ],
  ['full', 'Storage.prototype.setItem = () => { throw new Error("quota"); };'],
  [
    'filled with invalid entries',
    'for (const list of ["RECENT", "FAVORITE"]) localStorage.setItem("__DOCSEARCH_" + list + "_SEARCHES__docs", \'[null, {"objectID":"x","type":"lvl1","url":"javascript:alert(1)","hierarchy":{"lvl0":"<img src=x onerror=alert(1)>","lvl1":"b"}}]\');',
  ],
])('the search works with storage that is %s', async (_, script) => {
  watched = await watch(site);
  await watched.page.addInitScript(script);
  await visit(watched.page, site.url + RLS);
  await watched.page.keyboard.press('Control+k');
  await dialog(watched.page).getByText('No recent searches').waitFor();
  await watched.page.keyboard.type('row level');
  await options(watched.page).first().click();
  await dialog(watched.page).waitFor({ state: 'detached' });
  expect(watched.errors).toEqual([]);
});

test.each(['dark', 'light'])(
  'in the %s theme, no state of the overlay has axe violations',
  async (theme) => {
    const page = await open('/reference/javascript/select', { reducedMotion: 'reduce' });
    if (theme === 'light') await page.getByRole('button', { name: 'Dark theme' }).click();
    await page.keyboard.press('Control+k');
    await dialog(page).getByText('No recent searches').waitFor();
    expect(await axeViolations(page, 'dialog')).toEqual([]);
    await page.keyboard.type('select');
    await options(page).first().waitFor();
    expect(await axeViolations(page, 'dialog')).toEqual([]);
    const status = await dialog(page).getByRole('status').innerText();
    const [, first = ''] = /^\d+ results?\. First: (.+)/.exec(status) ?? [];
    expect(first).not.toBe('');
    expect(await options(page).first().textContent()).toContain(first);
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await dialog(page).getByText('Recent', { exact: true }).waitFor();
    expect(await axeViolations(page, 'dialog')).toEqual([]);
    await page.keyboard.type('zzqqxx');
    await dialog(page).getByText('No results for').first().waitFor();
    expect(await axeViolations(page, 'dialog')).toEqual([]);
    await reload(page);
    await page.route(/\/docs\/search\//, (route) => route.abort());
    await search(page, 'row');
    await dialog(page).getByText('Unable to fetch results').first().waitFor();
    expect(await axeViolations(page, 'dialog')).toEqual([]);
    await reload(page);
    await page.unroute(/\/docs\/search\//);
    await page.route(/\/docs\/search\//, () => undefined);
    await search(page, 'row');
    await page.waitForSelector('[data-stalled=true]');
    expect(await axeViolations(page, 'dialog')).toEqual([]);
  },
);
