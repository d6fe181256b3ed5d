import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { builtFixture } from '../../build/fixture-site';
import { options, search } from '../search/overlay';
import { openSite } from '../site';
import type { Site } from '../site';
import { compareWithBaseline, writeBaseline } from './compare-images';
import { visit } from '../settle';

jest.setTimeout(15 * 60_000);

const isUpdate = process.env['UPDATE_SCREENSHOTS'] === '1';
const BASELINES = join(__dirname, 'baselines');
const RENDERER = join(BASELINES, 'renderer.json');

type Kind = [kind: string, path: string, act?: (page: Page) => Promise<unknown>];

const GUIDE: Kind = ['guide', '/guides/database'];
const FUNCTION: Kind = ['function', '/reference/javascript/select'];

/** On the fixture site, so changes to real content don't change the images. */
const KINDS: Kind[] = [
  ['home', '/'],
  GUIDE,
  ['guide-with-components', '/guides/database/notes'],
  ['guide-with-drawing', '/guides/auth/row-level-security'],
  ['reference', '/reference'],
  ['library', '/reference/javascript/start'],
  FUNCTION,
  ['older-version', '/reference/javascript/v1/select'],
  ['command', '/reference/cli/supabase-init'],
  ['operation', '/reference/management-api/list-projects'],
  ['not-found', '/404'],
  [
    'search',
    '/guides/database',
    async (page) => {
      await search(page, 'select');
      await options(page).first().waitFor();
      await page.waitForTimeout(500);
    },
  ],
];
const ERRORS: Kind = ['errors', '/reference/errors'];
const OPEN_MENU: Kind = [
  'menu',
  '/reference/javascript/select',
  async (page) => {
    await page.locator('header .open').click();
    await page.locator('#menu:popover-open').waitFor();
  },
];

const DESKTOP = { width: 1280, height: 1400 };
const SIZES: [name: string, viewport: typeof DESKTOP, kinds: Kind[]][] = [
  ['desktop', DESKTOP, [...KINDS, ERRORS]],
  ['large-screen', { width: 1920, height: 1080 }, [GUIDE, FUNCTION]],
  ['tablet', { width: 1024, height: 768 }, [GUIDE, FUNCTION]],
  ['phone', { width: 390, height: 1400 }, [...KINDS, OPEN_MENU]],
];
const THEMES = ['dark', 'light'] as const;

let site: Site;
/** Whether this machine renders text like the baselines' machine. */
let isComparable: boolean;

beforeAll(async () => {
  mkdirSync(BASELINES, { recursive: true });
  site = await openSite(join(await builtFixture(), 'public'));
  const renderer = await describeRenderer();
  if (isUpdate) writeFileSync(RENDERER, `${JSON.stringify(renderer, null, 2)}\n`);
  const recorded = existsSync(RENDERER) ? readFileSync(RENDERER, 'utf8') : '{}';
  isComparable = (JSON.parse(recorded) as typeof renderer).text === renderer.text;
  if (!isComparable) {
    process.stdout.write(
      'SKIPPED: this machine renders text differently from the baselines of the screenshots.\n',
    );
  }
});

afterAll(async () => {
  await site?.close();
});

async function describeRenderer(): Promise<{ text: string; browser: string }> {
  const browserContext = await site.browser.newContext({ bypassCSP: true });
  await waitForFonts(browserContext);
  const page = await browserContext.newPage();
  await visit(page, site.url);
  const pixels = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d')!;
    // Fallbacks fail without the local fonts.
    const [family] = getComputedStyle(document.body).fontFamily.split(',');
    context.font = `16px ${family}`;
    await document.fonts.load(context.font);
    context.fillText('Row Level Security 0123 {} => fi', 2, 40);
    return canvas.toDataURL();
  });
  await browserContext.close();
  const text = createHash('sha256').update(pixels).digest('hex').slice(0, 16);
  return { text, browser: site.browser.version() };
}

/** A late font would be replaced by another one. */
async function waitForFonts(context: BrowserContext): Promise<void> {
  await context.route(/\/(?:[^.]*)$/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body: html });
  });
}

async function takeScreenshots(
  context: BrowserContext,
  url: string,
  act: Kind[2],
): Promise<Map<(typeof THEMES)[number], Buffer>> {
  const page = await context.newPage();
  await visit(page, url);
  await page.evaluate(() => document.fonts.ready);
  await act?.(page);
  const images = new Map<(typeof THEMES)[number], Buffer>();
  for (const theme of THEMES) {
    await page.evaluate((isDark) => {
      document.documentElement.classList.toggle('dark', isDark);
    }, theme === 'dark');
    images.set(theme, await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  }
  await page.close();
  return images;
}

async function differences(
  { browser, url }: Site,
  [size, viewport, kinds]: (typeof SIZES)[number],
): Promise<string[]> {
  if (!isComparable) return [];
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', bypassCSP: true });
  await waitForFonts(context);
  await context.addInitScript(() => localStorage.setItem('supabaseDarkMode', 'true'));
  const found: (string | undefined)[] = [];
  for (const [kind, path, act] of kinds) {
    for (const [theme, png] of await takeScreenshots(context, url + path, act)) {
      const name = `${size}-${theme}/${kind}`;
      const file = join(BASELINES, `${name}.png`);
      if (isUpdate) await writeBaseline(file, png);
      else found.push(await compareWithBaseline(file, name, png));
    }
  }
  await context.close();
  return found.filter((difference) => difference !== undefined);
}

test.each(SIZES)('on a %s, every kind of page looks as before in both themes', async (...size) => {
  expect(await differences(site, size)).toEqual([]);
});

test('the playground looks as before in both themes', async () => {
  // The fixture site is built without the engine.
  const real = await openSite();
  const kind: Kind = ['playground', '/handbook/playground'];
  expect(await differences(real, ['desktop', DESKTOP, [kind]])).toEqual([]);
  await real.close();
});

test('a small change of an image is found', async () => {
  const name = 'desktop-dark/guide';
  const file = join(BASELINES, `${name}.png`);
  const changed = await sharp(file)
    .composite([
      {
        input: { create: { width: 40, height: 40, channels: 3, background: '#3ecf8e' } },
        left: 500,
        top: 300,
      },
    ])
    .png()
    .toBuffer();
  expect(await compareWithBaseline(file, 'self-test', readFileSync(file))).toBeUndefined();
  expect(await compareWithBaseline(file, 'self-test', changed)).toMatch(
    /^self-test: 1\d{3} pixels/,
  );
});
