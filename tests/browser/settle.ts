import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request, Response } from 'playwright-core';

/** The time in milliseconds without a new request after which a page has settled. */
const QUIET_MS = 100;
const TIMEOUT_MS = 60_000;

interface Requests {
  /** False if the page can't run scripts. */
  hasScripts: boolean;
  pending: Set<Request>;
  /** The number of requests so far. */
  count: number;
}
const watched = new WeakMap<Page, Requests>();

/** Starts to count a page's requests. Without this call, counting starts with the first `visit`. */
export function watchRequests(page: Page, hasScripts = true): Requests {
  const known = watched.get(page);
  if (known) return known;
  const requests: Requests = { hasScripts, pending: new Set(), count: 0 };
  watched.set(page, requests);
  page.on('request', (request) => {
    requests.pending.add(request);
    requests.count += 1;
  });
  const forget = (request: Request) => requests.pending.delete(request);
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
  return requests;
}

/** Opens a URL, and waits until the page has settled. */
export async function visit(page: Page, url: string): Promise<Response | null> {
  watchRequests(page);
  const response = await page.goto(url, { waitUntil: 'load' });
  await settle(page);
  return response;
}

/** Reloads a page, and waits until it has settled. */
export async function reload(page: Page): Promise<void> {
  watchRequests(page);
  await page.reload({ waitUntil: 'load' });
  await settle(page);
}

/**
 * Waits until a page has nothing to do and no request is pending. That's sooner than Playwright's
 * `networkidle`, which always waits for half a second.
 */
export async function settle(page: Page): Promise<void> {
  const requests = watchRequests(page);
  const end = performance.now() + TIMEOUT_MS;
  let before: number;
  if (requests.hasScripts) await page.evaluate(waitUntilLive, LIVE_MS);
  do {
    if (performance.now() > end) {
      const urls = [...requests.pending].map((request) => request.url());
      throw new Error(`The page doesn't settle. Pending requests: ${urls.join(', ') || 'none'}`);
    }
    before = requests.count;
    await (requests.hasScripts ? page.evaluate(waitUntilIdle, QUIET_MS) : sleep(QUIET_MS));
  } while (requests.pending.size > 0 || requests.count > before);
}

/** Time in milliseconds within which a page that can't load its scripts is expected to know that. */
const LIVE_MS = 5000;

/**
 * Waits until the page is live, or until its scripts have failed to load. Pages of other sites, and pages whose
 * scripts a test holds back, never are.
 */
async function waitUntilLive(limit: number): Promise<void> {
  const end = performance.now() + limit;
  const { dataset } = document.documentElement;
  const isWaiting = () => dataset['live'] === undefined && dataset['broken'] === undefined;
  while (document.querySelector('#___gatsby') && isWaiting() && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/**
 * Waits until the page is idle, and still or again idle after a pause. Runs in the browser. The time limit
 * is for pages that draw nothing, where Chromium's headless shell sometimes never reports that it's idle.
 */
async function waitUntilIdle(pause: number): Promise<void> {
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  await idle();
  await new Promise((resolve) => setTimeout(resolve, pause));
  await idle();
}
