import type { Page } from 'playwright-core';
import { dialog } from './search/overlay';
import { openSite, watch, waitForFocus } from './site';
import type { Site } from './site';
import { visit } from './settle';

const GUIDE = '/guides/auth/row-level-security';
const TABS = '/guides/auth/auth-mfa';
const ENTRY = '/reference/javascript/select';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Opens a page whose reader does nothing. Also returns the paths of the scripts it has requested. */
async function openIdle(path: string) {
  const watched = await watch(site, {}, 'idle');
  const scripts: string[] = [];
  watched.page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await visit(watched.page, site.url + path);
  return { ...watched, scripts };
}

test.each(['/', GUIDE, ENTRY])('%s loads no scripts until the reader acts', async (path) => {
  const { page, context, errors, scripts } = await openIdle(path);
  await page.waitForTimeout(1000);
  expect(scripts).toEqual([]);
  await page.mouse.move(200, 200);
  await page.waitForFunction(() => window.earlyEvents === undefined);
  expect(scripts.length).toBeGreaterThan(2);
  expect(errors).toEqual([]);
  await context.close();
});

test.each(['/nowhere', '/offline', '/handbook/playground'])(
  '%s loads its scripts immediately, because it needs them',
  async (path) => {
    const { context, scripts } = await openIdle(path);
    expect(scripts.length).toBeGreaterThan(2);
    await context.close();
  },
);

test.each<[string, string, (page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>]>([
  [
    'a click on the search button',
    GUIDE,
    (page) => page.locator('.search-open').dispatchEvent('click'),
    (page) => dialog(page).waitFor(),
  ],
  ['the search key', GUIDE, (page) => page.keyboard.press('/'), (page) => dialog(page).waitFor()],
  [
    'the key that lists the shortcuts',
    GUIDE,
    (page) => page.keyboard.press('?'),
    (page) => page.getByRole('dialog').waitFor(),
  ],
  [
    'an arrow key on a tab',
    TABS,
    async (page) => {
      await page.locator('main [role=tab][aria-selected=true]').first().focus();
      await page.keyboard.press('ArrowRight');
    },
    (page) => waitForFocus(page.locator('main [role=tab]').nth(1)),
  ],
  [
    'the key for the next entry',
    ENTRY,
    (page) => page.keyboard.press('Alt+Shift+ArrowRight'),
    (page) => page.waitForURL((url) => !url.pathname.endsWith(ENTRY)),
  ],
  [
    'a click on a tab',
    TABS,
    (page) => page.locator('main [role=tab]').nth(1).click(),
    (page) =>
      page.locator('main [role=tab] >> nth=1').and(page.locator('[aria-selected=true]')).waitFor(),
  ],
])('%s works even if it is the first action', async (_, path, act, wait) => {
  const { page, context, errors, scripts } = await openIdle(path);
  expect(scripts).toEqual([]);
  await act(page);
  await wait(page);
  expect(errors).toEqual([]);
  await context.close();
});

test('text that is typed into the menu filter before its code has loaded filters the menu', async () => {
  const { page, context } = await openIdle(ENTRY);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.locator('.menu-filter input').pressSequentially('upsert');
  release();
  await page.locator('.menu-filter [role=status]', { hasText: /\d/ }).waitFor();
  expect(await page.locator('.menu-filter input').inputValue()).toBe('upsert');
  await context.close();
});

test('the side menu shows the current page before any script file has loaded', async () => {
  const { page, context, scripts } = await openIdle('/reference/javascript/auth-signout');
  const current = page.locator('#menu [aria-current=page]').first();
  const box = await current.boundingBox();
  expect(box!.y).toBeGreaterThan(0);
  expect(box!.y).toBeLessThan(900);
  expect(scripts).toEqual([]);
  await context.close();
});
