import { OFFLINE_PAGE } from '../../../src/lib/offline/manifest';
import { PAGE_KINDS, pagesToTest, visitsAllPages } from '../../fixtures/pages-to-test';
import { axeViolations } from '../axe';
import { layoutShift } from '../layout-shift';
import { openSite, overflow, visitNext, watch, WIDE } from '../site';
import type { Site, WatchedPage } from '../site';

const WIDTHS = [360, 1280] as const;
const THEMES = ['dark', ''] as const;
/** Theme for all axe rules, by width. */
const FULL = { 360: '', 1280: 'dark' } as const;
/** On a long page, axe takes a few seconds, and more on a busy machine. */
const TIMEOUT = 180_000;
const UNKNOWN = '/no-such-page';

/** The two halves run at the same time. */
export function testEveryPage(half: 0 | 1): void {
  const all = [...pagesToTest(`Every page, half ${half + 1}`), OFFLINE_PAGE, UNKNOWN];
  const paths = all.filter((_, index) => index % 2 === half);
  let site: Site;
  let watched: WatchedPage;
  beforeAll(async () => {
    site = await openSite();
    // Changing colors would have the wrong contrast.
    watched = await watch(site, { reducedMotion: 'reduce' });
  });
  afterAll(() => site.close());

  test.each(paths)(
    '%s has no errors, foreign requests, or axe violations',
    async (path) => {
      const { page, errors, foreign } = watched;
      await page.setViewportSize(WIDE);
      const response = await visitNext(watched, site.url + path);
      expect(response?.status()).toBe(path === UNKNOWN ? 404 : 200);
      expect(response?.headers()['content-security-policy']).toContain(
        "script-src 'self' 'sha256-",
      );
      const isExpected = (error: string) => path === UNKNOWN && /: 404$|status of 404/.test(error);
      expect(errors.filter((error) => !isExpected(error))).toEqual([]);
      expect(foreign).toEqual([]);
      // On a busy machine, a late font can move a line by a fraction of a pixel.
      expect(await layoutShift(page)).toBeLessThan(0.01);
      const problems: string[] = [];
      const isThorough = visitsAllPages() || PAGE_KINDS.some(([, kind]) => kind === path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        if ((await overflow(page)) > 0) problems.push(`scrolls sideways at ${width} px`);
        for (const theme of THEMES) {
          await page.evaluate((name) => (document.documentElement.className = name), theme);
          const isFull = theme === FULL[width];
          // A random page rarely has colors of only the other width.
          if (!isFull && !isThorough) continue;
          // Only colors differ between themes.
          const rules = isFull ? undefined : ['color-contrast'];
          const violations = await axeViolations(page, 'html', rules);
          problems.push(...violations.map((text) => `${theme || 'light'} ${width} px: ${text}`));
        }
      }
      expect(problems).toEqual([]);
    },
    TIMEOUT,
  );
}
