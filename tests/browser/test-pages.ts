import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { visit } from './settle';
import { openSite, watch, WIDE } from './site';
import type { Site, WatchedPage } from './site';

/** Each test opens one page and fails if it has errors. */
export interface TestPages {
  readonly url: string;
  /** For tests that cause errors on purpose to empty. */
  readonly errors: string[];
  /**
   * Once the network is idle. `before` runs before the request. Tests without `before` and options
   * other than the window's size share a tab with empty storage, but with the HTTP cache.
   */
  open(
    path: string,
    options?: BrowserContextOptions,
    before?: (context: BrowserContext) => Promise<unknown>,
  ): Promise<Page>;
}

export function testPages(viewport: BrowserContextOptions['viewport'] = WIDE): TestPages {
  let site: Site;
  let watched: WatchedPage;
  let shared: WatchedPage | undefined;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());
  afterEach(async () => {
    const errors = [...watched.errors];
    // The page might not work anymore.
    if (watched === shared && errors.length === 0) await resetTab(shared, site);
    else {
      if (watched === shared) shared = undefined;
      await watched.context.close();
    }
    expect(errors).toEqual([]);
  });

  async function sharedTab(size: BrowserContextOptions['viewport'] = viewport) {
    shared ??= await watch(site, { viewport: size });
    if (size) await shared.page.setViewportSize(size);
    return shared;
  }

  return {
    get url() {
      return site.url;
    },
    get errors() {
      return watched.errors;
    },
    async open(path, options = {}, before) {
      const { viewport: size, ...others } = options;
      const canShare = !before && Object.keys(others).length === 0;
      watched = canShare ? await sharedTab(size) : await watch(site, { viewport, ...options });
      await before?.(watched.context);
      await visit(watched.page, site.url + path);
      return watched.page;
    },
  };
}

/** Another tab would take twice as long. */
async function resetTab(watched: WatchedPage, { url }: Site): Promise<void> {
  const { page, context, errors, foreign } = watched;
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll();
  await context.clearPermissions();
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
  // Pages store their state when the reader leaves them.
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
  await page.mouse.move(0, 0);
  errors.length = 0;
  foreign.length = 0;
}
