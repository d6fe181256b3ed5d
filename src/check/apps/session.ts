import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import type { Backend } from '../backend/backend';

const FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
];

/** In CSS pixels. Taller pages have taller screenshots. */
const WINDOW = { width: 640, height: 300 };
/** Buttons of development tools cover the app and change from run to run. */
const NO_DEV_TOOLS =
  '#nuxt-devtools-container, #__vue-devtools-container__, nextjs-portal { display: none }';
/** Development servers compile pages on the first request. */
const STEP_MS = 60_000;

/** PNGs by name, with `-dark` at the end of dark ones. */
export type Screenshots = Map<string, Buffer>;

export interface Session {
  /** At which the page says to open the app. */
  url: string;
  backend: Backend;
  page: Page;
  /** As in the page's email template, with placeholders. */
  emailLink: string | undefined;
  screenshots: Screenshots;
  openPage(): Promise<Page>;
}

export function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: FLAGS });
}

/**
 * Has its own cookies and storage, and the backend's Realtime. `errors` gets the app's uncaught
 * errors.
 */
export async function newPage(browser: Browser, backend: Backend, errors: string[]): Promise<Page> {
  const context = await browser.newContext({
    viewport: WINDOW,
    deviceScaleFactor: 2,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  context.setDefaultTimeout(STEP_MS);
  await context.routeWebSocket(/\/realtime\/v1\//, (socket) => {
    const realtime = backend.openRealtime((text) => socket.send(text));
    socket.onMessage((text) => void realtime.receive(String(text)));
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(String(error.stack ?? error)));
  return page;
}

/** In pixels, in a part that scrolls, as in Ionic. */
function hiddenHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const roots: ParentNode[] = [document];
    let hidden = 0;
    for (const root of roots) {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) roots.push(element.shadowRoot);
        const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY);
        const { scrollHeight, clientHeight } = element;
        if (scrolls && clientHeight > 0) hidden = Math.max(hidden, scrollHeight - clientHeight);
      }
    }
    return hidden;
  });
}

/**
 * In the light theme and, if it looks different, the dark one. A palette keeps PNGs far below 150
 * KB.
 */
export async function takeScreenshots(
  page: Page,
  name: string,
  screenshots: Screenshots,
): Promise<void> {
  // A caret or a focus ring depends on the moment.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const height = WINDOW.height + (await hiddenHeight(page));
  await page.setViewportSize({ ...WINDOW, height });
  const take = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(500);
    const options = { fullPage: true, animations: 'disabled', style: NO_DEV_TOOLS } as const;
    const png = await page.screenshot(options);
    return sharp(png).png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer();
  };
  const light = await take('light');
  const dark = await take('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(WINDOW);
  screenshots.set(name, light);
  if (!light.equals(dark)) screenshots.set(`${name}-dark`, dark);
}
