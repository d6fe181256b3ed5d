import type { Page } from 'playwright-core';
import { headingOf, titleOf } from '../build/built-site';
import { axeViolations } from './axe';
import { layoutShift } from './layout-shift';
import { overflow, waitForFocus } from './site';
import { testPages } from './test-pages';
import { reload, settle } from './settle';

const INSERT = '/reference/javascript/insert';
const UPDATE = '/reference/javascript/update';
const SELECT = '/reference/javascript/select';

const pages = testPages({ width: 1280, height: 800 });
const { open } = pages;
const entries = (page: Page) =>
  page.locator('[data-entry]').evaluateAll((all) => all.map((e) => e.getAttribute('data-entry')));
const place = (page: Page) => new URL(page.url()).pathname.replace('/docs', '');
const titleTop = (page: Page, path: string) =>
  page
    .locator(`[data-entry="${path}"] h1`)
    .evaluate((title) => Math.round(title.getBoundingClientRect().top));
async function readOn(page: Page, until: () => boolean | Promise<boolean>): Promise<void> {
  await page.mouse.move(700, 500);
  for (let step = 0; step < 200 && !(await until()); step += 1) {
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(40);
  }
  expect(await until()).toBe(true);
  await page.waitForTimeout(300);
}
async function openHome(page: Page): Promise<void> {
  await page.locator('#menu a.back').click();
  await page.waitForURL(/\/docs\/?$/);
}
async function readPartOfUpdate(page: Page): Promise<number> {
  await readTo(page, UPDATE);
  await page.mouse.wheel(0, 250);
  await page.waitForTimeout(400);
  return titleTop(page, UPDATE);
}
const previousLink = (page: Page) => page.locator(`article .head > a[href="/docs${INSERT}"]`);
const readTo = (page: Page, path: string) => readOn(page, () => place(page) === path);

test('loads no other entry before the reader scrolls', async () => {
  const page = await open(INSERT);
  await page.waitForTimeout(1000);
  expect(await entries(page)).toEqual([INSERT]);
});

test('near the end, the next entry is added, and the URL, title, and menu follow the entry in view', async () => {
  const page = await open(INSERT);
  const length = await page.evaluate(() => window.history.length);
  await readTo(page, UPDATE);
  expect((await entries(page)).slice(0, 2)).toEqual([INSERT, UPDATE]);
  expect(await page.title()).toBe(titleOf(UPDATE));
  const active = page.locator('#menu a[aria-current=page]');
  expect(await active.getAttribute('href')).toBe(`/docs${UPDATE}`);
  expect(await page.evaluate(() => window.history.length)).toBe(length);
  await page.mouse.wheel(0, -20_000);
  await page.waitForTimeout(400);
  expect(place(page)).toBe(INSERT);
  expect(await page.title()).toBe(titleOf(INSERT));
});

test.each([
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
])('on a %s, adding entries shifts nothing and keeps the focus', async (_, viewport) => {
  const page = await open(INSERT, { viewport });
  const anchor = page.locator('article a.anchor').first();
  await anchor.focus();
  await readOn(page, async () => (await entries(page)).length > 3);
  expect(await layoutShift(page)).toBe(0);
  await waitForFocus(anchor);
  expect(await overflow(page)).toBe(0);
});

test('IDs stay unique, and anchors scroll to their heading', async () => {
  const page = await open(INSERT);
  await readTo(page, UPDATE);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const anchor = page.locator(`[data-entry="${UPDATE}"] h2 .anchor`).first();
  expect(await anchor.getAttribute('href')).toBe(`/docs${UPDATE}#parameters`);
  await anchor.evaluate((link: HTMLElement) => link.click());
  await page.waitForTimeout(300);
  expect(page.url()).toBe(`${pages.url}${UPDATE}#parameters`);
  const top = () =>
    page
      .locator(`[data-entry="${UPDATE}"] h2`)
      .first()
      .evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  expect(await top()).toBeGreaterThanOrEqual(60);
  expect(await top()).toBeLessThan(120);
  expect((await entries(page)).length).toBeGreaterThan(1);
});

test('a page with several entries has no axe violations', async () => {
  const page = await open(INSERT);
  await readTo(page, UPDATE);
  expect(await axeViolations(page)).toEqual([]);
});

test('a menu item scrolls to its entry if the entry is already on the page', async () => {
  const page = await open(INSERT);
  await page.evaluate(() => Object.assign(document.querySelector('h1')!, { stayed: true }));
  await readTo(page, UPDATE);
  await page.locator(`#menu a[href="/docs${INSERT}"]`).click();
  await page.waitForTimeout(400);
  expect(place(page)).toBe(INSERT);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => 'stayed' in document.querySelector('h1')!)).toBe(true);
  await page.locator(`#menu a[href="/docs${UPDATE}"]`).click();
  await page.waitForTimeout(400);
  expect(place(page)).toBe(UPDATE);
  const top = await titleTop(page, UPDATE);
  await page.waitForFunction(
    (heading) => document.activeElement?.textContent === heading,
    headingOf(UPDATE),
  );
  await page.goBack();
  await page.waitForTimeout(400);
  expect(place(page)).toBe(INSERT);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goForward();
  await page.waitForTimeout(400);
  expect(Math.abs((await titleTop(page, UPDATE)) - top)).toBeLessThanOrEqual(1);
});

