import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { ensureChromium } from '../chromium.mjs';

/** With an empty cache, until 3 s after the load event. Times are in ms, sizes in bytes as sent. */
interface Load {
  firstPaint: number;
  largestPaint: number;
  /** Beyond 50 ms each, after the first paint. */
  blocking: number;
  /** 0 if no task takes 50 ms. */
  longest: number;
  /** Cumulative Layout Shift. */
  shift: number;
  script: number;
  total: number;
  requests: number;
}

interface PhonePage {
  context: BrowserContext;
  page: Page;
  requests: ReadonlyMap<string, Transfer>;
}

interface Transfer {
  type: string;
  bytes: number;
}

/** A phone's connection and processor, as in Lighthouse's "slow 4G". */
const CONNECTION = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWER_PROCESSOR = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** In ms, for code that loads in the background. */
const AFTER_LOAD = 3000;

const FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
];

export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: FLAGS });
}

/** With an empty cache. */
export async function openPhone(browser: Browser): Promise<PhonePage> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  return { context, page, requests: await throttle(await context.newCDPSession(page)) };
}

/**
 * With an empty cache each. The pages take turns, so a slower machine slows down all of them.
 * Returns a row of medians per page.
 */
export async function measureLoads(
  browser: Browser,
  url: string,
  paths: readonly string[],
  times: number,
): Promise<Record<string, Record<string, number>>> {
  const loads = new Map(paths.map((path) => [path, [] as Load[]]));
  for (let run = 0; run < times; run++) {
    for (const [path, all] of loads) all.push(await measureLoad(browser, url + path));
  }
  return Object.fromEntries([...loads].map(([path, all]) => [path || '/', loadRow(all)]));
}

function loadRow(loads: readonly Load[]): Record<string, number> {
  const medianOf = (name: keyof Load) => median(loads.map((load) => load[name]));
  const kilobytes = (name: keyof Load) => Number((medianOf(name) / 1000).toFixed(1));
  return {
    'FCP ms': Math.round(medianOf('firstPaint')),
    'LCP ms': Math.round(medianOf('largestPaint')),
    'TBT ms': Math.round(medianOf('blocking')),
    'longest task ms': Math.round(medianOf('longest')),
    CLS: Number(medianOf('shift').toFixed(3)),
    'script KB': kilobytes('script'),
    'total KB': kilobytes('total'),
    requests: medianOf('requests'),
  };
}

/** Of a list that isn't empty. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const { context, page, requests } = await openPhone(browser);
  await page.addInitScript(OBSERVE);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(AFTER_LOAD);
  const files = [...requests.values()];
  const total = sum(files.map(({ bytes }) => bytes));
  const { tasks, ...measured } = await page.evaluate(() => window.measured!);
  await context.close();
  const scripts = files.filter(({ type }) => type === 'Script');
  const blocking = tasks.filter(({ start }) => start >= measured.firstPaint);
  return {
    ...measured,
    blocking: sum(blocking.map(({ duration }) => duration - 50)),
    longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
    script: sum(scripts.map(({ bytes }) => bytes)),
    total,
    requests: files.length,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

async function throttle(session: CDPSession): Promise<Map<string, Transfer>> {
  const files = new Map<string, Transfer>();
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) =>
    files.set(requestId, { type, bytes: 0 }),
  );
  // Also counts the part of a file that has arrived at the end.
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  session.on('Network.loadingFailed', ({ requestId }) => files.delete(requestId));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', CONNECTION);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  return files;
}

declare global {
  interface Window {
    measured?: Pick<Load, 'firstPaint' | 'largestPaint' | 'shift'> & {
      tasks: { start: number; duration: number }[];
    };
  }
}

/** Runs before the page's code, as a string because TypeScript's helpers don't exist there. */
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
