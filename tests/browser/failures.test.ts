import type { BrowserContext, Page } from 'playwright-core';
import { headingOf } from '../build/built-site';
import { translate } from '../fixtures/translate';
import { box, dialog, options, search } from './search/overlay';
import { testPages } from './test-pages';

const pages = testPages();
const { open } = pages;

const GUIDE = '/guides/auth/row-level-security';
const ENTRY = '/reference/javascript/select';

const forgetErrors = () => pages.errors.splice(0);
const nothing = () => Promise.resolve();

async function expectIntact(page: Page, path: string): Promise<void> {
  expect(await page.locator('h1').textContent()).toBe(headingOf(path));
  await page.locator('#menu ul a:visible').first().waitFor();
  const theme = page.getByRole('banner').getByRole('button', { name: 'Dark theme' });
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
  const before = await isDark();
  await theme.click();
  expect(await isDark()).toBe(!before);
  await theme.click();
}

const MALFORMED = ['#%F0', '#100%', '#%E0%A4'];

describe.each([GUIDE, ENTRY])('a malformed hash on %s', (path) => {
  test.each(MALFORMED)('has no effect when the page loads: %s', async (hash) => {
    const page = await open(path + hash);
    await expectIntact(page, path);
  });

  test.each(MALFORMED)('has no effect when the hash changes: %s', async (hash) => {
    const page = await open(path);
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.evaluate((next) => (window.location.hash = next), hash);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
    await page.goBack();
    await page.goForward();
    await page.waitForTimeout(300);
    await expectIntact(page, path);
  });
});

test('anchors work after a malformed hash', async () => {
  const page = await open(`${GUIDE}#%F0`);
  await page.locator('aside.contents a').last().click();
  await page.waitForFunction(() => window.scrollY > 300);
});

const BROKEN = {
  'throws when it loads': 'throw new Error("broken on purpose");',
  "isn't JavaScript": '<!doctype html><title>Not found</title>',
  'is empty': '',
};
const replace = (context: BrowserContext, file: RegExp, body: string) =>
  context.route(file, (route) => route.fulfill({ contentType: 'text/javascript', body }));

describe.each(Object.entries(BROKEN))('if a script %s', (_, body) => {
  test("and it's the search overlay, the dialog shows the error, and the page still works", async () => {
    const file = /search-(overlay|backend)/;
    const page = await open(GUIDE, {}, (context) => replace(context, file, body));
    await page.keyboard.press('Control+k');
    await dialog(page).getByText("Search couldn't be loaded.").waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await expectIntact(page, GUIDE);
    await page.keyboard.press('Control+k');
    const reload = dialog(page).getByRole('button', { name: 'Reload the page' });
    await reload.waitFor();
    await page.context().unroute(file);
    await Promise.all([page.waitForEvent('load'), reload.click()]);
    await search(page, 'row');
    await options(page).first().waitFor();
    forgetErrors();
  });

  test("and it's loaded later, the first page and its links still work", async () => {
    // A shared tab could keep the replaced scripts.
    const page = await open(ENTRY, {}, nothing);
    await replace(page.context(), /\.js$/, body);
    for (let step = 0; step < 20; step++) {
      await page.mouse.wheel(0, 800);
      await page.waitForTimeout(30);
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectIntact(page, ENTRY);
    await page.context().unroute(/\.js$/);
    await page.locator('#menu a.back').click();
    await page.waitForURL(/\/docs\/?$/);
    forgetErrors();
  });
});

test('if the open overlay throws, the page still works and search can be opened again', async () => {
  const page = await open(GUIDE);
  await search(page, 'row');
  await options(page).first().waitFor();
  // The overlay splits titles at their marks while React renders it.
  await page.evaluate(() => {
    const { split } = String.prototype;
    const broken = function (this: string, ...args: Parameters<typeof split>) {
      if (String(args[0]).includes('\uE000')) throw new Error('broken on purpose');
      return split.apply(this, args);
    };
    Object.assign(String.prototype, { split: broken });
    Object.assign(window, { repair: () => Object.assign(String.prototype, { split }) });
  });
  await page.keyboard.type(' level');
  await dialog(page).getByRole('button', { name: 'Reload the page' }).waitFor();
  expect(await box(page).inputValue()).toBe('row level');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await page.evaluate(() => (window as unknown as { repair(): void }).repair());
  await expectIntact(page, GUIDE);
  await search(page, 'row');
  await options(page).first().waitFor();
  forgetErrors();
});

test.each([GUIDE, ENTRY])(
  'links, search, and tabs work after an extension has translated %s',
  async (path) => {
    const page = await open(path);
    await page.evaluate(translate, undefined);
    await page.getByRole('banner').getByRole('button', { name: 'Dark theme' }).click();
    const tab = page.getByRole('tab').nth(1);
    if ((await tab.count()) > 0) await tab.click();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('row level');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#menu ul a[href^="/docs/"]:not([aria-current]):visible').last().click();
    await page.waitForURL((url) => !url.pathname.endsWith(path));
    await page.locator('h1').waitFor();
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
  },
);

/** Browsers without the clipboard copy the selection. */
const REFUSE_SELECTION = 'document.execCommand = () => false;';

test.each([
  ['denied', 'navigator.clipboard.writeText = () => Promise.reject(new Error("denied"))'],
  ['missing', 'Object.defineProperty(navigator, "clipboard", { value: undefined })'],
])(
  'if the clipboard is %s, the copy button shows the error and selects the code',
  async (_, script) => {
    const page = await open(ENTRY, {}, (context) =>
      context.addInitScript(REFUSE_SELECTION + script),
    );
    const block = page.locator('main figure').first();
    await block.getByRole('button', { name: 'Copy' }).click();
    await block.getByRole('button', { name: 'Failed to copy' }).waitFor();
    const selected = await page.evaluate(() => getSelection()?.toString().trim());
    expect(selected).toBe((await block.locator('code').innerText()).trim());
    await block.getByRole('button', { name: 'Copy', exact: true }).waitFor();
  },
);

test.each([
  ['ar-EG', 'Africa/Cairo'],
  ['fa-IR', 'Pacific/Kiritimati'],
  ['th-TH', 'America/Los_Angeles'],
])('dates are the same in the locale %s and the time zone %s', async (locale, timezoneId) => {
  const page = await open(GUIDE, { locale, timezoneId });
  const scripted = await page.locator('main time').allInnerTexts();
  const html = await (await fetch(pages.url + GUIDE)).text();
  const built = [...html.matchAll(/<time[^>]*>([^<]*)<\/time>/g)].map(([, text]) => text);
  expect(scripted).toEqual(built);
});
