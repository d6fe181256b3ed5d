import { headingOf } from '../../build/built-site';
import { inEachBrowser, untilLive } from './each-browser';
import { click, press, run, waitFor } from './remote-page';

const GUIDE = '/guides/auth/row-level-security';
const ENTRY = '/reference/javascript/select';

inEachBrowser((browser) => {
  browser.test.each(['/', GUIDE, ENTRY, '/handbook/author-styleguide'])(
    '%s is shown without errors',
    async (path) => {
      await browser.open(path);
      expect(await run(browser.page, () => document.querySelector('h1')?.textContent)).toBe(
        headingOf(path),
      );
      const overflow = () =>
        document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await run(browser.page, overflow)).toBe(0);
      expect(await browser.problems()).toEqual([]);
    },
  );

  browser.test('search finds a page and opens it', async () => {
    await browser.open(GUIDE);
    await press(browser.page, 'Control+k');
    await waitFor(browser.page, () => document.activeElement?.id === 'search-field');
    await press(browser.page, ...'select');
    await waitFor(browser.page, () => document.querySelectorAll('dialog [role=option]').length > 3);
    await press(browser.page, 'ArrowDown');
    const chosen = '[role=option][aria-selected=true]';
    const target = await run(
      browser.page,
      (row: string) => document.querySelector<HTMLAnchorElement>(row)!.pathname,
      chosen,
    );
    await press(browser.page, 'Enter');
    await waitFor(
      browser.page,
      (path: string) => location.pathname === path && !document.querySelector('dialog[open]'),
      target,
    );
    expect(await browser.problems()).toEqual([]);
  });

  browser.test('the search button opens search, and its button closes it', async () => {
    await browser.open(GUIDE);
    await click(browser.page, '#search');
    await waitFor(browser.page, () => document.activeElement?.id === 'search-field');
    await press(browser.page, ...'row');
    await waitFor(browser.page, () => document.querySelectorAll('dialog [role=option]').length > 3);
    await click(browser.page, '#search-dialog .close');
    await waitFor(browser.page, () => !document.querySelector('dialog[open]'));
    await press(browser.page, '/');
    await waitFor(browser.page, () => document.activeElement?.id === 'search-field');
    expect(
      await run(
        browser.page,
        () => document.querySelector<HTMLInputElement>('#search-field')!.value,
      ),
    ).toBe('');
    await press(browser.page, 'Escape');
    await waitFor(browser.page, () => !document.querySelector('dialog[open]'));
    expect(await browser.problems()).toEqual([]);
  });

  browser.test('the theme can be changed, and is stored', async () => {
    await browser.open(GUIDE);
    const colors = () =>
      run(browser.page, () => [
        document.documentElement.className,
        getComputedStyle(document.body).backgroundColor,
        getComputedStyle(document.documentElement).colorScheme,
      ]);
    const [darkClass, darkColor, darkScheme] = await colors();
    await click(browser.page, 'header [aria-label="Dark theme"]');
    await waitFor(browser.page, () => document.documentElement.className === '');
    await browser.open(ENTRY);
    const [lightClass, lightColor, lightScheme] = await colors();
    expect([darkClass, darkScheme]).toEqual(['dark', 'dark']);
    expect([lightClass, lightScheme]).toEqual(['', 'light']);
    expect(lightColor).not.toBe(darkColor);
    await click(browser.page, 'header [aria-label="Dark theme"]');
    await waitFor(browser.page, () => document.documentElement.className === 'dark');
    expect(await browser.problems()).toEqual([]);
  });

  browser.test('the menu opens its groups and leads to other pages', async () => {
    await browser.open(ENTRY);
    const closed = '#menu details:not([open]) > summary';
    const groups = () => document.querySelectorAll('#menu details[open]').length;
    const before = await run(browser.page, groups);
    await click(browser.page, closed);
    await waitFor(
      browser.page,
      (count: number) => document.querySelectorAll('#menu details[open]').length > count,
      before,
    );
    const link = '#menu details[open] a:not([aria-current])';
    const target = await run(
      browser.page,
      (wanted: string) => document.querySelector<HTMLAnchorElement>(wanted)!.pathname,
      link,
    );
    await click(browser.page, link);
    await waitFor(browser.page, (path: string) => location.pathname === path, target);
    await waitFor(
      browser.page,
      (path: string) =>
        document.querySelector<HTMLAnchorElement>('#menu [aria-current=page]')?.pathname === path,
      target,
    );
    expect(await browser.problems()).toEqual([]);
  });

  browser.test(
    'on a narrow screen, the menu opens over the page, and Escape and its button close it',
    async () => {
      await browser.page.resize(480, 800);
      await browser.open(GUIDE);
      const isShown = () => getComputedStyle(document.getElementById('menu')!).display !== 'none';
      const isHidden = () => getComputedStyle(document.getElementById('menu')!).display === 'none';
      expect(await run(browser.page, isShown)).toBe(false);
      await click(browser.page, 'header .open');
      await waitFor(browser.page, isShown);
      expect(await run(browser.page, () => document.querySelector('main')!.inert)).toBe(true);
      await press(browser.page, 'Escape');
      await waitFor(browser.page, isHidden);
      await click(browser.page, 'header .open');
      await waitFor(browser.page, isShown);
      // The menu moves in.
      await waitFor(
        browser.page,
        () => document.getElementById('menu')!.getBoundingClientRect().left >= 0,
      );
      await click(browser.page, '#menu .menu-close [popovertarget]');
      await waitFor(browser.page, isHidden);
      expect(await run(browser.page, () => document.querySelector('main')!.inert)).toBe(false);
      await browser.page.resize(1440, 900);
      expect(await browser.problems()).toEqual([]);
    },
  );

  browser.test('arrow keys change the tab', async () => {
    await browser.open('/guides/auth/row-level-security');
    await click(browser.page, '[role=tab]');
    await press(browser.page, 'ArrowRight');
    const selected = () =>
      [...document.querySelectorAll('[role=tablist]:first-of-type [role=tab]')].findIndex(
        (tab) => tab.ariaSelected === 'true' || tab.getAttribute('aria-selected') === 'true',
      );
    expect(await run(browser.page, selected)).toBe(1);
    const panels = () =>
      [...document.querySelectorAll('[role=tabpanel]')].map(
        // With text search, the panel has a box, but its content has none.
        (panel) => panel.lastElementChild!.checkVisibility(),
      );
    expect((await run(browser.page, panels)).slice(0, 2)).toEqual([false, true]);
    expect(await browser.problems()).toEqual([]);
  });

  browser.test('a tab that the reader clicks stays selected after a reload', async () => {
    await browser.open('/guides/auth/auth-mfa');
    // An earlier choice of this reader may have selected any tab.
    const other = '[data-remembered]:first-of-type [role=tab][aria-selected=false]';
    const name = await waitFor(
      browser.page,
      (tab: string) => document.querySelector(tab)?.textContent,
      other,
    );
    const selected = () =>
      document.querySelector('[data-remembered] [role=tab][aria-selected=true]')!.textContent;
    expect(await run(browser.page, selected)).not.toBe(name);
    await click(browser.page, other);
    expect(await run(browser.page, selected)).toBe(name);
    await browser.page.reload();
    await untilLive(browser.page);
    expect(await run(browser.page, selected)).toBe(name);
    expect(await browser.problems()).toEqual([]);
  });

  browser.test.each([GUIDE, ENTRY])(
    'Back and reload return to the same place on %s',
    async (path) => {
      await browser.open(path);
      const scrollY = () => Math.round(window.scrollY);
      await run(browser.page, () => window.scrollTo({ top: 1500, behavior: 'instant' }));
      await waitFor(browser.page, () => window.scrollY > 1400);
      const before = await run(browser.page, scrollY);
      const isBack = (wanted: number) =>
        document.querySelector('main h1') !== null && Math.abs(window.scrollY - wanted) <= 2;
      await browser.page.reload();
      await untilLive(browser.page);
      await waitFor(browser.page, isBack, before);
      // A click could scroll the page.
      await run(browser.page, () =>
        document.querySelector<HTMLElement>('#menu .back')!.focus({ preventScroll: true }),
      );
      expect(Math.abs((await run(browser.page, scrollY)) - before)).toBeLessThanOrEqual(2);
      await press(browser.page, 'Enter');
      await waitFor(
        browser.page,
        (old: string) => !location.pathname.endsWith(old) && window.scrollY === 0,
        path,
      );
      await browser.page.back();
      await waitFor(browser.page, (old: string) => location.pathname.endsWith(old), path);
      await waitFor(browser.page, isBack, before);
      expect(await browser.problems()).toEqual([]);
      // The browser loads the page again or brings it back.
      await browser.open('/handbook/author-styleguide');
      expect(await run(browser.page, scrollY)).toBe(0);
      await browser.page.back();
      await waitFor(browser.page, (old: string) => location.pathname.endsWith(old), path);
      await waitFor(browser.page, isBack, before);
    },
  );

  browser.test('the scroll bar of "On this page" has the colors of the theme', async () => {
    await browser.page.resize(1440, 420);
    await browser.open(GUIDE);
    const styles = () => {
      const list = document.querySelector('aside.contents')!;
      const { scrollbarColor, colorScheme } = getComputedStyle(list);
      const scrolls = list.scrollHeight > list.clientHeight;
      return { scrolls, colorScheme, hasColor: scrollbarColor !== 'auto' };
    };
    // WebKitGTK lacks `scrollbar-color`, but its scroll bars follow the color scheme.
    expect(await run(browser.page, styles)).toEqual({
      ...{ scrolls: true, colorScheme: 'dark', hasColor: true },
    });
    await browser.page.resize(1440, 900);
  });
});
