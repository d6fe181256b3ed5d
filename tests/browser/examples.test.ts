import type { Page } from 'playwright-core';
import { readBuiltPage } from '../build/built-site';
import { layoutShift } from './layout-shift';
import { testPages } from './test-pages';
import { visit } from './settle';

const pages = testPages({ width: 1280, height: 800 });
const { open } = pages;
const EQ = '/reference/javascript/v1/eq';
const NEQ = '/reference/javascript/v1/neq';
const SELECT = '/reference/javascript/select';
const selected = (page: Page) =>
  page.locator('.examples [role=tabpanel][data-active=true] > .tab-name').first();

/** In both entries, and the first one in neither. */
const [SHARED = ''] = exampleNames(EQ)
  .slice(1)
  .filter((name) => exampleNames(NEQ).slice(1).includes(name));

async function choose(page: Page, name: string): Promise<void> {
  const examples = page.locator('.examples').first();
  const list = examples.locator('.tab-row select');
  if (await list.isVisible()) await list.selectOption(name);
  else await examples.getByRole('tab', { name, exact: true }).click();
}

function exampleNames(path: string): string[] {
  return readBuiltPage(path)
    .root.querySelectorAll('.examples .tab-name')
    .map(({ text }) => text);
}

test('an entry opens on the example chosen on another entry, without a layout shift', async () => {
  const page = await open(EQ);
  await choose(page, SHARED);
  await page.locator(`#menu a[href="/docs${NEQ}"]`).click();
  await page.waitForURL(pages.url + NEQ);
  await page.waitForTimeout(300);
  expect(await selected(page).textContent()).toBe(SHARED);
  await visit(page, pages.url + NEQ);
  expect(await selected(page).textContent()).toBe(SHARED);
  expect(await layoutShift(page)).toBe(0);
});

test('if storage is blocked, the choice lasts until the page is closed', async () => {
  const page = await open(EQ, {}, (context) =>
    context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new Error('blocked');
        },
      });
    }),
  );
  await choose(page, SHARED);
  await page.locator(`#menu a[href="/docs${NEQ}"]`).click();
  await page.waitForURL(pages.url + NEQ);
  await page.waitForTimeout(300);
  expect(await selected(page).textContent()).toBe(SHARED);
});

test.each([1280, 390])('at %d px, many examples are a list in one row', async (width) => {
  const page = await open(SELECT, { viewport: { width, height: 800 } });
  const names = exampleNames(SELECT);
  const list = page.getByRole('combobox', { name: 'Examples' }).first();
  expect(await list.locator('option').allTextContents()).toEqual(names);
  const row = page.locator('.examples .tab-row').first();
  expect((await row.boundingBox())!.height).toBeLessThanOrEqual(44);
  await list.selectOption(names[2]!);
  expect(await selected(page).textContent()).toBe(names[2]);
  await page.getByRole('button', { name: 'Next tab' }).first().click();
  expect(await selected(page).textContent()).toBe(names[3]);
  expect(await list.locator('option:checked').textContent()).toBe(names[3]);
});

test('without JavaScript, every example is shown below its name', async () => {
  const page = await open(SELECT, { javaScriptEnabled: false });
  const names = page.locator('.examples .tab-name');
  expect(await names.count()).toBeGreaterThan(6);
  for (const name of await names.all()) expect(await name.isVisible()).toBe(true);
  expect(await page.locator('.tab-row').isVisible()).toBe(false);
});
