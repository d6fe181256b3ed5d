import type { Page } from 'playwright-core';
import { axeViolations } from './axe';
import { testPages } from './test-pages';
import { reload, settle, visit } from './settle';

const pages = testPages();
const { open } = pages;

/** With several tabs for client libraries. */
const MFA = '/guides/auth/auth-mfa';
const SIGN_IN = '/guides/auth/auth-email';
const CLI = '/reference/cli/start';
const CONFIG = '/reference/cli/config';
const LONG_LINES = '/guides/database/functions';
const STYLEGUIDE = '/handbook/author-styleguide';
const PHONE = { width: 390, height: 844 };

const selectedTabs = (page: Page) => page.locator('main [role=tab][aria-selected=true]');
const visiblePanels = async (page: Page) => {
  return page
    .locator('main [role=tabpanel]:visible > .tab-name')
    .evaluateAll((names) => names.map(({ textContent }) => textContent));
};

/** Only the inline script runs. */
async function openWithoutFiles(page: Page, path: string): Promise<void> {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(pages.url + path);
}
const forgetErrors = () => pages.errors.splice(0);

test('a selected tab is selected on other pages before any script file runs', async () => {
  const page = await open(MFA);
  await page.locator('main').getByRole('tab', { name: 'Dart' }).first().click();
  await openWithoutFiles(page, SIGN_IN);
  const panels = await visiblePanels(page);
  expect(panels).toContain('Dart');
  expect(panels).not.toContain('JavaScript');
  forgetErrors();
});

test('hydration keeps the tab that the first script selected', async () => {
  const page = await open(`${MFA}?lang=python`);
  await page.waitForFunction(() => document.querySelector('main [role=tab][tabindex="0"]'));
  const first = selectedTabs(page).first();
  expect(await first.textContent()).toBe('Python');
  expect(await first.getAttribute('tabindex')).toBe('0');
  expect(await visiblePanels(page)).not.toContain('JavaScript');
});

test('tabs switch together, and the clicked one keeps its position', async () => {
  const page = await open(MFA);
  const tabs = page.locator('main').getByRole('tab', { name: 'Dart' });
  const last = tabs.last();
  await last.scrollIntoViewIfNeeded();
  const before = await last.boundingBox();
  await last.click();
  await page.waitForTimeout(200);
  const after = await last.boundingBox();
  expect(await tabs.count()).toBeGreaterThan(1);
  const panels = await visiblePanels(page);
  expect(panels.filter((label) => label === 'Dart')).toHaveLength(await tabs.count());
  expect(Math.abs(after!.y - before!.y)).toBeLessThanOrEqual(1);
});

test.each([MFA, CONFIG])(
  'on narrow windows, %s lists its sections without scripts',
  async (path) => {
    const page = await open(path, { viewport: PHONE, javaScriptEnabled: false });
    const contents = page.locator('aside.contents');
    expect(await contents.isVisible()).toBe(false);
    await page.locator('.open-contents').click();
    expect(await contents.getByRole('link').nth(1).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await page.locator('.open-contents').isVisible()).toBe(false);
    expect(await contents.isVisible()).toBe(true);
  },
);

test('on a phone, a link in the list of sections closes it, and its section is marked', async () => {
  const page = await open(CONFIG, { viewport: PHONE });
  const contents = page.locator('aside.contents');
  const link = contents.getByRole('link').nth(2);
  await page.locator('.open-contents').click();
  await link.click();
  await contents.waitFor({ state: 'hidden' });
  const { hash } = new URL(page.url());
  const [bar, heading] = await Promise.all(
    ['.page-bar', hash].map((selector) => page.locator(selector).first().boundingBox()),
  );
  expect(heading!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
  // Playwright would scroll to the bar, although it's in view.
  await page.locator('.open-contents').evaluate((button: HTMLElement) => button.click());
  await contents.locator(`a[href$="${hash}"][aria-current=true]`).waitFor();
});

test('single-key shortcuts can be turned off, and stay off', async () => {
  const page = await open('/');
  const search = page.getByRole('dialog', { name: 'Search the documentation' });
  await page.keyboard.press('?');
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await reload(page);
  await page.keyboard.press('/');
  await page.keyboard.press('?');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('Control+k');
  await search.waitFor();
});

test('the theme follows the system, from the first paint on and when it changes', async () => {
  const page = await open('/', { colorScheme: 'light' });
  const className = () => page.evaluate(() => document.documentElement.className);
  expect(await className()).toBe('dark');
  const settings = page.getByRole('button', { name: 'Settings and shortcuts' });
  await settings.click();
  await page.getByRole('radio', { name: 'Same as system' }).click();
  expect(await className()).toBe('');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => document.documentElement.className === 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await openWithoutFiles(page, '/');
  expect(await className()).toBe('');
  forgetErrors();
});

test('code is copied on hosts without the clipboard', async () => {
  const page = await open(CLI, {}, (context) =>
    context.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined }),
    ),
  );
  const block = page.locator('main figure', { has: page.locator('.prompt') }).first();
  await block.getByRole('button', { name: 'Copy' }).click();
  await block.getByRole('button', { name: 'Copied' }).waitFor();
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: 'Search docs' });
  await box.waitFor();
  await page.keyboard.press('Control+v');
  const [command] = (await block.locator('code').innerText()).split('\n');
  expect(command).toContain(`$ ${(await box.inputValue()).slice(0, 12)}`);
});

