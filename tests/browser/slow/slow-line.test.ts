import type { CDPSession, Page, Route } from 'playwright-core';
import { headingOf } from '../../build/built-site';
import { PAGE_KINDS } from '../../fixtures/pages-to-test';
import { layoutShift } from '../layout-shift';
import { openSite, watch } from '../site';
import type { Site } from '../site';
import { slowLine } from './line';
import { reload, settle, visit } from '../settle';

/** Lighthouse's "slow 4G": bits per second and milliseconds. */
const BITS = 1_600_000;
const LATENCY = 150;
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];
type Viewport = (typeof WINDOWS)[number];
/** Gatsby waits 3 seconds before it prefetches links. */
const PREFETCH_MS = 4500;

const GUIDE = '/guides/auth/row-level-security';
const NEXT = 'a[rel=next]';
const HOVERED = [NEXT, 'button.search-open', 'main .run button', '[data-settings]'];

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function holdBack(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const later = async (route: Route) => {
    await released;
    await route.continue();
  };
  await page.route(files, later);
  return release;
}

function paintedArticle(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { element?: Element })[];
          if (entries.some(({ element }) => element?.closest('main'))) resolve(true);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** React stores data in hydrated elements. Runs in the browser. */
const isHydrated = () =>
  Object.keys(document.querySelector('main h1')!).some((key) => key.startsWith('__reactFiber'));

async function readWhileLoading(path: string, viewport: Viewport): Promise<void> {
  const line = await slowLine(site.url, BITS, LATENCY);
  const { page, context, errors } = await watch({ ...site, url: line.url }, { viewport });
  const sendScripts = await holdBack(page, '**/*.js');
  const sendFonts = await holdBack(page, '**/*.woff2');
  await page.goto(line.url + path, { waitUntil: 'commit' });
  expect(await paintedArticle(page)).toBe(true);
  const title = page.locator('main h1');
  expect(await title.innerText()).toBe(headingOf(path));
  expect(await page.evaluate(isHydrated)).toBe(false);
  sendScripts();
  await page.waitForFunction(isHydrated);
  sendFonts();
  await settle(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShift(page)).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
  line.close();
}

test.each(PAGE_KINDS)(
  'on a slow connection, %s can be read before its scripts and fonts arrive, and nothing moves',
  async (_, path) => {
    await Promise.all(WINDOWS.map((viewport) => readWhileLoading(path, viewport)));
  },
);

async function drawnFonts(session: CDPSession, selector: string): Promise<string[]> {
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ postScriptName }) => postScriptName);
}

test('on a slow connection, the first page uses the fallback font, and the next one Geist', async () => {
  const { page, context, errors } = await watch(site);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const throughput = { downloadThroughput: BITS / 8, uploadThroughput: BITS / 8 };
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    ...throughput,
  });
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await visit(page, site.url + GUIDE);
  expect(await drawnFonts(session, 'main p')).toEqual(['LiberationSans']);
  // Without a bold font, browsers would thicken the regular one.
  expect(await drawnFonts(session, 'main h1')).toEqual(['LiberationSans-Bold']);
  expect(await layoutShift(page)).toBe(0);
  await reload(page);
  expect(await drawnFonts(session, 'main p')).toEqual([expect.stringMatching(/^Geist/)]);
  expect(await layoutShift(page)).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

async function pointAtEverything(dataSaverEnabled: boolean) {
  const { page, context, errors } = await watch(site);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled });
  const requested: string[] = [];
  await page.goto(site.url + GUIDE, { waitUntil: 'load' });
  await page.waitForFunction(isHydrated);
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.waitForTimeout(PREFETCH_MS);
  for (const part of HOVERED) await page.locator(part).first().hover();
  await page.waitForTimeout(500);
  return { page, context, errors, requested };
}

test('readers who save data only load what they select', async () => {
  const { page, context, errors, requested } = await pointAtEverything(true);
  expect(requested).toEqual([]);
  const next = page.locator(NEXT).first();
  const path = (await next.getAttribute('href'))!.replace(/^\/docs/, '');
  await next.click();
  await page.waitForURL(site.url + path);
  await page.locator('main h1', { hasText: headingOf(path) }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('other readers get the data of linked pages, and the code behind buttons, in advance', async () => {
  const { context, requested } = await pointAtEverything(false);
  expect(requested.filter((path) => path.endsWith('/page-data.json')).length).toBeGreaterThan(1);
  expect(requested.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(2);
  await context.close();
});
