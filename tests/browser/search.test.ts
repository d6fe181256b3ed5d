import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { openSite, watch } from './site';
import type { Site, WatchedPage } from './site';

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
  await watched.page.goto(site.url + path, { waitUntil: 'networkidle' });
  return watched.page;
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });
const box = (page: Page) => page.getByRole('combobox', { name: 'Search docs' });
const options = (page: Page) => dialog(page).getByRole('option');

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await box(page).waitFor();
  await page.keyboard.type(query);
}

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

async function errorsOf(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document.querySelector('dialog')!),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test('nothing is loaded before the search is asked for', async () => {
  const requested: string[] = [];
  watched = await watch(site);
  watched.page.on('request', (request) => requested.push(request.url()));
  await watched.page.goto(site.url + RLS, { waitUntil: 'networkidle' });
  expect(requested.filter((url) => /search/.test(url))).toEqual([]);
  await watched.page.getByRole('button', { name: 'Search docs...' }).hover();
  await watched.page.waitForResponse(/search\/index-/);
  expect(requested.some((url) => /search-overlay/.test(url))).toBe(true);
  expect(watched.foreign).toEqual([]);
  expect(watched.errors).toEqual([]);
});

test.each([
  ['Ctrl+K', 'Control+k'],
  ['Cmd+K', 'Meta+k'],
  ['Ctrl+K with caps lock', 'Control+K'],
  ['a slash', '/'],
])('%s opens, Escape closes and gives the focus back', async (_, key) => {
  const page = await open();
  const link = page.getByRole('link', { name: 'Dashboard' }).first();
  await link.focus();
  await page.keyboard.press(key);
  await box(page).waitFor();
  expect(await box(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(watched.errors).toEqual([]);
});

test('the button, the backdrop and Ctrl+K open and close', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Search docs...' }).click();
  await box(page).waitFor();
  await page.keyboard.press('Control+k');
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Search docs...' }).click();
  await box(page).waitFor();
  await page.mouse.click(20, 400);
  await dialog(page).waitFor({ state: 'detached' });
});

test('what is typed while the search is opening is neither lost nor doubled', async () => {
  const page = await open();
  for (let time = 0; time < 5; time++) {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('policies');
    await box(page).waitFor();
    await page.waitForTimeout(200);
    expect(await box(page).inputValue()).toBe('policies');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
  }
});

test('what is typed while the search is loading is not lost', async () => {
  const page = await open();
  await page.route(/search-overlay/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('row levv');
  await page.keyboard.press('Backspace');
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('dialog input')?.value === 'row lev',
  );
});

test('rows are chosen by keys, visited, kept, promoted and removed', async () => {
  const page = await open('/');
  await search(page, 'row level');
  await options(page).nth(2).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const chosen = dialog(page).getByRole('option', { selected: true });
  expect(await box(page).getAttribute('aria-activedescendant')).toBe(
    await chosen.getAttribute('id'),
  );
  const href = (await chosen.getAttribute('href'))!;
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname + url.hash === href);
  await page.getByRole('heading', { level: 1, name: 'Row level security' }).waitFor();
  await page.keyboard.press('Control+k');
  await dialog(page).getByText('Recent', { exact: true }).waitFor();
  expect(await options(page).count()).toBe(1);
  await dialog(page).getByTitle('Save this search').click();
  await dialog(page).getByText('Favorite', { exact: true }).waitFor();
  expect(await dialog(page).getByText('Recent', { exact: true }).count()).toBe(0);
  await dialog(page).getByTitle('Remove this search from favorites').click();
  await dialog(page).getByText('No recent searches').waitFor();
  expect(watched.errors).toEqual([]);
});

test('a hit is a link: middle click opens it beside, a hash of the same page scrolls there', async () => {
  const page = await open();
  await search(page, 'test a policy');
  const row = options(page).first();
  await row.waitFor();
  const [other] = await Promise.all([
    watched.context.waitForEvent('page'),
    row.click({ button: 'middle' }),
  ]);
  expect(other.url()).toContain(`${RLS}#`);
  await other.close();
  expect(await dialog(page).isVisible()).toBe(true);
  await row.click();
  await page.waitForFunction(() => window.scrollY > 300);
});

