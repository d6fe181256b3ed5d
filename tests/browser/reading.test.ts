import { sectionsOf, titleOf } from '../build/built-site';
import { followMenu, waitForFocus } from './site';
import { testPages } from './test-pages';
import { reload } from './settle';

const pages = testPages();
const { open } = pages;

const OVERVIEW = '/guides/auth/overview';
const RLS = '/guides/auth/row-level-security';
const SELECT = '/reference/javascript/select';
const PHONE = { width: 390, height: 844 };

test('a link in the text opens its page without a full page load', async () => {
  const page = await open('/handbook/author-styleguide');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const link = page.locator('article p a[href^="/docs/"]:not([href*="#"])').first();
  const path = (await link.getAttribute('href'))!.slice('/docs'.length);
  await link.click();
  await page.waitForURL(pages.url + path);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await page.waitForFunction((title) => document.title === title, titleOf(path));
});

test('the heading in the URL is below the top bar', async () => {
  const { id: anchor } = sectionsOf(RLS)[1]!;
  const page = await open(`${RLS}#${anchor}`);
  await page.waitForFunction(() => window.scrollY > 0);
  const box = await page.locator(`[id="${anchor}"]`).boundingBox();
  expect(box!.y).toBeGreaterThanOrEqual(60);
  expect(box!.y).toBeLessThan(200);
});

test('the copy button copies commands without prompts and output', async () => {
  const page = await open('/reference/cli/start');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const block = page.locator('main figure', { has: page.locator('.output') }).first();
  const code = block.locator('code');
  const shown = await code.innerText();
  await block.getByRole('button', { name: 'Copy' }).click();
  await block.getByRole('button', { name: 'Copied' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(shown).toContain('$ ');
  const typed = await code.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const output of copy.querySelectorAll('.output')) output.remove();
    return copy.textContent;
  });
  expect(typed.length).toBeLessThan(shown.length);
  expect(copied).toBe(typed.replace(/^\$ /gm, '').trimEnd());
});

test('an entry links to the same entry of another version', async () => {
  const page = await open(SELECT);
  const older = '/reference/javascript/v1/select';
  await page.locator(`main a[href="/docs${older}"]`).first().click();
  await page.waitForURL(pages.url + older);
});

test('the theme can be changed, is stored, and applies before the first paint', async () => {
  const page = await open('/');
  const dark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
  expect(await dark()).toBe(true);
  await page.getByRole('button', { name: 'Dark theme' }).click();
  expect(await dark()).toBe(false);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForSelector('h1');
  expect(await dark()).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('supabaseDarkMode'))).toBe('false');
});

test('on a phone, the menu opens, closes, and links to other pages', async () => {
  const page = await open(OVERVIEW, { viewport: PHONE });
  const menu = page.locator('#menu');
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(await menu.isVisible()).toBe(true);
  await waitForFocus(menu.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Escape');
  expect(await menu.isVisible()).toBe(false);
  await waitForFocus(page.getByRole('button', { name: 'Menu', exact: true }));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await followMenu(page, RLS);
  await page.waitForURL(pages.url + RLS);
  await menu.waitFor({ state: 'hidden' });
});

test('without JavaScript, a button opens the menu on a phone', async () => {
  const page = await open(OVERVIEW, { viewport: PHONE, javaScriptEnabled: false });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(await page.locator('#menu').isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await page.locator('#menu').isVisible()).toBe(false);
});

test.each([1280, 1440, 1920])('at %s px, a line of text is at most 75 ch wide', async (width) => {
  const page = await open(RLS, { viewport: { width, height: 900 } });
  // The fallback font of a first load has narrower digits.
  await reload(page);
  const measured = await page.evaluate(() => {
    const paragraphs = [...document.querySelectorAll('main .article p')];
    // Steps and lists are narrower, and drawings wider.
    const isText = (p: Element) => !p.closest('ol, ul') && !p.querySelector('[role=img]');
    const text = paragraphs.find((p) => p.textContent.length > 300 && isText(p))!;
    const zero = document.createElement('span');
    zero.style.cssText = 'position: absolute; width: 1ch';
    text.append(zero);
    return text.getBoundingClientRect().width / zero.getBoundingClientRect().width;
  });
  expect(measured).toBeLessThanOrEqual(75);
  expect(measured).toBeGreaterThan(55);
});
