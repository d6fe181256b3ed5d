import { serveSite } from '../site';
import type { ServedSite } from '../site';
import { firefox } from './firefox';
import { missingIn } from './programs';
import { run, waitFor } from './remote-page';
import type { RemotePage } from './remote-page';
import { watchedSite } from './watched-site';
import type { WatchedSite } from './watched-site';
import { webkit } from './webkit';

/** A browser in which tests run, with the built site. */
export interface TestBrowser {
  /** Adds tests, or skips them if the browser isn't installed. */
  readonly test: jest.It;
  /** The page that the tests share. It only exists while tests run. */
  page: RemotePage;
  /** Opens a page of the site and waits until its scripts have started. */
  open(path: string): Promise<void>;
  /** Returns what went wrong on the page since it was opened. */
  problems(): Promise<string[]>;
}

/** Waits until the scripts of a page have started. */
export async function untilLive(page: RemotePage): Promise<void> {
  await waitFor(page, () => document.documentElement.dataset['live'] !== undefined);
}

/** Serves the built site, and adds the tests that `define` adds for Firefox and for WebKitGTK. */
export function inEachBrowser(define: (browser: TestBrowser) => void): void {
  let served: ServedSite;
  let site: WatchedSite;
  beforeAll(async () => {
    served = await serveSite();
    site = await watchedSite(served.url);
  });
  afterAll(() => {
    site.close();
    served.close();
  });
  const engines = [firefox, webkit].map(
    (engine) => [engine.name + missingIn(engine), engine] as const,
  );
  describe.each(engines)('%s', (_, engine) => {
    const isMissing = missingIn(engine) !== '';
    const browser: TestBrowser = {
      test: isMissing ? test.skip : test,
      page: undefined as unknown as RemotePage,
      async open(path) {
        await browser.page.open(site.url + path);
        await untilLive(browser.page);
      },
      problems: () => run(browser.page, () => Reflect.get(window, 'problems') as string[]),
    };
    beforeAll(async () => {
      if (!isMissing) browser.page = await engine.start();
    });
    // The page doesn't exist if the browser is missing, or didn't start.
    afterAll(() => (browser.page as RemotePage | undefined)?.close());
    define(browser);
  });
}
