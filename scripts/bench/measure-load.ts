import { chromium } from 'playwright-core';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { ensureChromium } from '../chromium.mjs';

/**
 * Measurements of one page load with an empty cache. Times are in ms, sizes in bytes as sent. Readers do
 * nothing until the page is quiet. Then they move the pointer, which is when some sites load their code.
 */
export interface Load {
  firstPaint: number;
  largestPaint: number;
  /** Sum of the time that tasks after the first paint take beyond 50 ms each. */
  blocking: number;
  /** Cumulative Layout Shift. */
  shift: number;
  script: number;
  total: number;
  requests: number;
  /** The same as `blocking`, after the reader moved the pointer. */
  laterBlocking: number;
  /** Bytes that the page received after the reader moved the pointer. */
  laterTotal: number;
}

/** A mobile connection and processor, as in Lighthouse's "slow 4G". */
const CONNECTION = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWER_PROCESSOR = 4;
/** Time without open requests after which a page counts as loaded, in ms. */
const QUIET = 1500;

const FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
];

/** Starts the browser for measurements, PDF files, and drawings. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: FLAGS });
}

/**
 * Loads pages several times, each time with an empty cache. Returns the medians of each page, in the
 * order of the URLs. The pages take turns, so a machine that slows down slows down all of them.
 */
export async function medianLoads(
  browser: Browser,
  urls: readonly string[],
  times: number,
): Promise<Load[]> {
  const loads = urls.map((): Load[] => []);
  for (let run = 0; run < times; run++) {
    for (const [index, url] of urls.entries()) {
      loads[index]!.push(await measureLoad(browser, url));
    }
  }
  return loads.map(medianLoad);
}

function medianLoad(loads: readonly Load[]): Load {
  const names = Object.keys(loads[0]!) as (keyof Load)[];
  const medians = names.map((name) => [name, median(loads.map((load) => load[name]))]);
  return Object.fromEntries(medians) as Load;
}

/** Returns the median of a list that isn't empty. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const sizes = await throttle(session);
  await page.addInitScript(OBSERVE);
  await page.goto(url, { waitUntil: 'load' });
  await settle(page, sizes);
  const measured = await page.evaluate(() => window.measured!);
  const files = [...sizes.values()];
  await page.mouse.move(200, 300);
  await settle(page, sizes);
  const { tasks } = await page.evaluate(() => window.measured!);
  await context.close();
  const sum = (list: Transfer[]) => list.reduce((bytes, file) => bytes + file.bytes, 0);
  const scripts = files.filter(({ type }) => type === 'Script');
  const total = sum(files);
  const blockingOf = (list: typeof tasks) =>
    list.reduce((time, { duration }) => time + duration - 50, 0);
  return {
    firstPaint: measured.firstPaint,
    largestPaint: measured.largestPaint,
    blocking: blockingOf(measured.tasks.filter(({ start }) => start >= measured.firstPaint)),
    shift: measured.shift,
    script: sum(scripts),
    total,
    requests: files.length,
    laterBlocking: blockingOf(tasks.slice(measured.tasks.length)),
    laterTotal: sum([...sizes.values()]) - total,
  };
}

interface Transfer {
  type: string;
  bytes: number;
  isOpen: boolean;
}

/** Slows down the connection and the processor, and records what the page requests. */
async function throttle(session: CDPSession): Promise<Map<string, Transfer>> {
  const files = new Map<string, Transfer>();
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) =>
    files.set(requestId, { type, bytes: 0, isOpen: true }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) Object.assign(file, { bytes: encodedDataLength, isOpen: false });
  });
  session.on('Network.loadingFailed', ({ requestId }) => files.delete(requestId));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', CONNECTION);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  return files;
}

/** Waits until no request has been open for a while. */
async function settle(page: Page, files: Map<string, Transfer>): Promise<void> {
  for (let quiet = 0; quiet < QUIET; quiet += 100) {
    await page.waitForTimeout(100);
    if ([...files.values()].some(({ isOpen }) => isOpen)) quiet = 0;
  }
}

declare global {
  interface Window {
    measured?: {
      firstPaint: number;
      largestPaint: number;
      shift: number;
      tasks: { start: number; duration: number }[];
    };
  }
}

/**
 * Runs in the page before the page's own code. It's a string because TypeScript's helpers don't exist
 * there.
 */
const OBSERVE = `
  const measured = (window.measured = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [] });
  const on = (type, read) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') measured.firstPaint = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => (measured.largestPaint = startTime));
  on('layout-shift', ({ value }) => (measured.shift += value));
  on('longtask', ({ startTime: start, duration }) => measured.tasks.push({ start, duration }));
`;
