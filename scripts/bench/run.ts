/**
 * `npm run bench:run`: see docs/benchmarks.md. `--times` sets the number of new browsers. Prints
 * medians in ms, from the click to the result: first (new browser), cached (new page, engine in the
 * browser's cache), and running (same page).
 */
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { median, startBrowser } from './measure-load';
import { serveFolder } from './serve-folder';

const PAGES = {
  SQL: '/guides/auth/row-level-security',
  JavaScript: '/reference/javascript/select',
};
const CONNECTION = {
  offline: false,
  latency: 40,
  downloadThroughput: 10_000_000 / 8,
  uploadThroughput: 10_000_000 / 8,
};

const { values } = parseArgs({ options: { times: { type: 'string', default: '3' } } });

async function run(page: Page, number: number): Promise<number> {
  const block = page.locator('[data-run]').nth(number);
  return block.evaluate(async (element) => {
    const started = performance.now();
    element.querySelector<HTMLElement>('.run button')!.click();
    await new Promise<void>((resolve) => {
      let hasStarted = false;
      const observer = new MutationObserver(() => {
        // The mark is a spinner while code runs.
        const isDone = element.querySelector('.status-mark svg.line') !== null;
        hasStarted ||= !isDone && element.querySelector('.status-mark') !== null;
        if (hasStarted && isDone) resolve();
      });
      observer.observe(element, { childList: true, subtree: true, attributes: true });
    });
    return performance.now() - started;
  });
}

/** The page's code loads with the reader's first action. */
async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page.mouse.move(200, 300);
  await page.waitForLoadState('networkidle');
}

async function measure(url: string): Promise<{ first: number; cached: number; running: number[] }> {
  const browser = await startBrowser();
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', CONNECTION);
  await openPage(page, url);
  const first = await run(page, 0);
  await openPage(page, url);
  const cached = await run(page, 0);
  const running: number[] = [];
  for (const number of [0, 1, 0, 1, 0]) running.push(await run(page, number));
  await browser.close();
  return { first, cached, running };
}

async function main(): Promise<void> {
  const site = await serveFolder('public', '/docs');
  const rows: Record<string, Record<string, number>> = {};
  for (const [language, path] of Object.entries(PAGES)) {
    const runs = [];
    for (let time = 0; time < Number(values.times); time++) {
      runs.push(await measure(site.url + path));
    }
    const running = runs.flatMap((times) => times.running);
    rows[language] = {
      first: Math.round(median(runs.map(({ first }) => first))),
      cached: Math.round(median(runs.map(({ cached }) => cached))),
      running: Math.round(median(running)),
      'running, slowest': Math.round(Math.max(...running)),
    };
  }
  console.table(rows);
  site.close();
}

void main();
