import { readBuiltPage } from '../build/built-site';
import { layoutShift } from './layout-shift';
import { testPages } from './test-pages';
import { visit } from './settle';

const pages = testPages({ width: 1280, height: 800 });
const { open } = pages;
const EQ = '/reference/javascript/v1/eq';
const NEQ = '/reference/javascript/v1/neq';
const SELECT = '/reference/javascript/select';
const selected = '[role=tab][aria-selected=true]';

/** An example of both entries that's the first one in neither. */
const [SHARED = ''] = exampleNames(EQ)
  .slice(1)
  .filter((name) => exampleNames(NEQ).slice(1).includes(name));

function exampleNames(path: string): string[] {
  return readBuiltPage(path)
    .root.querySelectorAll('.examples [role=tab]')
    .map(({ text }) => text);
}

test('an entry opens on the example chosen on another entry, without a layout shift', async () => {
  const page = await open(EQ);
  await page.getByRole('tab', { name: SHARED, exact: true }).first().click();
  await page.locator(`#menu a[href="/docs${NEQ}"]`).click();
  await page.waitForURL(pages.url + NEQ);
  await page.waitForTimeout(300);
  expect(await page.locator(selected).first().textContent()).toBe(SHARED);
  await visit(page, pages.url + NEQ);
  expect(await page.locator(selected).first().textContent()).toBe(SHARED);
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
  await page.getByRole('tab', { name: SHARED, exact: true }).first().click();
  await page.locator(`#menu a[href="/docs${NEQ}"]`).click();
  await page.waitForURL(pages.url + NEQ);
  await page.waitForTimeout(300);
  expect(await page.locator(selected).first().textContent()).toBe(SHARED);
});

test.each([1280, 390])('at %d px, many tabs are in one row that can be expanded', async (width) => {
  const page = await open(SELECT, { viewport: { width, height: 800 } });
  const row = page.getByRole('tablist', { name: 'Examples' }).first();
  const height = async () => (await row.boundingBox())!.height;
  expect(await height()).toBeLessThan(40);
  const tabs = row.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('End');
  const [box, frame] = [await tabs.last().boundingBox(), await row.boundingBox()];
  expect(box!.x).toBeGreaterThanOrEqual(frame!.x);
  expect(box!.x + box!.width).toBeLessThanOrEqual(frame!.x + frame!.width);
  await page.getByRole('button', { name: 'Next tab' }).first().click();
  expect(await tabs.first().getAttribute('aria-selected')).toBe('true');
  const all = page.getByRole('button', { name: /show all tabs$/ }).first();
  await all.click();
  expect(await all.getAttribute('aria-expanded')).toBe('true');
  expect(await height()).toBeGreaterThan(60);
});

test('without JavaScript, every example is shown below its name', async () => {
  const page = await open(SELECT, { javaScriptEnabled: false });
  const names = page.locator('.examples .tab-name');
  expect(await names.count()).toBeGreaterThan(6);
  for (const name of await names.all()) expect(await name.isVisible()).toBe(true);
  expect(await page.locator('.tab-steps').isVisible()).toBe(false);
});
