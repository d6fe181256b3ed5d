import { existsSync } from 'node:fs';
import { headingOf } from '../../build/built-site';
import { serveSite } from '../site';
import type { ServedSite } from '../site';
import { firefox } from './firefox';
import { click, press, run, waitFor } from './remote-page';
import type { Engine, RemotePage } from './remote-page';
import { watchedSite } from './watched-site';
import type { WatchedSite } from './watched-site';
import { webkit } from './webkit';

const GUIDE = '/guides/auth/row-level-security';
const ENTRY = '/reference/javascript/select';

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

/** Jest lists tests that can't run on this machine as skipped, with the packages they need. */
const missingIn = ({ programs, packages }: Engine) =>
  programs.every((program) => existsSync(program)) ? '' : ` (needs ${packages.join(' and ')})`;

describe.each(
  [firefox, webkit].map((engine) => [engine.name + missingIn(engine), engine] as const),
)('%s', (_, engine) => {
  const testHere = missingIn(engine) ? test.skip : test;
  let page: RemotePage;
  beforeAll(async () => {
    if (!missingIn(engine)) page = await engine.start();
  });
  afterAll(() => page?.close());

  /** Opens a page of the site and waits until its scripts have started. */
  const open = async (path: string) => {
    await page.open(site.url + path);
    await waitFor(page, () => performance.getEntriesByName('onInitialClientRender').length > 0);
  };
  const problems = () => run(page, () => (window as unknown as { problems: string[] }).problems);

  testHere.each(['/', GUIDE, ENTRY, '/handbook/author-styleguide'])(
    '%s is shown without errors',
    async (path) => {
      await open(path);
      expect(await run(page, () => document.querySelector('h1')?.textContent)).toBe(
        headingOf(path),
      );
      const overflow = () =>
        document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await run(page, overflow)).toBe(0);
      expect(await problems()).toEqual([]);
    },
  );

  testHere('search finds a page and opens it', async () => {
    await open(GUIDE);
    await press(page, 'Control+k');
    await waitFor(page, () => document.activeElement?.matches('dialog input'));
    await press(page, ...'select');
    await waitFor(page, () => document.querySelectorAll('dialog [role=option]').length > 3);
    await press(page, 'ArrowDown');
    const chosen = '[role=option][aria-selected=true]';
    const target = await run(
      page,
      (row: string) => document.querySelector<HTMLAnchorElement>(row)!.pathname,
      chosen,
    );
    await press(page, 'Enter');
    await waitFor(
      page,
      (path: string) => location.pathname === path && !document.querySelector('dialog'),
      target,
    );
    expect(await problems()).toEqual([]);
  });

  testHere('the theme can be changed, and is stored', async () => {
    await open(GUIDE);
    const colors = () =>
      run(page, () => [
        document.documentElement.className,
        getComputedStyle(document.body).backgroundColor,
        getComputedStyle(document.documentElement).colorScheme,
      ]);
    const [darkClass, darkColor, darkScheme] = await colors();
    await click(page, 'header [aria-label="Dark theme"]');
    await waitFor(page, () => document.documentElement.className === '');
    await open(ENTRY);
    const [lightClass, lightColor, lightScheme] = await colors();
    expect([darkClass, darkScheme]).toEqual(['dark', 'dark']);
    expect([lightClass, lightScheme]).toEqual(['', 'light']);
    expect(lightColor).not.toBe(darkColor);
    await click(page, 'header [aria-label="Dark theme"]');
    await waitFor(page, () => document.documentElement.className === 'dark');
    expect(await problems()).toEqual([]);
  });

  testHere('the menu opens its groups and leads to other pages', async () => {
    await open(ENTRY);
    const closed = '#menu details:not([open]) > summary';
    const groups = () => document.querySelectorAll('#menu details[open]').length;
    const before = await run(page, groups);
    await click(page, closed);
    await waitFor(
      page,
      (count: number) => document.querySelectorAll('#menu details[open]').length > count,
      before,
    );
    const link = '#menu details[open] a:not([aria-current])';
    const target = await run(
      page,
      (wanted: string) => document.querySelector<HTMLAnchorElement>(wanted)!.pathname,
      link,
    );
    await click(page, link);
    await waitFor(page, (path: string) => location.pathname === path, target);
    await waitFor(
      page,
      (path: string) =>
        document.querySelector<HTMLAnchorElement>('#menu [aria-current=page]')?.pathname === path,
      target,
    );
    expect(await problems()).toEqual([]);
  });

  testHere('on a narrow screen, the menu opens over the page, and Escape closes it', async () => {
    await page.resize(480, 800);
    await open(GUIDE);
    const display = () => getComputedStyle(document.getElementById('menu')!).display;
    expect(await run(page, display)).toBe('none');
    await click(page, 'header a.open');
    await waitFor(page, () => document.querySelector('#menu[role=dialog]') !== null);
    await press(page, 'Escape');
    await waitFor(page, () => !document.querySelector('#menu[role=dialog]'));
    await page.resize(1440, 900);
    expect(await problems()).toEqual([]);
  });

  testHere('arrow keys change the tab', async () => {
    await open(ENTRY);
    await click(page, '[role=tab]');
    await press(page, 'ArrowRight');
    const selected = () =>
      [...document.querySelectorAll('[role=tablist]:first-of-type [role=tab]')].findIndex(
        (tab) => tab.ariaSelected === 'true' || tab.getAttribute('aria-selected') === 'true',
      );
    expect(await run(page, selected)).toBe(1);
    const panels = () =>
      [...document.querySelectorAll('[role=tabpanel]')].map(
        (panel) => getComputedStyle(panel).display !== 'none',
      );
    expect((await run(page, panels)).slice(0, 2)).toEqual([false, true]);
    expect(await problems()).toEqual([]);
  });

  testHere('the scroll bar of "On this page" has the colors of the theme', async () => {
    await page.resize(1440, 420);
    await open(GUIDE);
    const styles = () => {
      const list = document.querySelector('aside.contents')!;
      const { scrollbarColor, colorScheme } = getComputedStyle(list);
      const scrolls = list.scrollHeight > list.clientHeight;
      return { scrolls, colorScheme, hasColor: scrollbarColor !== 'auto' };
    };
    // WebKitGTK doesn't know `scrollbar-color`, but its scroll bars follow the color scheme.
    expect(await run(page, styles)).toEqual({
      ...{ scrolls: true, colorScheme: 'dark', hasColor: true },
    });
    await page.resize(1440, 900);
  });
});
