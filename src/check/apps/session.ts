import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import type { Backend } from '../backend/backend';

const FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
];

/** Size of the window in CSS pixels. If a page is taller, so is its screenshot. */
const WINDOW = { width: 640, height: 300 };
/** Hides the buttons of development tools, because they cover the app and change from run to run. */
const NO_DEV_TOOLS =
  '#nuxt-devtools-container, #__vue-devtools-container__, nextjs-portal { display: none }';
/**
 * Time limit for a step in the browser, because development servers compile pages on the first
 * request.
 */
export const STEP_MS = 60_000;

/** PNGs of the app, by name. Names of dark screenshots end in `-dark`. */
export type Screenshots = Map<string, Buffer>;

/** The app in a browser and its backend, for a scenario. */
export interface Session {
  /** URL at which the page says to open the app. */
  url: string;
  backend: Backend;
  page: Page;
  /** Link of the email template that the page shows, with placeholders. */
  emailLink: string | undefined;
  screenshots: Screenshots;
  /** Opens another browser profile, with its own cookies and storage. */
  openPage(): Promise<Page>;
}

/** Starts Chromium. Its path can be set in `CHROMIUM`. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: FLAGS });
}

/**
 * Opens a page with its own cookies and storage, which is connected to the backend's Realtime. Uncaught
 * errors of the app go to `errors`.
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

/** Returns how many pixels of the app are hidden in a part of the page that scrolls, as in Ionic. */
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
 * Takes a screenshot of the whole page in the light theme and, if it looks different, in the dark
 * theme. The PNGs have a palette, which keeps them far below 150 KB.
 */
export async function takeScreenshots(
  page: Page,
  name: string,
  screenshots: Screenshots,
): Promise<void> {
  // Removes the focus, because a caret or a focus ring would depend on the moment of the screenshot.
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
