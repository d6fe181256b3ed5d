import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chromium } from 'playwright-core';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
  Response,
} from 'playwright-core';
import { ensureTestBrowser } from '../../scripts/chromium.mjs';
import { visit, watchRequests } from './settle';

const FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
  // Without this, Chromium's headless shell rounds letter widths, so a font that arrives late moves the text.
  '--font-render-hinting=none',
];

/**
 * Features that cost time or change how pages load. Playwright passes such a list, too, but Chromium only
 * reads the last one, so this one repeats the features that matter here.
 */
const DISABLED_FEATURES = [
  // Chromium renders the suggestions of the address bar in two more pages per window.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  // It also starts a process for each window in advance, which is never used.
  'SpareRendererForSitePerProcess',
  // The same as in Playwright.
  ...['PaintHolding', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'MediaRouter'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'LensOverlay'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'AimEnabled'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
];

/** The size of the window, unless a test chooses another one. */
export const WIDE = { width: 1440, height: 900 };

/** The built site, served by the project's server, and a browser. */
export interface Site {
  /** URL of the site with its prefix, for example `http://127.0.0.1:9137/docs`. */
  url: string;
  browser: Browser;
  close(): Promise<void>;
}

/** A built site that the project's server serves. */
export interface ServedSite {
  /** URL of the site with its prefix. */
  url: string;
  close(): void;
}

/** Serves a built site on a free port. */
export async function serveSite(folder = 'public'): Promise<ServedSite> {
  const server = spawn('node', ['scripts/serve.mjs', '0', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { url: await firstAddress(server), close: () => server.kill() };
}

/** Starts Chromium. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureTestBrowser(),
    args: [...FLAGS, `--disable-features=${DISABLED_FEATURES.join(',')}`],
  });
}

/** Serves a built site on a free port and starts Chromium. */
export async function openSite(folder = 'public'): Promise<Site> {
  const server = await serveSite(folder);
  const browser = await startBrowser();
  return {
    url: server.url,
    browser,
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

/** Resolves to the first URL that a server prints. */
export function firstAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.stdout?.on('data', (data: Buffer) => {
      const [address] = /http:\S+/.exec(data.toString()) ?? [];
      if (address) resolve(address);
    });
  });
}

/** A page whose errors are recorded. */
export interface WatchedPage {
  page: Page;
  context: BrowserContext;
  /** Console errors and warnings, exceptions, failed requests, and statuses of 400 and above. */
  errors: string[];
  /** Requests to other hosts. */
  foreign: string[];
}

/** Opens a page in a new browser context and records its errors. */
export async function watch(site: Site, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await site.browser.newContext({
    viewport: WIDE,
    ...options,
  });
  await context.addInitScript(reportViolations);
  await context.addInitScript(ignoreRestingPointer);
  const page = await context.newPage();
  watchRequests(page, options.javaScriptEnabled);
  const errors: string[] = [];
  const foreign: string[] = [];
  const host = new URL(site.url).host;
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') errors.push(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.url()}: ${response.status()}`);
  });
  page.on('request', (request) => {
    if (new URL(request.url()).host !== host) foreign.push(request.url());
  });
  return { page, context, errors, foreign };
}

/**
 * Opens another URL in a page, and forgets the errors and requests of the earlier one. This takes less than
 * half the time of a new context, but storage and caches stay, so it's for tests that only read pages.
 */
export function visitNext(
  { page, errors, foreign }: WatchedPage,
  url: string,
): Promise<Response | null> {
  errors.length = 0;
  foreign.length = 0;
  return visit(page, url);
}

/** Logs what the Content-Security-Policy blocks as an error. Runs in the browser. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`Blocked by ${effectiveDirective}: ${blockedURI}`);
  });
}

/**
 * Hides the events that Chromium's headless shell sends for a pointer at 0, 0 that nobody moved. Runs in the
 * browser, before the scripts of the page.
 */
function ignoreRestingPointer(): void {
  const hide = (event: PointerEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  addEventListener('pointermove', hide, true);
}

/** Clicks the menu item that links to a path, and opens its group first if necessary. */
export async function followMenu(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="/docs${path}"]`);
  const menu = page.locator('#menu');
  const closed = menu.locator('details:not([open])', { has: link });
  if ((await closed.count()) > 0) await closed.first().locator('summary').first().click();
  await menu.locator(link).first().click();
}

/**
 * Waits until an element has the focus, because menus and dialogs often move it a moment after the
 * key press.
 */
export async function waitForFocus(target: Locator): Promise<void> {
  const element = await target.elementHandle();
  await target
    .page()
    .waitForFunction((expected) => document.activeElement === expected, element, { timeout: 5000 });
}

/** Returns how many pixels a page is wider than the window. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
