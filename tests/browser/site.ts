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
  // Chromium's headless shell would round letter widths, so a late font moves the text.
  '--font-render-hinting=none',
];

/** Chromium only reads the last such list, so this repeats what matters of Playwright's. */
const DISABLED_FEATURES = [
  // Two more pages per window, for the address bar's suggestions.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  // An unused process per window.
  'SpareRendererForSitePerProcess',
  // As in Playwright.
  ...['PaintHolding', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'MediaRouter'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'LensOverlay'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'AimEnabled'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
];

export const WIDE = { width: 1440, height: 900 };

export interface Site {
  /** With its prefix: `http://127.0.0.1:9137/docs`. */
  url: string;
  browser: Browser;
  close(): Promise<void>;
}

export interface ServedSite {
  url: string;
  close(): void;
}

export async function serveSite(folder = 'public'): Promise<ServedSite> {
  const server = spawn('node', ['scripts/serve.mjs', '0', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { url: await firstAddress(server), close: () => server.kill() };
}

export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureTestBrowser(),
    args: [...FLAGS, `--disable-features=${DISABLED_FEATURES.join(',')}`],
  });
}

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

export function firstAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.stdout?.on('data', (data: Buffer) => {
      const [address] = /http:\S+/.exec(data.toString()) ?? [];
      if (address) resolve(address);
    });
  });
}

export interface WatchedPage {
  page: Page;
  context: BrowserContext;
  /** Console errors and warnings, exceptions, failed requests, and statuses from 400. */
  errors: string[];
  foreign: string[];
}

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
 * Forgets earlier errors and requests. Takes less than half the time of a new context, but keeps
 * storage and caches, so it's for tests that only read.
 */
export function visitNext(
  { page, errors, foreign }: WatchedPage,
  url: string,
): Promise<Response | null> {
  errors.length = 0;
  foreign.length = 0;
  return visit(page, url);
}

/** Makes blocks by the Content-Security-Policy errors. Runs in the browser. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`Blocked by ${effectiveDirective}: ${blockedURI}`);
  });
}

/**
 * Chromium's headless shell sends events for a pointer at 0, 0 that nobody moved. Runs in the
 * browser, before the page's scripts.
 */
function ignoreRestingPointer(): void {
  const hide = (event: PointerEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  addEventListener('pointermove', hide, true);
}

export async function followMenu(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="/docs${path}"]`);
  const menu = page.locator('#menu');
  const closed = menu.locator('details:not([open])', { has: link });
  if ((await closed.count()) > 0) await closed.first().locator('summary').first().click();
  await menu.locator(link).first().click();
}

/** Menus and dialogs often move the focus a moment after the key press. */
export async function waitForFocus(target: Locator): Promise<void> {
  const element = await target.elementHandle();
  await target
    .page()
    .waitForFunction((expected) => document.activeElement === expected, element, { timeout: 5000 });
}

export async function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
