import type { BrowserContextOptions, Page } from 'playwright-core';
import { openSite, watch } from './site';
import type { Site } from './site';
import { settle } from './settle';

// Every interactive part, as the reader's first action: before the scripts arrive, before they
// hydrate the page, and afterward. Requests are held back, so the machine's speed doesn't matter.

const GUIDE = '/guides/auth/auth-mfa';
const PROJECT = '/handbook/author-styleguide';
const ENTRY = '/reference/javascript/select';
const LONG_LINES = '/guides/database/functions';

const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false },
} satisfies Record<string, BrowserContextOptions>;
type Device = keyof typeof DEVICES;

const PHASES = ['before the scripts arrive', 'while they hydrate', 'after hydration'] as const;
type Phase = (typeof PHASES)[number];

interface Part {
  name: string;
  path: string;
  devices?: Device[];
  act(page: Page, press: Press): Promise<unknown>;
  effect: string;
  /** The effect needs the scripts. The part then shows that it's waiting. */
  isLate?: boolean;
  undo?(page: Page, press: Press): Promise<unknown>;
  undone?: string;
}

type Press = (selector: string) => Promise<void>;

const MENU_OPEN = "document.querySelector('#menu').matches(':popover-open')";
const CONTENTS_OPEN = "document.querySelector('aside.contents').matches(':popover-open')";
const SEARCH_OPEN =
  "document.querySelector('#search-dialog').open && document.activeElement.id === 'search-field'";
const SEARCH_CLOSED = "!document.querySelector('#search-dialog').open";
const LIGHT = "document.documentElement.className === ''";
const SETTINGS = "[...document.querySelectorAll('[role=dialog]')].some((d) => d.checkVisibility())";
const tabIs = (number: number) =>
  `[...document.querySelectorAll('main [data-tabs]')].find((s) => s.checkVisibility()).` +
  `querySelectorAll('[role=tabpanel]')[${number}].dataset.active === 'true'`;
const isOpen = (selector: string) =>
  `[...document.querySelectorAll('${selector}')].some((d) => d.open && d.checkVisibility())`;
const escape = (page: Page) => page.keyboard.press('Escape');
const back = (page: Page) => page.goBack({ waitUntil: 'commit' });
const openMenu = (_: Page, press: Press) => press('header .open');

