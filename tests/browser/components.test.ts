import type { Page } from 'playwright-core';
import { WIDGETS } from '../../src/lib/widgets';
import { axeViolations } from './axe';
import { openSite, overflow, watch } from './site';
import type { Site } from './site';

const PATH = '/handbook/components';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function openGallery(width: number) {
  const watched = await watch(site, { reducedMotion: 'reduce', viewport: { width, height: 900 } });
  await watched.page.goto(site.url + PATH);
  for (const name of WIDGETS) {
    await widget(watched.page, name).scrollIntoViewIfNeeded();
    await widget(watched.page, name).locator('> div > *').first().waitFor();
  }
  return watched;
}

const widget = (page: Page, name: (typeof WIDGETS)[number]) =>
  page.locator(`[data-widget="${name}"]`);

test.each([1280, 360])('every widget loads and passes axe at %d px', async (width) => {
  const { page, context, errors, foreign } = await openGallery(width);
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect([...errors, ...foreign]).toEqual([]);
  await context.close();
});

test('each overlay opens from the keyboard, and Escape closes it and returns the focus', async () => {
  const { page, context } = await openGallery(1280);
  const overlays = [
    ['Modal', 'dialog'],
    ['SidePanel', 'dialog'],
    ['Popover', 'dialog'],
    ['DropdownMenu', 'menu'],
  ] as const;
  for (const [name, role] of overlays) {
    const button = widget(page, name).getByRole('button').first();
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole(role).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole(role).waitFor({ state: 'detached' });
    // The focus returns after the overlay is gone.
    const control = await button.elementHandle();
    await page.waitForFunction((element) => element === document.activeElement, control);
  }
  await context.close();
});
