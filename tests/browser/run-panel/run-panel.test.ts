import type { Locator, Page } from 'playwright-core';
import { axeViolations } from '../axe';
import { openSite, overflow, waitForFocus, watch } from '../site';
import type { Site, WatchedPage } from '../site';
import { CODE } from './code';
import { servePage } from './serve-page';
import type { ServedPage } from './serve-page';
import { visit } from '../settle';

let site: Site;
let served: ServedPage;
let watched: WatchedPage;
let page: Page;
beforeAll(async () => {
  [site, served] = await Promise.all([openSite(), servePage()]);
});
afterAll(async () => {
  await site.close();
  served.server.close();
});
afterEach(async () => {
  // Blocks by the Content-Security-Policy are errors.
  expect(watched.errors).toEqual([]);
  expect(watched.foreign).toEqual([]);
  await watched.context.close();
});

async function open(
  query = '',
  width = 1280,
  options: Parameters<typeof watch>[1] = {},
): Promise<void> {
  const viewport = { width, height: 900 };
  watched = await watch({ ...site, url: served.url }, { viewport, ...options });
  page = watched.page;
  await visit(page, `${served.url}?${query}`);
}

const block = (id: keyof typeof CODE) => page.locator(`[data-run="/guides/quotes#${id}"]`);
const button = (inside: Locator, name: string) => inside.getByRole('button', { name, exact: true });
async function run(id: keyof typeof CODE): Promise<Locator> {
  await button(block(id), 'Run').first().click();
  return block(id).getByRole('group', { name: /^Result of/ });
}
const loadedScripts = () =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name).length);

describe.each([
  ['dark', 1280],
  ['light', 1280],
  ['dark', 390],
  ['light', 390],
])('in the %s theme, %d pixels wide', (theme, width) => {
  test('every state is accessible and fits the window', async () => {
    await open(`${theme}&slow`, width);
    const check = async () => {
      expect(await axeViolations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    };
    await check();
    await (await run('select')).getByRole('progressbar').waitFor();
    await check();
    await page.evaluate(() => document.dispatchEvent(new Event('load-engine')));
    await block('select').getByRole('table').waitFor();
    for (const id of ['policy', 'client', 'wide'] as const) {
      await (await run(id)).getByRole('table').waitFor();
    }
    await (await run('fails')).getByText('42P01').waitFor();
    await button(block('client'), 'Edit').click();
    await block('client').getByRole('textbox').waitFor();
    await check();
    await (await run('endless')).getByText('Running').waitFor();
    await check();
    await button(block('endless'), 'Stop').click();
    await block('endless').getByText('You stopped the code').waitFor();
    await check();
  });
});

test('fingers can hit every control of the panel and the playground', async () => {
  await open('', 390, { hasTouch: true, isMobile: true });
  await (await run('policy')).getByRole('table').waitFor();
  await (await run('client')).getByRole('table').waitFor();
  await (await run('fails')).getByText('42P01').waitFor();
  await button(page.getByRole('region', { name: 'Playground' }), 'Load Quotes').click();
  await page.locator('.playground-output').getByRole('table').waitFor();
  const small = await page.evaluate(() => {
    const controls = document.querySelectorAll('a[href], button, input, summary, [role=radio]');
    return [...controls].flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      const isSmall = control.checkVisibility() && (width < 40 || height < 40);
      return isSmall ? [`${control.textContent}: ${width} × ${height}`] : [];
    });
  });
  expect(small).toEqual([]);
});

test.each(['reduce', 'no-preference'] as const)(
  'the result scrolls into the window, but not further, and not if it is there (motion: %s)',
  async (reducedMotion) => {
    await open('', 1280, { reducedMotion, viewport: { width: 1280, height: 480 } });
    const result = block('policy').locator('.run-result');
    /** From the end of the result to the end of the window. */
    const space = () =>
      result.evaluate((one) => window.innerHeight - one.getBoundingClientRect().bottom);
    await block('policy').evaluate((one) => one.scrollIntoView({ block: 'end' }));
    await (await run('policy')).getByRole('cell', { name: 'Ada' }).waitFor();
    // There's a margin below it.
    const element = await result.elementHandle();
    await page.waitForFunction(
      (one) => Math.abs(window.innerHeight - one!.getBoundingClientRect().bottom - 24) < 2,
      element,
      { timeout: 5000 },
    );
    await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }));
    await block('policy').getByRole('radio', { name: 'Ben' }).click();
    await block('policy').getByRole('cell', { name: 'Ada' }).waitFor({ state: 'detached' });
    await page.waitForTimeout(300);
    expect(await space()).toBeGreaterThan(60);
  },
);

