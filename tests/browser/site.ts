import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

const FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
];

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

function firstAddress(server: ChildProcess): Promise<string> {
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
  faults: string[];
  /** Requests to other hosts than the site's. */
  foreign: string[];
}

/** Opens a page of its own context and watches it. */
export async function watch(site: Site, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await site.browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  const page = await context.newPage();
  const faults: string[] = [];
  const foreign: string[] = [];
  const host = new URL(site.url).host;
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') faults.push(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.url()}: ${response.status()}`);
  });
  page.on('request', (request) => {
    if (new URL(request.url()).host !== host) foreign.push(request.url());
  });
  return { page, context, faults, foreign };
}
