import GithubSlugger from 'github-slugger';
import type { Page } from 'playwright-core';
import { headingOf, readBuiltPage } from '../build/built-site';
import { axeViolations } from './axe';
import { layoutShift } from './layout-shift';
import { openSite, overflow, watch } from './site';
import type { Site } from './site';
import { visit } from './settle';

const PATH = '/handbook/author-styleguide';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function open(options: Parameters<typeof watch>[1] = {}, dark = true) {
  const watched = await watch(site, { reducedMotion: 'reduce', ...options });
  await watched.page.addInitScript(`localStorage.setItem('supabaseDarkMode', '${dark}')`);
  await visit(watched.page, site.url + PATH);
  return watched;
}

async function useAll(page: Page): Promise<void> {
  await page.locator('.filter-controls').scrollIntoViewIfNeeded();
  await page.locator('.filter-controls').getByRole('searchbox').pressSequentially('auth');
  await page.locator('.secret-plain').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Reveal' }).click();
  await page.locator('.jwt-form').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Generate a secret' }).click();
  await page.getByRole('radio', { name: 'service_role' }).click();
}

test.each([
  [true, 1280],
  [true, 360],
  [false, 1280],
  [false, 360],
])(
  'using the components causes no axe violations, shifts, or overflow (dark: %s, %d px)',
  async (dark, width) => {
    const { page, context, errors, foreign } = await open(
      { viewport: { width, height: 900 } },
      dark,
    );
    await useAll(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(await layoutShift(page)).toBe(0);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect([...errors, ...foreign]).toEqual([]);
    await context.close();
  },
);

test('a lazy component is loaded only when it scrolls into view', async () => {
  const { page, context } = await open();
  const form = page.getByRole('form', { name: 'JWT generator' });
  expect(await form.count()).toBe(0);
  await page.locator('.jwt-form').scrollIntoViewIfNeeded();
  await form.waitFor();
  await context.close();
});

test('the page stays readable when a script fails to load', async () => {
  const watched = await watch(site);
  const { page, context } = watched;
  await visit(page, site.url + PATH);
  await page.route('**/*.js', (route) => route.abort());
  await page.locator('.jwt-form').scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  expect(await page.locator('.jwt-form ~ figure').first().isVisible()).toBe(true);
  expect(await page.locator('h1').textContent()).toBe(headingOf(PATH));
  await context.close();
});

test('a link to a tab opens the tab', async () => {
  const { page, context } = await watch(site);
  const name = readBuiltPage(PATH).root.querySelectorAll('[role=tab]')[1]!.text;
  const hash = new GithubSlugger().slug(name);
  await visit(page, `${site.url}${PATH}#${hash}`);
  const tab = page.getByRole('tab', { name, exact: true });
  expect(await tab.getAttribute('aria-selected')).toBe('true');
  await context.close();
});

test.each([
  ['former-anchor', 'stable-anchors', true],
  ['former-anchor', 'stable-anchors', false],
  ['write-a-first-policy', 'first-policy', false],
])('#%s scrolls to #%s (JavaScript: %s)', async (former, id, javaScriptEnabled) => {
  const { page, context } = await watch(site, { javaScriptEnabled, reducedMotion: 'reduce' });
  const topAt = async (hash: string) => {
    await visit(page, `${site.url}${PATH}#${hash}`);
    return page.locator(`#${id}`).evaluate((heading) => heading.getBoundingClientRect().top);
  };
  const difference = (await topAt(former)) - (await topAt(id));
  expect(Math.abs(difference)).toBeLessThan(1);
  const anchor = page.locator(`#${former}`);
  expect(await anchor.evaluate((element) => (element as HTMLElement).tabIndex)).toBe(-1);
  expect(await anchor.evaluate((element) => element.getBoundingClientRect().width)).toBe(0);
  await context.close();
});

test('without JavaScript, the content of every component is shown', async () => {
  const { page, context } = await watch(site, { javaScriptEnabled: false });
  await page.goto(site.url + PATH);
  const shown = ['.secret-plain code', '.filter-controls ~ * tbody tr', '.jwt-form ~ figure'];
  for (const selector of shown) {
    expect(await page.locator(selector).last().isVisible()).toBe(true);
  }
  await context.close();
});