const PARTS: Part[] = [
  {
    name: 'the menu, closed with its button',
    ...{ path: GUIDE, devices: ['phone'], act: openMenu, effect: MENU_OPEN },
    undo: (_, press) => press('#menu .menu-close [popovertarget]'),
  },
  {
    name: 'the menu, closed with a tap next to it',
    ...{ path: GUIDE, devices: ['phone'], act: openMenu, effect: MENU_OPEN },
    undo: (page) => page.touchscreen.tap(380, 500),
  },
  {
    name: 'the menu, closed with Escape',
    ...{ path: GUIDE, devices: ['phone'], act: openMenu, effect: MENU_OPEN, undo: escape },
  },
  {
    name: 'a group of the menu',
    ...{ path: GUIDE, devices: ['desktop'] },
    act: (_, press) => press('#menu details:not([open]) > summary'),
    effect: "document.querySelectorAll('#menu details[open]').length === 2",
    undo: (_, press) => press('#menu details[open] > summary >> nth=0'),
  },
  {
    name: 'search, closed with its button',
    ...{ path: GUIDE, effect: SEARCH_OPEN, undone: SEARCH_CLOSED },
    act: (_, press) => press('#search'),
    undo: (_, press) => press('#search-dialog .close'),
  },
  {
    name: 'search in the menu, closed with its button',
    ...{ path: GUIDE, devices: ['phone'], effect: SEARCH_OPEN, undone: SEARCH_CLOSED },
    act: async (page, press) => {
      await openMenu(page, press);
      await press('#menu .search-open');
    },
    undo: (_, press) => press('#search-dialog .close'),
  },
  {
    name: 'search with the slash key',
    ...{ path: GUIDE, effect: SEARCH_OPEN, undone: SEARCH_CLOSED, undo: escape },
    act: (page) => page.keyboard.press('/'),
  },
  {
    name: 'search with Ctrl+K',
    ...{ path: ENTRY, effect: SEARCH_OPEN, undone: SEARCH_CLOSED },
    act: (page) => page.keyboard.press('Control+k'),
    undo: (page) => page.keyboard.press('Control+k'),
  },
  {
    name: 'the theme',
    ...{ path: GUIDE, devices: ['desktop'], effect: LIGHT },
    act: (_, press) => press('[data-theme-toggle]'),
    undo: (_, press) => press('[data-theme-toggle]'),
  },
  {
    name: 'the theme in the menu',
    ...{ path: GUIDE, devices: ['phone'], effect: LIGHT },
    act: async (page, press) => {
      await openMenu(page, press);
      await press('#menu [data-theme-toggle]');
    },
    undo: (_, press) => press('#menu [data-theme-toggle]'),
  },
  {
    name: 'a tab',
    ...{ path: GUIDE, effect: tabIs(1), undone: tabIs(0) },
    act: (_, press) => press('main [role=tab] >> nth=1'),
    undo: (_, press) => press('main [role=tab] >> nth=0'),
  },
  {
    name: 'a tab with an arrow key',
    ...{ path: GUIDE, effect: tabIs(1), undone: tabIs(0) },
    act: async (page) => {
      await page.locator('main [role=tab]').first().focus();
      await page.keyboard.press('ArrowRight');
    },
    undo: (page) => page.keyboard.press('ArrowLeft'),
  },
  {
    name: 'the next example',
    ...{ path: ENTRY, effect: tabIs(1), undone: tabIs(0) },
    act: (_, press) => press('.examples [data-step="1"]'),
    undo: (_, press) => press('.examples [data-step="-1"]'),
  },
  {
    name: 'another example of a list',
    ...{ path: ENTRY, effect: tabIs(1), undone: tabIs(0) },
    act: (page) => page.locator('.examples select').selectOption({ index: 1 }),
    undo: (page) => page.locator('.examples select').selectOption({ index: 0 }),
  },
  {
    name: 'a disclosure',
    ...{ path: ENTRY, effect: isOpen('.examples details:first-of-type:not(.proof)') },
    act: (_, press) => press('.examples details:first-of-type:not(.proof) > summary'),
    undo: (_, press) => press('.examples details:first-of-type:not(.proof) > summary'),
  },
  {
    name: 'the list of sections on a phone',
    ...{ path: GUIDE, devices: ['phone'], effect: CONTENTS_OPEN },
    act: (_, press) => press('.open-contents'),
    undo: (_, press) => press('.open-contents'),
  },
  {
    name: 'copying code',
    path: GUIDE,
    act: (_, press) => press('main figure [data-copy]'),
    effect: "document.querySelector('main [data-copy][data-result=Copied]') !== null",
    // After three seconds.
    undo: () => Promise.resolve(),
  },
  {
    name: 'wrapping lines',
    ...{
      path: LONG_LINES,
      devices: ['phone'],
      effect: "'wrap' in document.documentElement.dataset",
    },
    act: async (page, press) => {
      // The page only measures blocks near the visible part.
      await page.evaluate(() => {
        const blocks = [...document.querySelectorAll('main figure > pre')];
        blocks.find((pre) => pre.scrollWidth > pre.clientWidth)?.scrollIntoView();
      });
      await press('figure[data-long] .wrap');
    },
    undo: (_, press) => press('figure[data-long] .wrap'),
  },
  {
    name: 'running an example',
    ...{ path: ENTRY, isLate: true, effect: "document.querySelector('.run-result') !== null" },
    act: (_, press) => press('.examples [data-run] .run button'),
    undo: (page) => page.locator('.run-result').getByRole('button', { name: 'Close' }).click(),
  },
  {
    name: "the reader's project",
    ...{ path: PROJECT, isLate: true, effect: SETTINGS, undo: escape },
    act: (page) => page.getByRole('button', { name: 'Use my project' }).first().click(),
  },
  {
    name: 'how an example was verified',
    ...{ path: GUIDE, effect: isOpen('.proof'), undo: escape },
    act: (_, press) => press('.proof summary'),
  },
  {
    name: 'the menu of versions',
    ...{ path: ENTRY, devices: ['desktop'], effect: isOpen('#menu [data-dropdown]') },
    act: (_, press) => press('#menu [data-dropdown] summary'),
    undo: (page) => page.mouse.click(900, 500),
  },
  {
    name: 'the actions of a page',
    ...{ path: GUIDE, effect: isOpen('.page-head [data-dropdown]'), undo: escape },
    act: (_, press) => press('.page-head [data-dropdown] summary'),
  },
  {
    name: 'a link in the list of sections',
    ...{ path: GUIDE, devices: ['desktop'], effect: 'scrollY > 300', undone: 'scrollY === 0' },
    act: (_, press) => press('aside.contents a >> nth=4'),
    undo: back,
  },
  {
    name: 'a link to a heading',
    ...{ path: GUIDE, devices: ['desktop'], effect: 'location.hash !== ""' },
    act: (page) => page.locator('main h2 .anchor').first().click(),
    undo: back,
  },
  {
    name: 'a heading',
    ...{ path: GUIDE, devices: ['phone'], effect: 'location.hash !== ""', undo: back },
    act: (_, press) => press('main .content h2'),
  },
  {
    name: 'the settings',
    ...{ path: GUIDE, isLate: true, effect: SETTINGS, undo: escape },
    act: (_, press) => press('[data-settings]'),
  },
  {
    name: 'the settings with a key',
    ...{ path: GUIDE, isLate: true, effect: SETTINGS, undo: escape },
    act: (page) => page.keyboard.press('?'),
  },
  {
    name: 'feedback',
    ...{ path: GUIDE, isLate: true },
    act: (page) => page.getByRole('button', { name: 'Yes', exact: true }).click(),
    effect: "!document.querySelector('article').textContent.includes('Was this page helpful?')",
  },
  {
    name: 'the filter of the menu',
    ...{ path: ENTRY, devices: ['desktop'], isLate: true },
    act: (page) => page.locator('.menu-filter input').pressSequentially('upsert'),
    effect: String.raw`/\d/.test(document.querySelector('.menu-filter [role=status]').textContent)`,
    undo: (page) => page.locator('.menu-filter input').fill(''),
  },
  {
    name: 'the link to the next page',
    ...{ path: GUIDE, effect: `!location.pathname.endsWith('${GUIDE}')`, undo: back },
    act: (_, press) => press('main a[rel=next]'),
  },
  {
    name: 'the key for the next entry',
    ...{ path: ENTRY, effect: `!location.pathname.endsWith('${ENTRY}')`, undo: back },
    act: (page) => page.keyboard.press('Alt+Shift+ArrowRight'),
  },
  {
    name: 'the link to the content',
    ...{ path: GUIDE, effect: "location.hash === '#content'", undo: back },
    act: async (page) => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    },
  },
];

