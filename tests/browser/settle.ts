import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request, Response } from 'playwright-core';

/** Without a new request, until a page has settled. */
const QUIET_MS = 100;
const TIMEOUT_MS = 60_000;

interface Requests {
  hasScripts: boolean;
  pending: Set<Request>;
  count: number;
}
const watched = new WeakMap<Page, Requests>();

/** Otherwise, counting starts with the first `visit`. */
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

export async function visit(page: Page, url: string): Promise<Response | null> {
  watchRequests(page);
  const response = await page.goto(url, { waitUntil: 'load' });
  await settle(page);
  return response;
}

export async function reload(page: Page): Promise<void> {
  watchRequests(page);
  await page.reload({ waitUntil: 'load' });
  await settle(page);
}

/**
 * Until the page is idle and no request is pending. Playwright's `networkidle` always takes half a
 * second.
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

/** In which a page notices that it can't load its scripts. */
const LIVE_MS = 5000;

/**
 * Or until scripts have failed to load. Other sites, and pages with held-back scripts, are never
 * live.
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
 * Idle, and again after a pause. The limit is for pages that draw nothing, where Chromium's
 * headless shell sometimes never reports it. Runs in the browser.
 */
async function waitUntilIdle(pause: number): Promise<void> {
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  await idle();
  await new Promise((resolve) => setTimeout(resolve, pause));
  await idle();
}
