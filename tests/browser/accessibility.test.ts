import type { Page } from 'playwright-core';
import { axeViolations } from './axe';
import { openSite, overflow, watch } from './site';
import type { Site } from './site';
import { visit } from './settle';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const THEMES = ['dark', 'light'] as const;

async function open(path: string, theme: string, width: number): Promise<Page> {
  const { page, context } = await watch(site, { viewport: { width, height: 800 } });
  await context.addInitScript(
    (dark) => localStorage.setItem('supabaseDarkMode', dark),
    String(theme === 'dark'),
  );
  await visit(page, site.url + path);
  return page;
}

const RLS = '/guides/auth/row-level-security';
const SELECT = '/reference/javascript/select';

/** Each with the control that opens it. */
const POPUPS = [
  ['menu of a phone', SELECT, 360, 'header .open', '#menu:popover-open'],
  ['list of versions', SELECT, 1280, '#menu :text("Version 2.0")', '#menu [open] .choices'],
  ['list of products', RLS, 1280, '.menu-title summary', '.menu-title [open] .choices'],
  ['list of sections', RLS, 1024, '.open-contents', 'aside.contents:popover-open'],
  ['text of a check mark', RLS, 1280, '.proof summary', '.proof[open] p'],
  ['settings', RLS, 1280, '[data-settings]', '[role=dialog]'],
] as const;

describe.each(THEMES)('in the %s theme', (theme) => {
  test.each(POPUPS)('the open %s: no axe violations', async (_, path, width, control, popup) => {
    const page = await open(path, theme, width);
    await page.locator(control).locator('visible=true').first().click();
    await page.locator(popup).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.context().close();
  });
});

async function walk(page: Page, steps: number): Promise<string[]> {
  const errors: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const box = element.getBoundingClientRect();
      const bar = document.querySelector('header')!;
      const style = getComputedStyle(element);
      const middle = document.elementFromPoint(
        Math.min(Math.max(box.left + Math.min(box.width / 2, 20), 0), innerWidth - 1),
        Math.min(Math.max(box.top + Math.min(box.height / 2, 10), 0), innerHeight - 1),
      );
      return {
        name: `${element.tagName} ${element.textContent?.slice(0, 30)} ${element.id}`,
        inPage: element !== document.body,
        outlined: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
        covered:
          !bar.contains(element) &&
          box.bottom <= bar.getBoundingClientRect().bottom &&
          box.bottom > 0 &&
          !element.classList.contains('skip'),
        hidden: !(middle === element || element.contains(middle) || middle?.contains(element)),
      };
    });
    if (!focus.inPage) break;
    if (!focus.outlined) errors.push(`no outline: ${focus.name}`);
    if (focus.covered) errors.push(`under the bar: ${focus.name}`);
    if (focus.hidden) errors.push(`hidden: ${focus.name}`);
  }
  return errors;
}

test.each([
  [RLS, 90],
  [SELECT, 70],
])('every element of %s that has keyboard focus is visible', async (path, steps) => {
  const page = await open(path, 'dark', 1280);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await walk(page, steps)).toEqual([]);
  await page.context().close();
});

test.each([
  [RLS, 320],
  ['/reference/management-api/create-project', 320],
  ['/', 320],
])('%s does not scroll sideways at %d px, which equals 400 %% zoom', async (path, width) => {
  const page = await open(path, 'dark', width);
  expect(await overflow(page)).toBe(0);
  await page.context().close();
});

test('forced colors and reduced motion work', async () => {
  const page = await open(RLS, 'dark', 1280);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const current = page.locator('nav a[aria-current=page]');
  expect(await current.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid');
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')].some((element) => {
      const style = getComputedStyle(element);
      // Edges of long code fade with the reader's own scrolling, which isn't motion.
      const moves =
        style.animationName !== 'none' && style.getPropertyValue('animation-timeline') === 'auto';
      return moves || parseFloat(style.transitionDuration) > 0.001;
    }),
  );
  expect(moving).toBe(false);
  await page.context().close();
});