test('once there is a result, only the panel has a Run button, but the focus of a key stays', async () => {
  await open();
  const header = block('select').locator('.run');
  await (await run('select')).getByRole('table').waitFor();
  expect(await header.isVisible()).toBe(false);
  await button(block('select'), 'Close').click();
  expect(await header.isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  await block('select').getByRole('table').waitFor();
  await waitForFocus(header.locator('button'));
  expect(await header.isVisible()).toBe(true);
});

test('nothing is loaded before the reader uses a button', async () => {
  await open();
  const before = await loadedScripts();
  await page.mouse.wheel(0, 400);
  await page.waitForTimeout(300);
  expect(await loadedScripts()).toBe(before);
  await button(block('select'), 'Run').first().hover();
  await page.waitForTimeout(300);
  const prefetched = await loadedScripts();
  expect(prefetched).toBeGreaterThan(before);
  await (await run('select')).getByRole('table').waitFor();
  const used = await loadedScripts();
  await button(block('select'), 'Edit').click();
  await block('select').getByRole('textbox').waitFor();
  expect(await loadedScripts()).toBeGreaterThan(used);
});

test('the editor replaces the code in its place, runs it, and resets it', async () => {
  await open();
  const code = block('select').locator('pre').first();
  const before = (await code.boundingBox())!;
  await (await run('select')).getByRole('table').waitFor();
  await button(block('select'), 'Edit').click();
  const editor = block('select').getByRole('textbox');
  await editor.waitFor();
  expect(await code.isVisible()).toBe(false);
  const after = (await block('select').locator('.code-editor').boundingBox())!;
  expect(Math.abs(after.height - before.height)).toBeLessThan(3);
  expect([after.x, after.y, after.width]).toEqual([before.x, before.y, before.width]);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('select * from public.quote;');
  await page.keyboard.press('Control+Enter');
  await block('select').getByText('42P01').waitFor();
  await button(block('select'), 'Reset').click();
  expect(await editor.textContent()).toBe(CODE.select);
  await button(block('select'), 'Run').last().click();
  await block('select').getByRole('table').waitFor();
  await button(block('select'), 'Close').click();
  expect(await code.isVisible()).toBe(true);
  expect(
    await block('select')
      .locator('.run button')
      .evaluate((one) => one.matches(':focus')),
  ).toBe(true);
});

test('Tab indents, but after Escape, it leaves the editor', async () => {
  await open();
  await (await run('select')).getByRole('table').waitFor();
  await button(block('select'), 'Edit').click();
  const editor = block('select').getByRole('textbox');
  await editor.waitFor();
  const isInside = () => editor.evaluate((one) => one.matches(':focus'));
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await editor.textContent()).toBe(`  ${CODE.select}`);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(2200);
  await page.keyboard.press('Tab');
  expect(await isInside()).toBe(false);
  expect(await editor.textContent()).toBe(`  ${CODE.select}`);
  await page.keyboard.press('Shift+Tab');
  expect(await isInside()).toBe(true);
  const description = await editor.evaluate((one) => {
    const root = one.getRootNode() as ShadowRoot;
    return root.getElementById(one.getAttribute('aria-describedby')!)?.textContent;
  });
  expect(description).toContain('Escape, then Tab');
});

test('the whole flow works with the keyboard', async () => {
  await open();
  await block('policy').locator('.run button').focus();
  await page.keyboard.press('Enter');
  await block('policy').getByRole('cell', { name: 'Ada' }).waitFor();
  await waitForFocus(block('policy').locator('.run button'));
  await block('policy').getByRole('radio', { name: 'Ada' }).focus();
  // Radix selects the next option while the key is down.
  await page.keyboard.press('ArrowRight', { delay: 100 });
  await block('policy').getByRole('cell', { name: 'Ada' }).waitFor({ state: 'detached' });
  expect(await block('policy').getByRole('radio', { name: 'Ben' }).isChecked()).toBe(true);
  await waitForFocus(block('policy').getByRole('radio', { name: 'Ben' }));
});

test('the button copies the edited code', async () => {
  await open();
  await watched.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await (await run('select')).getByRole('table').waitFor();
  await button(block('select'), 'Edit').click();
  await block('select').getByRole('textbox').waitFor();
  await page.keyboard.type('-- Mine\n');
  await button(block('select'), 'Copy').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`-- Mine\n${CODE.select}`);
});

test('in print, there are no buttons and no results', async () => {
  await open();
  await (await run('select')).getByRole('table').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await block('select').locator('.run').isVisible()).toBe(false);
  expect(await block('select').getByRole('table').isVisible()).toBe(false);
  expect(await block('select').locator('pre').first().isVisible()).toBe(true);
});

describe('the playground', () => {
  const playground = () => page.getByRole('region', { name: 'Playground' });

  test.each([1280, 390])('runs code and lists tables, %d pixels wide', async (width) => {
    await open('', width);
    expect(await axeViolations(page)).toEqual([]);
    await button(playground(), 'Load Quotes').click();
    await playground().getByRole('cell', { name: 'Ada' }).waitFor();
    expect(await playground().locator('summary').allTextContents()).toEqual(['quotesRLS']);
    const sql = playground().getByRole('textbox', { name: 'SQL to run' });
    await sql.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('select * from quotes');
    await page.keyboard.press('Control+Enter');
    await playground().getByRole('cell', { name: 'Ada' }).waitFor();
    await playground().getByRole('radio', { name: 'anon' }).click();
    await playground().getByRole('cell', { name: 'Ada' }).waitFor({ state: 'detached' });
    await playground().getByRole('tab', { name: 'JavaScript' }).click();
    await button(playground(), 'Run').click();
    await playground().getByText('Console').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await button(playground(), 'Start over').click();
    await playground().getByText('No tables yet').waitFor();
  });
});
