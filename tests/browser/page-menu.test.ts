import type { Page } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { FEEDBACK_TEXT, PAGE_ACTIONS_TEXT, PAGE_END_TEXT } from '../../src/lib/strings/frame';
import { axeViolations } from './axe';
import { overflow, waitForFocus } from './site';
import { testPages } from './test-pages';

const PATH = '/reference/javascript/select';
const MENU = '.page-head details[data-dropdown]';
const pages = testPages();
const menu = (page: Page) => page.locator(MENU).first();
const button = (page: Page) => menu(page).locator('summary');
const item = (page: Page, name: string) => menu(page).getByText(name, { exact: true });
const isOpen = (page: Page) => menu(page).evaluate((details) => 'open' in details && details.open);

test('the keyboard opens the menu, moves through it, and closes it', async () => {
  const page = await pages.open(PATH);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await item(page, PAGE_ACTIONS_TEXT.copy).waitFor();
  await page.keyboard.press('Tab');
  await waitForFocus(item(page, PAGE_ACTIONS_TEXT.copy));
  await page.keyboard.press('Tab');
  await waitForFocus(item(page, PAGE_ACTIONS_TEXT.view));
  expect(await axeViolations(page, MENU)).toEqual([]);
  await page.keyboard.press('Escape');
  await item(page, PAGE_ACTIONS_TEXT.copy).waitFor({ state: 'hidden' });
  await waitForFocus(button(page));
});

test('a click next to the menu closes it', async () => {
  const page = await pages.open(PATH);
  await button(page).click();
  expect(await isOpen(page)).toBe(true);
  await page.locator('h1').first().click();
  expect(await isOpen(page)).toBe(false);
});

test('on a phone in the light theme, the menu fits and has no axe violations', async () => {
  const page = await pages.open('/guides/auth/row-level-security', {
    viewport: { width: 360, height: 740 },
    colorScheme: 'light',
  });
  await page.evaluate(() => document.documentElement.classList.remove('dark'));
  await button(page).click();
  const box = await menu(page).getByRole('list').boundingBox();
  expect(box!.x).toBeGreaterThanOrEqual(0);
  expect(box!.x + box!.width).toBeLessThanOrEqual(360);
  expect(await overflow(page)).toBe(0);
  expect(await axeViolations(page, MENU)).toEqual([]);
});

test.each(['the menu', 'the button next to it'])('%s copies a page without HTTPS', async (part) => {
  const page = await pages.open(PATH, {}, (context) =>
    // Browsers omit the clipboard there.
    context.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined }),
    ),
  );
  const isMenu = part === 'the menu';
  const copy = page.locator('.page-head [data-copy-page]').first();
  if (isMenu) await button(page).click();
  await (isMenu ? item(page, PAGE_ACTIONS_TEXT.copy) : copy).click();
  await (isMenu ? button(page) : copy).and(page.locator('[data-result=Copied]')).waitFor();
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('textarea'), { id: 'target' }));
  });
  await page.locator('#target').focus();
  await page.keyboard.press('Control+V');
  const copied = await page.locator('#target').inputValue();
  expect(copied).toBe(readFileSync(`public${PATH}.md`, 'utf8'));
});

test('an issue quotes the selected text', async () => {
  const page = await pages.open(PATH, {}, (context) =>
    context.route('https://github.com/**', (route) => route.fulfill({ body: 'An issue' })),
  );
  const lead = page.locator('.lead').first();
  await lead.selectText();
  const selected = (await lead.textContent())!.slice(0, 60);
  await button(page).click();
  const [issue] = await Promise.all([
    page.context().waitForEvent('page'),
    item(page, PAGE_ACTIONS_TEXT.report).click(),
  ]);
  await issue.waitForURL('https://github.com/**');
  expect(new URL(issue.url()).searchParams.get('body')).toContain(`> ${selected}`);
});

test('each entry that scrolling adds has its own menu', async () => {
  const page = await pages.open(PATH);
  const entries = page.locator('[data-entry]');
  while ((await entries.count()) < 2) {
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(50);
  }
  const added = entries.nth(1);
  const call = await added.locator('h1').textContent();
  await added.getByLabel(PAGE_ACTIONS_TEXT.labelFor(call!)).click();
  const path = await added.getAttribute('data-entry');
  const view = added.locator(MENU).getByRole('link', { name: PAGE_ACTIONS_TEXT.view });
  expect(await view.isVisible()).toBe(true);
  expect(await view.getAttribute('href')).toBe(`/docs${path}.md`);
});

test('without JavaScript, the menu only has links', async () => {
  const page = await pages.open(PATH, { javaScriptEnabled: false });
  expect(await page.getByRole('group', { name: FEEDBACK_TEXT.question }).isVisible()).toBe(false);
  for (const name of [PAGE_END_TEXT.edit, PAGE_END_TEXT.report]) {
    expect(await page.getByRole('link', { name }).isVisible()).toBe(true);
  }
  await button(page).click();
  expect(await item(page, PAGE_ACTIONS_TEXT.report).isVisible()).toBe(true);
  expect(await item(page, PAGE_ACTIONS_TEXT.copy).isVisible()).toBe(false);
  const view = item(page, PAGE_ACTIONS_TEXT.view);
  const response = await page.request.get(
    new URL((await view.getAttribute('href'))!, pages.url).href,
  );
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
});

test('feedback offers an issue if there is no telemetry endpoint', async () => {
  const page = await pages.open(PATH);
  const group = page.getByRole('group', { name: FEEDBACK_TEXT.question });
  await group.getByRole('button', { name: FEEDBACK_TEXT.no }).click();
  const link = group.getByRole('link', { name: FEEDBACK_TEXT.problems[0] });
  expect(await link.getAttribute('href')).toContain('/issues/new?title=');
  expect(await axeViolations(page, 'main')).toEqual([]);
});