test('long lines of code wrap on every page before any script file runs', async () => {
  const page = await open(LONG_LINES, { viewport: PHONE });
  const blocks = await page.locator('main figure pre:visible').all();
  const isLong = (pre: Element) => pre.scrollWidth > pre.clientWidth;
  const long = await Promise.all(blocks.map((block) => block.evaluate(isLong)));
  // A block only gets the button near the visible part.
  await blocks[long.indexOf(true)]!.scrollIntoViewIfNeeded();
  const button = page.getByRole('button', { name: 'Wrap long lines' }).first();
  await button.click();
  expect(await button.getAttribute('aria-pressed')).toBe('true');
  await openWithoutFiles(page, LONG_LINES);
  const wide = await page
    .locator('main pre:visible')
    .evaluateAll((blocks) => blocks.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
  expect(wide).toBe(0);
  forgetErrors();
});

test('open menu groups are open before any script file runs', async () => {
  const page = await open('/guides/auth');
  const group = page.locator('#menu details:not([open])').last();
  const label = (await group.locator('summary').textContent())!;
  await group.locator('summary').click();
  await openWithoutFiles(page, '/guides/auth');
  const same = page.locator('#menu details', { has: page.getByText(label, { exact: true }) });
  expect(await same.getAttribute('open')).not.toBeNull();
  forgetErrors();
});

test('a tap shows how an example was verified', async () => {
  const page = await open(MFA, { viewport: PHONE, hasTouch: true });
  const proof = page.locator('main details.proof').locator('visible=true').first();
  const header = proof.locator('xpath=..');
  const { height } = (await header.boundingBox())!;
  await proof.locator('summary').tap();
  const text = proof.locator('p');
  await text.waitFor();
  const box = (await text.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width);
  expect((await header.boundingBox())!.height).toBe(height);
  await page.locator('h1').tap();
  await text.waitFor({ state: 'hidden' });
});

test("the reader's project replaces placeholders in code on every page, and stays in the browser", async () => {
  const ref = 'abcdefghijklmnopqrst';
  const page = await open(STYLEGUIDE);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.getByRole('button', { name: 'Use my project' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Your project in code' });
  const url = dialog.getByRole('textbox', { name: 'Project URL or ref' });
  await url.fill('not a project');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText("This isn't the URL or ref of a project.").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await url.fill(`https://supabase.com/dashboard/project/${ref}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const code = () => page.getByText(`SUPABASE_URL=https://${ref}.supabase.co`).first();
  await code().waitFor();
  await visit(page, `${pages.url}/guides/with-react`);
  await page.mouse.move(300, 300);
  await code().waitFor();
  await settle(page);
  expect(sent.length).toBeGreaterThan(5);
  expect(sent.filter((request) => request.includes(ref))).toEqual([]);
});

const NEXT = '/guides/with-nextjs';
const STORAGE = '/guides/storage/quickstart';
const commands = (page: Page) => page.locator('main code').allTextContents();

test('a chosen package manager is shown on other pages before any script file runs', async () => {
  const page = await open(NEXT);
  await page.locator('select.managers').first().selectOption('pnpm');
  expect(await commands(page)).toContain('$ pnpm add @supabase/supabase-js');
  await openWithoutFiles(page, STORAGE);
  expect((await commands(page)).join('\n')).toContain('$ pnpm add @supabase/supabase-js');
  expect(await page.locator('select.managers').first().inputValue()).toBe('pnpm');
  forgetErrors();
});

test('hydration keeps the chosen package manager, and the page does not move', async () => {
  const page = await open(`${NEXT}?lang=yarn`);
  expect(await commands(page)).toContain('$ yarn add @supabase/supabase-js');
  expect(await page.locator('select.managers').first().inputValue()).toBe('yarn');
});

test('without scripts, commands are for npm, and there is no choice', async () => {
  const page = await open(NEXT, { javaScriptEnabled: false });
  expect(await commands(page)).toContain('$ npm install @supabase/supabase-js');
  expect(await page.locator('select.managers').first().isVisible()).toBe(false);
});

test('the link of a heading offers to copy the section as Markdown', async () => {
  const page = await open(CONFIG);
  const heading = page.locator('main h2').first();
  await heading.hover();
  await heading.locator('a.anchor').click();
  await page.getByRole('button', { name: 'Copy section as Markdown' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
});

test('a link to a search opens it with the results', async () => {
  const page = await open('/?q=row+level+security');
  expect(await page.getByRole('combobox', { name: 'Search docs' }).inputValue()).toBe(
    'row level security',
  );
  await page.getByRole('option').first().waitFor();
});
