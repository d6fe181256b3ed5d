import { headingOf, sectionsOf, titleOf } from '../../build/built-site';
import { box, dialog, options, search } from './overlay';
import { waitForFocus } from '../site';
import { testPages } from '../test-pages';

const pages = testPages();
const { open } = pages;

const RLS = '/guides/auth/row-level-security';
const LATEST = '/reference/javascript/select';
const OLDER = '/reference/javascript/v1/select';

/** At the end of a reference page's title: "JavaScript v1". */
const areaOf = (path: string) => / · ([^·|]+?)(?: \|.*)?$/.exec(titleOf(path))![1];

test('search files are not loaded until the pointer is over the search button', async () => {
  const requested: string[] = [];
  const page = await open(RLS, {}, async (context) => {
    context.on('request', (request) => requested.push(request.url()));
  });
  expect(requested.filter((url) => /search/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Search docs...' }).hover();
  await page.waitForResponse(/search\/index-/);
  expect(requested.some((url) => /search-overlay/.test(url))).toBe(true);
  expect(requested.filter((url) => !url.startsWith(`${pages.url}/`))).toEqual([]);
});

test.each([
  ['Ctrl+K', 'Control+k'],
  ['Cmd+K', 'Meta+k'],
  ['Ctrl+K with caps lock', 'Control+K'],
  ['a slash', '/'],
])('%s opens the overlay, and Escape closes it and restores the focus', async (_, key) => {
  const page = await open(RLS);
  const link = page.getByRole('link', { name: 'Dashboard' }).first();
  await link.focus();
  await page.keyboard.press(key);
  await box(page).waitFor();
  await waitForFocus(box(page));
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await waitForFocus(link);
});

test('the button opens the overlay with a click, Ctrl+K and the backdrop close it, and Space scrolls', async () => {
  const page = await open(RLS);
  const button = page.getByRole('button', { name: 'Search docs...' });
  await button.click();
  await waitForFocus(box(page));
  await page.keyboard.press('Control+k');
  await dialog(page).waitFor({ state: 'hidden' });
  await waitForFocus(page.locator('body'));
  await button.click();
  await waitForFocus(box(page));
  await page.mouse.click(20, 400);
  await dialog(page).waitFor({ state: 'hidden' });
  await waitForFocus(page.locator('body'));
  await page.keyboard.press('Space');
  await page.waitForFunction(() => window.scrollY > 300);
  expect(await dialog(page).isVisible()).toBe(false);
});

test.each(['Enter', 'Space'])(
  'the button opens the overlay with %s, and gets the focus back when it closes',
  async (key) => {
    const page = await open(RLS);
    const button = page.getByRole('button', { name: 'Search docs...' });
    await button.focus();
    await page.keyboard.press(key);
    await waitForFocus(box(page));
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await waitForFocus(button);
  },
);

test('text typed while the overlay opens appears exactly once', async () => {
  const page = await open(RLS);
  for (let time = 0; time < 5; time++) {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('policies');
    await box(page).waitFor();
    await page.waitForTimeout(200);
    expect(await box(page).inputValue()).toBe('policies');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
  }
});

test('closing and opening the overlay right after each other shows an empty search', async () => {
  const page = await open(RLS);
  await search(page, 'row level');
  await options(page).first().waitFor();
  // The first search's end arrives when the second one has begun.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('#search-dialog .close')!.click();
    document.querySelector<HTMLElement>('#search')!.click();
  });
  await dialog(page).getByText('No recent searches').waitFor();
  expect(await box(page).inputValue()).toBe('');
  await page.keyboard.type('row');
  await options(page).first().waitFor();
});

test('text can be typed while the overlay loads, and is then searched', async () => {
  const page = await open(RLS);
  let load = () => {};
  const released = new Promise<void>((resolve) => (load = resolve));
  await page.route(/search-overlay/, async (route) => {
    await released;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('row levv');
  await page.keyboard.press('Backspace');
  expect(await box(page).inputValue()).toBe('row lev');
  await dialog(page).getByText('Loading search…').waitFor();
  expect(await options(page).count()).toBe(0);
  load();
  await options(page).first().waitFor();
  expect(await dialog(page).getByText('Loading search…').count()).toBe(0);
  expect(await box(page).inputValue()).toBe('row lev');
});

test('rows can be selected with keys, opened, saved as favorites, and removed', async () => {
  const page = await open('/');
  await search(page, 'row level');
  await options(page).nth(2).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const chosen = dialog(page).getByRole('option', { selected: true });
  expect(await box(page).getAttribute('aria-activedescendant')).toBe(
    await chosen.getAttribute('id'),
  );
  const href = (await chosen.getAttribute('href'))!;
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname + url.hash === href);
  const [path = ''] = href.slice('/docs'.length).split('#');
  await page.getByRole('heading', { level: 1, name: headingOf(path) }).waitFor();
  await page.keyboard.press('Control+k');
  await dialog(page).getByText('Recent', { exact: true }).waitFor();
  expect(await options(page).count()).toBe(1);
  await dialog(page).getByTitle('Save this search').click();
  await dialog(page).getByText('Favorites', { exact: true }).waitFor();
  expect(await dialog(page).getByText('Recent', { exact: true }).count()).toBe(0);
  await dialog(page).getByTitle('Remove this search from favorites').click();
  await dialog(page).getByText('No recent searches').waitFor();
});

test('a row is a link: a middle click opens a new tab, and a hash on the same page scrolls', async () => {
  const page = await open(RLS);
  const [section] = sectionsOf(RLS)
    .slice(1)
    .sort((a, b) => b.title.length - a.title.length);
  await search(page, section!.title);
  const row = page.locator(`dialog a[role=option][href="/docs${RLS}#${section!.id}"]`).first();
  await row.waitFor();
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    row.click({ button: 'middle' }),
  ]);
  await other.waitForURL(({ pathname, hash }) => pathname.endsWith(RLS) && hash !== '');
  await other.close();
  expect(await dialog(page).isVisible()).toBe(true);
  await row.click();
  await page.waitForFunction(() => window.scrollY > 300);
});

test('on a reference page, the search starts in its library', async () => {
  const page = await open(OLDER);
  await search(page, 'select');
  await options(page).first().waitFor();
  const groups = dialog(page).locator('.group');
  expect(await groups.allInnerTexts()).toEqual([areaOf(OLDER)]);
  await dialog(page).getByRole('radio', { name: 'Everything' }).check();
  await page.waitForFunction(() => document.querySelectorAll('dialog .group').length > 1);
  // The best matches come before the groups.
  expect(await options(page).first().getAttribute('href')).toContain(LATEST);
});

test('keys pressed during text composition have no effect', async () => {
  const page = await open(RLS);
  await search(page, 'row level');
  await options(page).first().waitFor();
  for (const key of ['Enter', 'Escape', 'ArrowDown']) {
    await box(page).dispatchEvent('keydown', { key, isComposing: true, bubbles: true });
  }
  expect(await dialog(page).isVisible()).toBe(true);
  expect(new URL(page.url()).hash).toBe('');
  // Chromium also closes the dialog itself.
  await box(page).dispatchEvent('compositionstart');
  await page.keyboard.press('Escape');
  expect(await dialog(page).isVisible()).toBe(true);
  await box(page).dispatchEvent('compositionend');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
});
