import type { BrowserContextOptions, Page } from 'playwright-core';
import { headingOf, sectionsOf } from '../build/built-site';
import { followMenu, openSite, waitForFocus, watch } from './site';
import type { Site } from './site';
import { reload, visit } from './settle';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const OVERVIEW = '/guides/auth/overview';
const RLS = '/guides/auth/row-level-security';
const DATABASE = '/guides/database';
const SIGN_UP = '/reference/javascript/sign-up';

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await watch(site, options);
  await visit(page, site.url + path);
  return page;
}

const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await page.waitForTimeout(150);
};

test('a link to the hash that is already in the URL still scrolls to its heading', async () => {
  const sections = sectionsOf(RLS);
  const { id: anchor } = sections[Math.floor(sections.length / 2)]!;
  const page = await open(`${RLS}#${anchor}`);
  const top = () =>
    page.evaluate(
      (id) => Math.round(document.getElementById(id)!.getBoundingClientRect().top),
      anchor,
    );
  await page.waitForTimeout(300);
  expect(await top()).toBeGreaterThanOrEqual(60);
  await scrollTo(page, 0);
  await page.locator(`aside a[href="#${anchor}"]`).click();
  await page.waitForTimeout(900);
  expect(await top()).toBeGreaterThanOrEqual(60);
  expect(await top()).toBeLessThan(200);
  await page.context().close();
});

test('the menu keeps its scroll position and open groups when the page changes', async () => {
  const page = await open('/reference/javascript/select', {
    viewport: { width: 1280, height: 420 },
  });
  const menu = page.locator('#menu');
  const signUp = page.locator(`a[href="/docs${SIGN_UP}"]`);
  await menu.locator('details', { has: signUp }).locator('summary').first().click();
  const top = () => menu.evaluate((element) => element.scrollTop);
  await menu.evaluate((element) => (element.scrollTop = 120));
  const insert = menu.locator('a[href="/docs/reference/javascript/insert"]');
  await insert.scrollIntoViewIfNeeded();
  const before = await top();
  expect(before).toBeGreaterThan(0);
  await insert.click();
  await page.waitForURL(`${site.url}/reference/javascript/insert`);
  await page.waitForTimeout(300);
  expect(await top()).toBe(before);
  expect(await menu.locator(signUp).isVisible()).toBe(true);
  await page.context().close();
});

test("a long menu's active item is in view when the page opens", async () => {
  const page = await open(SIGN_UP, { viewport: { width: 1280, height: 420 } });
  const active = page.locator('#menu a[aria-current=page]');
  const { top, bottom } = await active.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return { top: box.top, bottom: box.bottom };
  });
  expect(top).toBeGreaterThanOrEqual(60);
  expect(bottom).toBeLessThanOrEqual(420);
  await page.context().close();
});

test('the title of a new page is announced, and the focus moves to the page', async () => {
  const page = await open(OVERVIEW);
  await followMenu(page, RLS);
  await page.waitForURL(site.url + RLS);
  await page.waitForFunction(
    (heading) => document.getElementById('gatsby-announcer')?.textContent?.includes(heading),
    headingOf(RLS),
  );
  await waitForFocus(page.locator('#gatsby-focus-wrapper'));
  await page.context().close();
});

test.each([
  ['light', 'false', 'rgb(255, 255, 255)'],
  ['dark', 'true', 'rgb(18, 18, 18)'],
  ['an unknown value', '"{}"', 'rgb(18, 18, 18)'],
])('if the stored theme is %s, the first painted frame has its color', async (_, stored, color) => {
  const { page, context } = await watch(site);
  await context.addInitScript((value) => {
    localStorage.setItem('supabaseDarkMode', value);
    const colors: string[] = [];
    (window as unknown as { colors: string[] }).colors = colors;
    const look = () => {
      if (document.body) colors.push(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, stored);
  await visit(page, site.url + OVERVIEW);
  const seen = () =>
    page.evaluate(() => [...new Set((window as unknown as { colors: string[] }).colors)]);
  // Nothing is painted before the style sheet arrives.
  expect((await seen()).filter((item) => item !== 'rgba(0, 0, 0, 0)')).toEqual([color]);
  await reload(page);
  expect((await seen()).filter((item) => item !== 'rgba(0, 0, 0, 0)')).toEqual([color]);
  await context.close();
});

test('a theme change also applies to other tabs', async () => {
  const { page, context } = await watch(site);
  const other = await context.newPage();
  await visit(page, site.url + OVERVIEW);
  await visit(other, site.url + DATABASE);
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await other.waitForFunction(() => document.documentElement.className === '');
  await context.close();
});

test('the theme toggle works without errors when storage is blocked', async () => {
  const { page, context, errors } = await watch(site);
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new Error('blocked');
      },
    });
  });
  await visit(page, site.url + OVERVIEW);
  await page.getByRole('button', { name: 'Dark theme' }).click();
  expect(await page.evaluate(() => document.documentElement.className)).toBe('');
  expect(errors).toEqual([]);
  await context.close();
});

test('links work when scripts fail to load', async () => {
  const { page, context } = await watch(site);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(site.url + OVERVIEW);
  await followMenu(page, RLS);
  await page.waitForURL(site.url + RLS);
  expect(await page.locator('h1').textContent()).toBe(headingOf(RLS));
  await context.close();
});

test('a link loads the whole page when its page data fails to load', async () => {
  const { page, context } = await watch(site);
  await page.route(/page-data\/guides\/database/, (route) => route.abort());
  await visit(page, `${site.url}/`);
  await followMenu(page, DATABASE);
  await page.waitForURL(site.url + DATABASE);
  expect(await page.locator('h1').textContent()).toBe(headingOf(DATABASE));
  await context.close();
});

test('in print, the menu is hidden and all examples are shown', async () => {
  const page = await open('/reference/javascript/select');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('#menu').isVisible()).toBe(false);
  expect(await page.locator('header').first().isVisible()).toBe(false);
  const hidden = await page
    .locator('[role=tabpanel]')
    .evaluateAll((panels) => panels.filter((panel) => getComputedStyle(panel).display === 'none'));
  expect(hidden).toEqual([]);
  const dropdowns = page.locator('main details[data-dropdown]');
  expect(await dropdowns.locator('visible=true').count()).toBe(0);
  const folded = page.locator('main details:not([open], [data-dropdown])');
  expect(await folded.count()).toBeGreaterThan(0);
  // In hidden panels, displaying the content takes a frame.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main details:not([open], [data-dropdown]) > summary + *')].every(
      (content) => content.getBoundingClientRect().height > 0,
    ),
  );
  const target = await page
    .locator('main article .content a[href^="/docs/"], main .lead a[href^="/docs/"], main .libs a')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(target).toContain('/docs/');
  await page.context().close();
});
