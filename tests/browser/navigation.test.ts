import type { BrowserContextOptions, Page } from 'playwright-core';
import { openSite, watch } from './site';
import type { Site } from './site';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await watch(site, options);
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  return page;
}

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await page.waitForTimeout(150);
};

test('a new page begins at its top, and going back at the place one left', async () => {
  const page = await open('/guides/auth/row-level-security', {
    viewport: { width: 1280, height: 700 },
  });
  await scrollTo(page, 1500);
  await page.locator('#menu').getByRole('link', { name: 'Overview' }).click();
  await page.waitForURL(`${site.url}/guides/auth/overview`);
  await page.waitForTimeout(300);
  expect(await scrollY(page)).toBe(0);
  await page.goBack();
  await page.waitForTimeout(500);
  expect(Math.abs((await scrollY(page)) - 1500)).toBeLessThanOrEqual(2);
  await page.reload({ waitUntil: 'networkidle' });
  await page.waitForTimeout(300);
  expect(Math.abs((await scrollY(page)) - 1500)).toBeLessThanOrEqual(2);
  await page.context().close();
});

test('the hash that is in the address already still leads to its heading', async () => {
  const page = await open('/guides/auth/row-level-security#what-goes-wrong');
  const top = () =>
    page.evaluate(() =>
      Math.round(document.getElementById('what-goes-wrong')!.getBoundingClientRect().top),
    );
  await page.waitForTimeout(300);
  expect(await top()).toBeGreaterThanOrEqual(60);
  await scrollTo(page, 0);
  await page.locator('aside a[href="#what-goes-wrong"]').click();
  await page.waitForTimeout(900);
  expect(await top()).toBeGreaterThanOrEqual(60);
  expect(await top()).toBeLessThan(200);
  await page.context().close();
});

test('the menu keeps its place and its open groups while pages change', async () => {
  const page = await open('/reference/javascript/select', {
    viewport: { width: 1280, height: 420 },
  });
  const menu = page.locator('#menu');
  await menu.locator('summary', { hasText: /^Auth/ }).click();
  await menu.evaluate((element) => (element.scrollTop = 120));
  await menu.getByRole('link', { name: 'Add rows', exact: true }).click();
  await page.waitForURL(`${site.url}/reference/javascript/insert`);
  await page.waitForTimeout(300);
  expect(await menu.evaluate((element) => element.scrollTop)).toBe(120);
  expect(await menu.getByRole('link', { name: 'Sign up a user' }).isVisible()).toBe(true);
  await page.context().close();
});

test('the active item of a long menu is in view from the beginning', async () => {
  const page = await open('/reference/javascript/sign-up', {
    viewport: { width: 1280, height: 420 },
  });
  const active = page.locator('#menu a[aria-current=page]');
  const { top, bottom } = await active.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return { top: box.top, bottom: box.bottom };
  });
  expect(top).toBeGreaterThanOrEqual(60);
  expect(bottom).toBeLessThanOrEqual(420);
  await page.context().close();
});

test('the title of a new page is announced, and focus moves with it', async () => {
  const page = await open('/guides/auth/overview');
  await page.locator('#menu').getByText('Authorization').click();
  await page.locator('#menu').getByRole('link', { name: 'Row Level Security' }).click();
  await page.waitForURL(`${site.url}/guides/auth/row-level-security`);
  await page.waitForFunction(() =>
    document.getElementById('gatsby-announcer')?.textContent?.includes('Row level security'),
  );
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('gatsby-focus-wrapper');
  await page.context().close();
});

test.each([
  ['light', 'false', 'rgb(255, 255, 255)'],
  ['dark', 'true', 'rgb(16, 17, 18)'],
  ['anything else', '"{}"', 'rgb(16, 17, 18)'],
])('the first painted frame of a page stored as %s has its color', async (_, stored, color) => {
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
  await page.goto(`${site.url}/guides/auth/overview`, { waitUntil: 'networkidle' });
  const seen = () =>
    page.evaluate(() => [...new Set((window as unknown as { colors: string[] }).colors)]);
  // Before the style sheet has come nothing is painted; the body is without color then.
  expect((await seen()).filter((item) => item !== 'rgba(0, 0, 0, 0)')).toEqual([color]);
  await page.reload({ waitUntil: 'networkidle' });
  expect((await seen()).filter((item) => item !== 'rgba(0, 0, 0, 0)')).toEqual([color]);
  await context.close();
});

test('other tabs follow the theme', async () => {
  const { page, context } = await watch(site);
  const other = await context.newPage();
  await page.goto(`${site.url}/guides/auth/overview`, { waitUntil: 'networkidle' });
  await other.goto(`${site.url}/guides/database`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await other.waitForFunction(() => document.documentElement.className === '');
  await context.close();
});

test('with storage blocked the theme still flips and nothing fails', async () => {
  const { page, context, errors } = await watch(site);
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new Error('blocked');
      },
    });
  });
  await page.goto(`${site.url}/guides/auth/overview`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Dark theme' }).click();
  expect(await page.evaluate(() => document.documentElement.className)).toBe('');
  expect(errors).toEqual([]);
  await context.close();
});

test('when scripts do not arrive links still lead on', async () => {
  const { page, context } = await watch(site);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(`${site.url}/guides/auth/overview`);
  await page.locator('#menu').getByText('Authorization').click();
  await page.locator('#menu').getByRole('link', { name: 'Row Level Security' }).click();
  await page.waitForURL(`${site.url}/guides/auth/row-level-security`);
  expect(await page.locator('h1').innerText()).toBe('Row level security');
  await context.close();
});

test('when the data of a page does not arrive the link loads the page whole', async () => {
  const { page, context } = await watch(site);
  await page.route(/page-data\/guides\/database/, (route) => route.abort());
  await page.goto(`${site.url}/`, { waitUntil: 'networkidle' });
  await page.locator('#menu').getByRole('link', { name: 'Database', exact: true }).click();
  await page.waitForURL(`${site.url}/guides/database`);
  expect(await page.locator('h1').innerText()).toBe('Database');
  await context.close();
});

test('in print the menu is gone and every example shows', async () => {
  const page = await open('/reference/javascript/select');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('#menu').isVisible()).toBe(false);
  expect(await page.locator('header').first().isVisible()).toBe(false);
  const hidden = await page
    .locator('[role=tabpanel]')
    .evaluateAll((panels) => panels.filter((panel) => getComputedStyle(panel).display === 'none'));
  expect(hidden).toEqual([]);
  await page.context().close();
});
