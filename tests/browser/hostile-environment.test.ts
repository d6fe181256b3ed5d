import type { BrowserContext, Page } from 'playwright-core';
import { visitsAllPages } from '../fixtures/pages-to-test';
import { randomFrom, seedFor } from '../fixtures/random';
import { dialog, options, search } from './search/overlay';
import { followMenu } from './site';
import { testPages } from './test-pages';

const GUIDE = '/guides/auth/row-level-security';
const ENTRY = '/reference/javascript/select';
const COMPONENTS = '/handbook/author-styleguide';

/** Of `window`, `document`, objects, and Gatsby. */
const GLOBALS = [
  ...['location', 'children', 'history', 'name', 'self', 'top', 'parent', 'status', 'length'],
  ...['document', 'body', 'head', 'forms', 'cookie', 'attributes', 'nodename', 'innerhtml'],
  ...['constructor', 'prototype', '__proto__', 'hasownproperty', 'tostring', 'valueof', 'then'],
  ...[
    '___loader',
    '___emitter',
    '___push',
    '___replace',
    '___navigate',
    'gatsby',
    'pageData',
    'pagePath',
  ],
];

const nothing = async () => undefined;

/** An attacker would add properties to it. */
const freezePrototype = (context: BrowserContext) =>
  context.addInitScript(() => Object.freeze(Object.prototype));

/** A heading per global, outside of React. */
const addHeadings = (context: BrowserContext) =>
  context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const headings = GLOBALS.map((id) => `<h2 id="${id}">${id}</h2>`).join('');
    const body = (await response.text()).replace(/<body[^>]*>/, (tag) => tag + headings);
    return route.fulfill({ response, body });
  });

const pages = testPages({ width: 1280, height: 800 });

describe.each([
  ['under the policy', nothing],
  ['with a frozen prototype', freezePrototype],
  ['next to headings that are named like globals', addHeadings],
])('%s', (_, prepare: (context: BrowserContext) => Promise<unknown>) => {
  const open = async (path: string): Promise<Page> => {
    const page = await pages.open(path, {}, prepare);
    await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length);
    return page;
  };

  test('search opens a hit', async () => {
    const page = await open(GUIDE);
    await search(page, 'create a project');
    await options(page).first().waitFor();
    await page.keyboard.press('ArrowDown');
    const target = await dialog(page).locator('[aria-selected=true]').getAttribute('href');
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({ state: 'detached' });
    await page.waitForURL((url) => url.pathname + url.hash === target);
  });

  test('the theme, the menu, and links work', async () => {
    const page = await open(GUIDE);
    await page.locator('header [aria-label="Dark theme"]').click();
    await page.waitForFunction(() => document.documentElement.className === '');
    await followMenu(page, '/guides/auth/overview');
    await page.waitForURL(`${pages.url}/guides/auth/overview`);
    await page.goBack();
    await page.waitForURL(pages.url + GUIDE);
  });

  test('tabs, forms, and components that are loaded later work', async () => {
    const page = await open(COMPONENTS);
    const tab = page.getByRole('tablist').first().getByRole('tab').last();
    await tab.click();
    expect(await tab.getAttribute('aria-selected')).toBe('true');
    await page.locator('.jwt-form').scrollIntoViewIfNeeded();
    await page.getByRole('radio').last().click();
    expect(await page.getByRole('radio').last().getAttribute('aria-checked')).toBe('true');
  });

  test('the next entry is loaded', async () => {
    const page = await open(ENTRY);
    await page.mouse.move(700, 500);
    const isNext = () => new URL(page.url()).pathname !== `/docs${ENTRY}`;
    for (let step = 0; step < 100 && !isNext(); step += 1) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(50);
    }
    expect(isNext()).toBe(true);
  });
});

/** Lead to another site, or run a script. */
const PAYLOADS = [
  ...[
    'https://example.com',
    '//example.com',
    '/\\\\example.com',
    '\\\\example.com',
    '/%2Fexample.com',
  ],
  ...['javascript:alert(1)', 'JAVA%0ASCRIPT:alert(1)', 'data:text/html,<script>alert(1)</script>'],
  ...[
    'http:example.com',
    '@example.com',
    '.example.com',
    '%00',
    '%F0',
    '<img src=x onerror=alert(1)>',
  ],
];
const NAMES = [
  'lib',
  'next',
  'url',
  'to',
  'redirect',
  'returnTo',
  'path',
  'q',
  'version',
  '__proto__',
];

test('no query or hash leads to another site or page, or runs a script', async () => {
  const seed = seedFor('Hostile URLs');
  const random = randomFrom(seed);
  const pick = (list: string[]) => list[Math.floor(random() * list.length)]!;
  const page = await pages.open(GUIDE);
  page.on('dialog', (alert) => pages.errors.push(`${alert.message()} (SEED=${seed})`));
  for (let count = 0; count < (visitsAllPages() ? 100 : 15); count += 1) {
    const path = pick([GUIDE, ENTRY, `${GUIDE}/`]);
    const suffix = `?${pick(NAMES)}=${pick(PAYLOADS)}#${pick(['', `${pick(NAMES)}=`])}${pick(PAYLOADS)}`;
    await page.goto('about:blank');
    await page.goto(pages.url + path + suffix, { waitUntil: 'load' });
    await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length);
    const { origin, pathname } = new URL(page.url());
    expect([origin + pathname.replace(/\/$/, ''), suffix, seed]).toEqual([
      pages.url + path.replace(/\/$/, ''),
      suffix,
      seed,
    ]);
  }
});

test.each(['//example.com/', '/%2Fexample.com', '/%5Cexample.com', '//example.com/%2e%2e'])(
  'the path "%s" does not lead to another site',
  async (path) => {
    const page = await pages.open(GUIDE);
    const { port } = new URL(pages.url);
    for (const base of ['', '/docs', '/docs/guides']) {
      const response = await page.request.get(`http://127.0.0.1:${port}${base}${path}`, {
        maxRedirects: 0,
      });
      const location = response.headers()['location'] ?? '/';
      expect(location).toMatch(/^\/(?!\/|\\)/);
    }
  },
);
