import { serveSite } from '../site';
import type { ServedSite } from '../site';
import { firefox } from './firefox';
import { missingIn } from './programs';
import { run, waitFor } from './remote-page';
import type { RemotePage } from './remote-page';
import { watchedSite } from './watched-site';
import type { WatchedSite } from './watched-site';
import { webkit } from './webkit';

export interface TestBrowser {
  readonly test: jest.It;
  /** For all tests, while they run. */
  page: RemotePage;
  open(path: string): Promise<void>;
  problems(): Promise<string[]>;
}

export async function untilLive(page: RemotePage): Promise<void> {
  await waitFor(page, () => document.documentElement.dataset['live'] !== undefined);
}

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
    // The browser can be missing.
    afterAll(() => (browser.page as RemotePage | undefined)?.close());
    define(browser);
  });
}
