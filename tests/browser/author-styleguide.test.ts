import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { openSite, watch } from './site';
import type { Site } from './site';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const PATH = '/handbook/author-styleguide';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function open(options: Parameters<typeof watch>[1] = {}, dark = true) {
  const watched = await watch(site, { reducedMotion: 'reduce', ...options });
  await watched.page.addInitScript(`localStorage.setItem('supabaseDarkMode', '${dark}')`);
  await watched.page.goto(site.url + PATH, { waitUntil: 'networkidle' });
  return watched;
}

/** Brings everything that is fetched late onto the page, and uses it. */
async function useAll(page: Page): Promise<void> {
  await page.locator('.filter-controls').scrollIntoViewIfNeeded();
  await page.getByRole('searchbox', { name: 'Filter schemas' }).pressSequentially('auth');
  await page.locator('#secretinput').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Reveal' }).click();
  await page.locator('.jwt-form').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Make a secret' }).click();
  await page.getByRole('radio', { name: 'service_role' }).click();
}

test.each([
  [true, 1280],
  [true, 360],
  [false, 1280],
  [false, 360],
])(
  'axe finds nothing in use (dark: %s, %d px), and nothing moves or is cut off',
  async (dark, width) => {
    const { page, context, errors, foreign } = await open(
      { viewport: { width, height: 900 } },
      dark,
    );
    await page.evaluate(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[]) {
          if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await useAll(page);
    await page.addScriptTag({ content: AXE });
    const found = await page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      };
      const { violations } = await axe.run();
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    });
    expect(found).toEqual([]);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    expect([...errors, ...foreign]).toEqual([]);
    await context.close();
  },
);

test('what is fetched late is fetched only when it comes near', async () => {
  const { page, context } = await open();
  const form = page.getByRole('form', { name: 'JWT generator' });
  expect(await form.count()).toBe(0);
  await page.locator('.jwt-form').scrollIntoViewIfNeeded();
  await form.waitFor();
  await context.close();
});

test('a script that cannot be fetched leaves the page readable', async () => {
  const watched = await watch(site);
  const { page, context } = watched;
  await page.goto(site.url + PATH, { waitUntil: 'networkidle' });
  await page.route('**/*.js', (route) => route.abort());
  await page.locator('.jwt-form').scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  expect(await page.getByText('Without this form, Node.js does the same').first().isVisible()).toBe(
    true,
  );
  expect(await page.locator('h1').innerText()).toBe('Author styleguide');
  await context.close();
});

test('a link to a tab opens it', async () => {
  const { page, context } = await watch(site);
  await page.goto(`${site.url}${PATH}#react-native`, { waitUntil: 'networkidle' });
  const tab = page.getByRole('tab', { name: 'React Native' });
  expect(await tab.getAttribute('aria-selected')).toBe('true');
  await context.close();
});

test('without JavaScript everything shows', async () => {
  const { page, context } = await watch(site, { javaScriptEnabled: false });
  await page.goto(site.url + PATH);
  for (const text of [
    'a-secret-of-at-least-32-characters',
    'Messages and subscriptions',
    'jwt.mjs',
  ]) {
    expect(await page.getByText(text).first().isVisible()).toBe(true);
  }
  await context.close();
});
