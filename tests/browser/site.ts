import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

const FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
];

const WIDE = { width: 1440, height: 900 };

/** The built site, served by the project's own server, and a real browser. */
export interface Site {
  /** Address of the site with its base path, e.g. `http://127.0.0.1:9137/docs`. */
  url: string;
  browser: Browser;
  close(): Promise<void>;
}

/** Starts the server of a built site on a free port and Chromium (path in CHROMIUM). */
export async function openSite(folder = 'public'): Promise<Site> {
  const server = spawn('node', ['scripts/serve.mjs', '0', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await firstAddress(server);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  return {
    url,
    browser,
    close: async () => {
      await browser.close();
      server.kill();
    },
  };
}

/** The first address a server prints. */
export function firstAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.stdout?.on('data', (data: Buffer) => {
      const [address] = /http:\S+/.exec(data.toString()) ?? [];
      if (address) resolve(address);
    });
  });
}

/** A page that remembers everything that went wrong on it. */
export interface WatchedPage {
  page: Page;
  context: BrowserContext;
  /** Console errors and warnings, exceptions, failed requests, answers of 400 and above. */
  errors: string[];
  /** Requests to other hosts than the site's. */
  foreign: string[];
}

/** Opens a page of its own context and watches it. */
export async function watch(site: Site, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await site.browser.newContext({
    viewport: WIDE,
    ...options,
  });
  const page = await context.newPage();
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

/** The pages of one file of tests: each test opens its own, and none may end with a fault. */
export interface TestPages {
  /** Address of the site with its base path. */
  readonly url: string;
  /** Where a test did something that fails on purpose, it may empty the faults. */
  readonly errors: string[];
  /** Opens a page and waits until nothing is loaded any more; `before` is done before it is asked for. */
  open(
    path: string,
    options?: BrowserContextOptions,
    before?: (context: BrowserContext) => Promise<unknown>,
  ): Promise<Page>;
}

/** Starts the site for the tests of a file, and ends with each test what it opened. */
export function testPages(viewport: BrowserContextOptions['viewport'] = WIDE): TestPages {
  let site: Site;
  let watched: WatchedPage;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());
  afterEach(async () => {
    expect(watched.errors).toEqual([]);
    await watched.context.close();
  });
  return {
    get url() {
      return site.url;
    },
    get errors() {
      return watched.errors;
    },
    async open(path, options = {}, before) {
      watched = await watch(site, { viewport, ...options });
      await before?.(watched.context);
      await watched.page.goto(site.url + path, { waitUntil: 'networkidle' });
      return watched.page;
    },
  };
}

interface LayoutShift {
  value: number;
  /** Whether the reader asked for it by a click or a key right before; scrolling does not count. */
  hadRecentInput: boolean;
}

/** Layout shift of a page since it began to load, but what a reader's input causes. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as unknown as LayoutShift;
            if (!hadRecentInput) sum += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}
