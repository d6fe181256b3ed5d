import { testPages } from './site';

const pages = testPages();
const { open } = pages;

const RLS = '/guides/auth/row-level-security';

test('links of the text stay within the site and need no page load', async () => {
  const page = await open('/');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('link', { name: 'policies in the database itself' }).click();
  await page.waitForURL(pages.url + RLS);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await page.waitForFunction(() => document.title.includes('Row level security'));
});

test('"On this page" follows the scroll', async () => {
  const page = await open(RLS);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const links = await contents.getByRole('link').all();
  const target = links[Math.floor(links.length / 2)]!;
  await target.click();
  await page.waitForFunction(
    (href) =>
      document.querySelector(`nav[aria-label="On this page"] a[href="${href}"]`)?.ariaCurrent ===
      'true',
    await target.getAttribute('href'),
  );
  expect(await contents.locator('[aria-current]').count()).toBe(1);
});

test('a heading that is linked to stands below the bar', async () => {
  const page = await open(`${RLS}#write-a-first-policy`);
  await page.waitForFunction(() => window.scrollY > 0);
  const box = await page.locator('#write-a-first-policy').boundingBox();
  expect(box!.y).toBeGreaterThanOrEqual(60);
  expect(box!.y).toBeLessThan(200);
});

test('code is copied as shown, without prompts', async () => {
  const page = await open('/reference/cli/start');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const block = page.locator('main figure', { has: page.locator('.prompt') }).first();
  const shown = await block.locator('code').innerText();
  await block.getByRole('button', { name: 'Copy' }).click();
  await block.getByRole('button', { name: 'Copied' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(shown).toContain('$ ');
  expect(copied).toBe(shown.replace(/^\$ /gm, ''));
});

test('examples are tabs: one panel shows, arrow keys change it', async () => {
  const page = await open('/reference/javascript/select');
  const tabs = page.getByRole('tablist', { name: 'Examples' }).getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector('[role=tab]:nth-of-type(2)[aria-selected=true]');
  expect(await page.getByRole('tabpanel').count()).toBe(1);
});

test('an entry links to itself in the other version', async () => {
  const page = await open('/reference/javascript/select');
  await page.getByRole('link', { name: 'JavaScript v1', exact: true }).click();
  await page.waitForURL(`${pages.url}/reference/javascript/v1/select`);
});

test('the theme flips, is kept, and is there before the first paint', async () => {
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

test('on a phone the menu opens, leads on and closes', async () => {
  const page = await open('/guides/auth/overview', { viewport: { width: 390, height: 844 } });
  const menu = page.locator('#menu');
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  expect(await menu.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await menu.getByText('Authorization').click();
  await menu.getByRole('link', { name: 'Row Level Security' }).click();
  await page.waitForURL(pages.url + RLS);
  await menu.waitFor({ state: 'hidden' });
});

test('without JavaScript the phone menu opens by its link', async () => {
  const page = await open('/guides/auth/overview', {
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  });
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  expect(await page.locator('#menu').isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Close' }).click();
  expect(await page.locator('#menu').isVisible()).toBe(false);
});