test('without results the site suggests and takes reports', async () => {
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

test('a phone shows every way on where nothing is found and where all fails', async () => {
  const page = await open('/reference/javascript/select', {
    viewport: { width: 390, height: 844 },
  });
  await search(page, 'zzqqxx');
  await dialog(page).getByRole('button', { name: 'Search everything' }).click();
  await dialog(page).getByRole('radio', { name: 'Everything', checked: true }).waitFor();
  await page.reload({ waitUntil: 'networkidle' });
  await page.route(/\/docs\/search\//, (route) => route.abort());
  await search(page, 'row');
  await dialog(page).getByRole('button', { name: 'Try again' }).waitFor();
  await page.unroute(/\/docs\/search\//);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await options(page).first().waitFor();
});

test('on a reference page the search begins with its library', async () => {
  const page = await open('/reference/javascript/v1/select');
  await search(page, 'select');
  await options(page).first().waitFor();
  const groups = dialog(page).locator('.group');
  expect(await groups.allInnerTexts()).toEqual(['JavaScript v1']);
  await dialog(page).getByRole('radio', { name: 'Everything' }).check();
  await page.waitForFunction(() => document.querySelectorAll('dialog .group').length > 1);
  expect((await groups.allInnerTexts())[0]).toBe('JavaScript v2');
});

test('a failure is told; the search recovers when the network is back', async () => {
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
  ['cannot be made', 'window.Worker = class { constructor() { throw new Error("refused"); } };'],
  ['are missing', 'delete window.Worker;'],
])('where workers %s the page searches by itself', async (_, script) => {
  watched = await watch(site);
  await watched.page.addInitScript(script);
  await watched.page.goto(site.url + RLS, { waitUntil: 'networkidle' });
  await search(watched.page, 'row level');
  await options(watched.page).first().waitFor();
});

test('a worker that cannot load is replaced by the page', async () => {
  watched = await watch(site);
  await watched.page.addInitScript(`
    const Real = window.Worker;
    window.Worker = class extends Real { constructor() { super('/docs/there-is-no-such-file.js'); } };
  `);
  await watched.page.goto(site.url + RLS, { waitUntil: 'networkidle' });
  await search(watched.page, 'row level');
  await options(watched.page).first().waitFor();
});

test.each([
  [
    'refused',
    'Object.defineProperty(window, "localStorage", { get() { throw new Error("denied"); } });',
  ],
  ['full', 'Storage.prototype.setItem = () => { throw new Error("quota"); };'],
  [
    'poisoned',
    'for (const list of ["RECENT", "FAVORITE"]) localStorage.setItem("__DOCSEARCH_" + list + "_SEARCHES__docs", \'[null, {"objectID":"x","type":"lvl1","url":"javascript:alert(1)","hierarchy":{"lvl0":"<img src=x onerror=alert(1)>","lvl1":"b"}}]\');',
  ],
])('a storage that is %s does no harm', async (_, script) => {
  watched = await watch(site);
  await watched.page.addInitScript(script);
  await watched.page.goto(site.url + RLS, { waitUntil: 'networkidle' });
  await watched.page.keyboard.press('Control+k');
  await dialog(watched.page).getByText('No recent searches').waitFor();
  await watched.page.keyboard.type('row level');
  await options(watched.page).first().click();
  await dialog(watched.page).waitFor({ state: 'detached' });
  expect(watched.errors).toEqual([]);
});

test('keys of a composition do not act', async () => {
  const page = await open();
  await search(page, 'row level');
  await options(page).first().waitFor();
  for (const key of ['Enter', 'Escape', 'ArrowDown']) {
    await box(page).dispatchEvent('keydown', { key, isComposing: true, bubbles: true });
  }
  expect(await dialog(page).isVisible()).toBe(true);
  expect(new URL(page.url()).hash).toBe('');
});

test.each(['dark', 'light'])('in the %s theme every state is accessible', async (theme) => {
  const page = await open('/reference/javascript/select', { reducedMotion: 'reduce' });
  if (theme === 'light') await page.getByRole('button', { name: 'Dark theme' }).click();
  await page.keyboard.press('Control+k');
  await dialog(page).getByText('No recent searches').waitFor();
  expect(await errorsOf(page)).toEqual([]);
  await page.keyboard.type('select');
  await options(page).first().waitFor();
  expect(await errorsOf(page)).toEqual([]);
  expect(await dialog(page).getByRole('status').innerText()).toMatch(
    /^\d+ results?\. First: select/,
  );
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await dialog(page).getByText('Recent', { exact: true }).waitFor();
  expect(await errorsOf(page)).toEqual([]);
  await page.keyboard.type('zzqqxx');
  await dialog(page).getByText('No results for').first().waitFor();
  expect(await errorsOf(page)).toEqual([]);
  await page.reload({ waitUntil: 'networkidle' });
  await page.route(/\/docs\/search\//, (route) => route.abort());
  await search(page, 'row');
  await dialog(page).getByText('Unable to fetch results').first().waitFor();
  expect(await errorsOf(page)).toEqual([]);
  await page.reload({ waitUntil: 'networkidle' });
  await page.unroute(/\/docs\/search\//);
  await page.route(/\/docs\/search\//, () => undefined);
  await search(page, 'row');
  await page.waitForSelector('[data-stalled=true]');
  expect(await errorsOf(page)).toEqual([]);
});