const CELLS = PARTS.flatMap((part) =>
  (part.devices ?? (Object.keys(DEVICES) as Device[])).flatMap((device) =>
    PHASES.map((phase) => ({ part, device, phase, name: `${part.name}, ${device}, ${phase}` })),
  ),
);

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function openIn(phase: Phase, device: Device, path: string) {
  const watched = await watch(site, {
    ...DEVICES[device],
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const { page } = watched;
  let release = () => {};
  if (phase !== 'after hydration') {
    const released = new Promise<void>((resolve) => (release = resolve));
    // Gatsby hydrates the page when its data has arrived.
    const held = phase === 'while they hydrate' ? '**/page-data/**' : '**/*.js';
    await page.route(held, async (route) => {
      await released;
      await route.continue().catch(() => undefined);
    });
  }
  await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
  if (phase === 'while they hydrate') {
    await page.waitForFunction(() => '___loader' in window);
  }
  if (phase === 'after hydration') await waitUntilLive(page);
  return { ...watched, release };
}

const waitUntilLive = (page: Page) => page.waitForSelector('html[data-live]');
/** The page's policy doesn't let Playwright evaluate it in the page. */
async function becomesTrue(page: Page, code: string): Promise<void> {
  const end = performance.now() + 20_000;
  // A navigation interrupts the evaluation.
  while (!(await page.evaluate<boolean>(code).catch(() => false))) {
    if (performance.now() > end) throw new Error(`Not true in 20 s: ${code}`);
    await page.waitForTimeout(20);
  }
}

test.each(CELLS)('$name', async ({ part, device, phase }) => {
  const { page, context, errors, release } = await openIn(phase, device, part.path);
  const press: Press = async (selector) => {
    const target = page.locator(selector).locator('visible=true').first();
    await (device === 'phone' ? target.tap() : target.click());
  };
  await part.act(page, press);
  const isHeld = phase !== 'after hydration';
  if (part.isLate && isHeld) {
    // The part keeps what the reader did until the scripts can handle it.
    expect(await page.evaluate<boolean>(part.effect)).toBe(false);
    release();
  }
  await becomesTrue(page, part.effect);
  release();
  await waitUntilLive(page);
  await becomesTrue(page, part.effect);
  if (part.undo) {
    await part.undo(page, press);
    await becomesTrue(page, part.undone ?? `!(${part.effect})`);
  }
  // A link leads to another page, and Back to this one.
  await settle(page);
  const { pathname } = new URL(page.url());
  const other = page.locator('main a[rel=prev]').first();
  await other.evaluate((link) => (link as HTMLElement).click());
  await page.waitForURL((url) => url.pathname !== pathname);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === pathname);
  await page.locator('main h1').first().waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('text that is typed into search before its scripts arrive is searched when they do', async () => {
  const { page, context, errors, release } = await openIn(PHASES[0], 'phone', GUIDE);
  await page.locator('#search').tap();
  await page.keyboard.type('row level security');
  expect(await page.locator('#search-field').inputValue()).toBe('row level security');
  release();
  await page.locator('#search-dialog [role=option]').first().waitFor();
  expect(await page.locator('#search-field').inputValue()).toBe('row level security');
  expect(errors).toEqual([]);
  await context.close();
});

test('if the scripts never arrive, nothing hangs: the page says so, and everything else works', async () => {
  const { page, context } = await watch(site, DEVICES.phone);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(site.url + ENTRY, { waitUntil: 'load' });
  await page.locator('.examples [data-run] .run button').locator('visible=true').first().tap();
  await page.getByRole('alert').getByRole('button', { name: 'Reload the page' }).waitFor();
  expect(await page.locator('[aria-busy=true]').count()).toBe(0);
  await page.locator('#search').tap();
  await page.locator('#search-dialog').getByRole('button', { name: 'Reload the page' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('header .open').tap();
  await page.locator('#menu a[href$="/upsert"]').first().tap();
  await page.waitForURL('**/upsert');
  await context.close();
});
