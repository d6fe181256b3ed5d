import { axeViolations } from '../axe';
import { box, dialog, options, search } from './overlay';
import { testPages } from '../test-pages';
import { reload } from '../settle';

const pages = testPages();
const { open } = pages;

const RLS = '/guides/auth/row-level-security';
const forgetErrors = () => pages.errors.splice(0);

test('without results, the overlay suggests words and links to a report', async () => {
  const page = await open(RLS);
  await search(page, 'zzqqxx <b>&');
  await dialog(page).getByText('No results for').first().waitFor();
  const report = dialog(page).getByRole('link', { name: 'Let us know.' });
  expect(new URL((await report.getAttribute('href'))!).searchParams.get('body')).toContain(
    'zzqqxx <b>&',
  );
  const suggested = dialog(page).getByRole('listitem').getByRole('button');
  await suggested.first().waitFor();
  expect(await suggested.count()).toBeLessThanOrEqual(3);
  await suggested.first().click();
  await options(page).first().waitFor();
});

test.each([
  ['a'.repeat(70), 'a'.repeat(64)],
  [`${'a'.repeat(63)}🙂`, 'a'.repeat(63)],
])('a typed text has at most 64 characters: %s', async (typed, text) => {
  const page = await open(RLS);
  await search(page, typed);
  expect(await box(page).inputValue()).toBe(text);
});

test('a pasted error shows its start, and what a reader changes in it stays', async () => {
  const error =
    'failed to merge file config: While parsing config: toml: incomplete number\n\nhost = a';
  const signature = error.split('\n', 1)[0]!;
  const page = await open(RLS, { viewport: { width: 390, height: 844 } });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), error);
  await page.keyboard.press('Control+k');
  await box(page).waitFor();
  await page.keyboard.press('Control+v');
  await options(page).first().waitFor();
  expect(await box(page).inputValue()).toBe(signature);
  expect(await box(page).evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  await page.keyboard.press('Backspace');
  expect(await box(page).inputValue()).toBe(signature.slice(0, -1));
});

test('on a phone, all actions are available without results and after a failure', async () => {
  const page = await open('/reference/javascript/select', {
    viewport: { width: 390, height: 844 },
  });
  await search(page, 'zzqqxx');
  await dialog(page).getByRole('button', { name: 'Search everything' }).click();
  await dialog(page).getByRole('radio', { name: 'Everything', checked: true }).waitFor();
  await reload(page);
  await page.route(/\/docs\/search\//, (route) => route.abort());
  await search(page, 'row');
  await dialog(page).getByRole('button', { name: 'Try again' }).waitFor();
  await page.unroute(/\/docs\/search\//);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await options(page).first().waitFor();
  forgetErrors();
});

test('a failure is reported, and the search recovers when the network is back', async () => {
  const page = await open(RLS);
  await page.route(/\/docs\/search\//, (route) => route.abort());
  await search(page, 'row');
  await dialog(page).getByText('Unable to fetch results').first().waitFor();
  await dialog(page).getByText('You might want to check your network connection.').waitFor();
  expect(await box(page).inputValue()).toBe('row');
  await page.unroute(/\/docs\/search\//);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await options(page).first().waitFor();
  forgetErrors();
});

test.each([
  ['fail to start', 'window.Worker = class { constructor() { throw new Error("refused"); } };'],
  ['are not supported', 'delete window.Worker;'],
])('if workers %s, the page runs the search', async (_, script) => {
  const page = await open(RLS, {}, (context) => context.addInitScript(script));
  await search(page, 'row level');
  await options(page).first().waitFor();
});

test('if the worker script fails to load, the page runs the search', async () => {
  const page = await open(RLS, {}, (context) =>
    context.addInitScript(`
      const Real = window.Worker;
      window.Worker = class extends Real { constructor() { super('/docs/there-is-no-such-file.js'); } };
    `),
  );
  await search(page, 'row level');
  await options(page).first().waitFor();
  forgetErrors();
});

test.each([
  [
    'blocked',
    'Object.defineProperty(window, "localStorage", { get() { throw new Error("denied"); } });',
  ],
  ['full', 'Storage.prototype.setItem = () => { throw new Error("quota"); };'],
  [
    'filled with invalid entries',
    'for (const list of ["RECENT", "FAVORITE"]) localStorage.setItem("__DOCSEARCH_" + list + "_SEARCHES__docs", \'[null, {"objectID":"x","type":"lvl1","url":"javascript:alert(1)","hierarchy":{"lvl0":"<img src=x onerror=alert(1)>","lvl1":"b"}}]\');',
  ],
])('the search works with storage that is %s', async (_, script) => {
  const page = await open(RLS, {}, (context) => context.addInitScript(script));
  await page.keyboard.press('Control+k');
  await dialog(page).getByText('No recent searches').waitFor();
  await page.keyboard.type('row level');
  await options(page).first().click();
  await dialog(page).waitFor({ state: 'hidden' });
});

test.each(['dark', 'light'])(
  'in the %s theme, no state of the overlay has axe violations',
  async (theme) => {
    const page = await open('/reference/javascript/select', { reducedMotion: 'reduce' });
    if (theme === 'light') await page.getByRole('button', { name: 'Dark theme' }).click();
    await page.keyboard.press('Control+k');
    await dialog(page).getByText('No recent searches').waitFor();
    expect(await axeViolations(page, 'dialog')).toEqual([]);
    await page.keyboard.type('select');
    await options(page).first().waitFor();
    expect(await axeViolations(page, 'dialog')).toEqual([]);
    const status = await dialog(page).getByRole('status').innerText();
    const [, first = ''] = /^\d+ results?\. First: (.+)/.exec(status) ?? [];
    expect(first).not.toBe('');
    expect(await options(page).first().textContent()).toContain(first);
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+k');
    await dialog(page).getByText('Recent', { exact: true }).waitFor();
    expect(await axeViolations(page, 'dialog')).toEqual([]);
    await page.keyboard.type('zzqqxx');
    await dialog(page).getByText('No results for').first().waitFor();
    expect(await axeViolations(page, 'dialog')).toEqual([]);
    await reload(page);
    await page.route(/\/docs\/search\//, (route) => route.abort());
    await search(page, 'row');
    await dialog(page).getByText('Unable to fetch results').first().waitFor();
    expect(await axeViolations(page, 'dialog')).toEqual([]);
    await reload(page);
    await page.unroute(/\/docs\/search\//);
    await page.route(/\/docs\/search\//, () => undefined);
    await search(page, 'row');
    await page.waitForSelector('[data-stalled]');
    expect(await axeViolations(page, 'dialog')).toEqual([]);
    forgetErrors();
  },
);