test('a menu item of an entry that is not on the page opens it alone, at the top', async () => {
  const page = await open(INSERT);
  await readTo(page, UPDATE);
  await page.locator(`#menu a[href="/docs${SELECT}"]`).click();
  await page.waitForURL(pages.url + SELECT);
  await page.waitForTimeout(400);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect((await entries(page))[0]).toBe(SELECT);
  expect(await page.locator('#menu a[aria-current=page]').getAttribute('href')).toBe(
    `/docs${SELECT}`,
  );
});

test('going back and reloading return to the same position in an entry', async () => {
  const page = await open(INSERT);
  const top = await readPartOfUpdate(page);
  await reload(page);
  await page.waitForTimeout(400);
  expect(place(page)).toBe(UPDATE);
  expect(Math.abs((await titleTop(page, UPDATE)) - top)).toBeLessThanOrEqual(2);
  await openHome(page);
  await page.goBack();
  await page.waitForTimeout(600);
  expect(place(page)).toBe(UPDATE);
  expect(Math.abs((await titleTop(page, UPDATE)) - top)).toBeLessThanOrEqual(2);
});

test('after leaving with Forward, going back returns to the same position', async () => {
  const page = await open(INSERT);
  await openHome(page);
  await page.waitForTimeout(300);
  await page.goBack();
  await page.waitForURL(pages.url + INSERT);
  await settle(page);
  const top = await readPartOfUpdate(page);
  await page.goForward();
  await page.waitForURL(/\/docs\/?$/);
  await page.waitForTimeout(300);
  await page.goBack();
  await page.waitForTimeout(600);
  expect(place(page)).toBe(UPDATE);
  expect(Math.abs((await titleTop(page, UPDATE)) - top)).toBeLessThanOrEqual(2);
});

test('adds the previous entry above on request and keeps the current one in place', async () => {
  const page = await open(UPDATE);
  const top = await titleTop(page, UPDATE);
  const previous = previousLink(page);
  await previous.hover();
  await settle(page);
  await page.waitForTimeout(500);
  await previous.click();
  await page.waitForSelector(`[data-entry="${INSERT}"]`);
  await page.waitForTimeout(300);
  expect((await entries(page)).slice(0, 2)).toEqual([INSERT, UPDATE]);
  // Scroll positions are whole pixels.
  expect(Math.abs((await titleTop(page, UPDATE)) - top)).toBeLessThanOrEqual(1);
  expect(place(page)).toBe(UPDATE);
  expect(await layoutShift(page)).toBe(0);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, -600);
  await page.waitForTimeout(400);
  expect(place(page)).toBe(INSERT);
});

test('keys open the next and the previous entry, but not while typing', async () => {
  const page = await open(INSERT);
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await page.waitForURL(pages.url + UPDATE);
  await page.waitForTimeout(300);
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await page.waitForURL(pages.url + INSERT);
  await page.waitForTimeout(300);
  await page.getByLabel('Filter the menu').focus();
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await page.waitForTimeout(300);
  expect(place(page)).toBe(INSERT);
  const next = page.locator('a[rel=next]').first();
  expect(await next.getAttribute('aria-keyshortcuts')).toBe('Alt+Shift+ArrowRight');
});

test('readers who save data get links instead', async () => {
  const page = await open(INSERT, {}, (context) =>
    context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    }),
  );
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 20_000);
  await page.waitForTimeout(800);
  expect(await entries(page)).toEqual([INSERT]);
  expect(await page.locator('footer').isVisible()).toBe(true);
  await page.locator('a[rel=next]').click();
  await page.waitForURL(pages.url + UPDATE);
});

test('without JavaScript, a page has one entry and links to the next and the previous one', async () => {
  const page = await open(UPDATE, { javaScriptEnabled: false });
  expect(await entries(page)).toEqual([UPDATE]);
  await previousLink(page).click();
  await page.waitForURL(pages.url + INSERT);
  await page.locator('a[rel=next]').click();
  await page.waitForURL(pages.url + UPDATE);
});

test('an entry that fails to load stays a link', async () => {
  const page = await open(INSERT);
  await page.route(/page-data\/reference\/javascript\/update/, (route) => route.abort());
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 20_000);
  await page.waitForTimeout(800);
  expect(await entries(page)).toEqual([INSERT]);
  await page.unroute(/page-data\/reference\/javascript\/update/);
  await page.locator('a[rel=next]').first().click();
  await page.waitForURL(pages.url + UPDATE);
  pages.errors.length = 0;
});
