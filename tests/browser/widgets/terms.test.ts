import { axeViolations } from '../axe';
import { testPages } from '../test-pages';

const pages = testPages();
const { open } = pages;

const GUIDE = '/guides/auth/row-level-security';
const TERM = 'main .content a[href*="/guides/resources/glossary#"]';

test('hovering a term shows its definition, and Escape hides it', async () => {
  const page = await open(GUIDE);
  await page.locator(TERM).first().hover();
  const box = page.getByRole('tooltip');
  await box.waitFor();
  expect((await box.textContent())!.length).toBeGreaterThan(20);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'detached' });
});

test('keyboard focus shows the definition, and Enter follows the link', async () => {
  const page = await open(GUIDE);
  const term = page.locator(TERM).first();
  const target = await term.getAttribute('href');
  await page.keyboard.press('Tab');
  await term.focus();
  await page.getByRole('tooltip').waitFor();
  const id = await page.getByRole('tooltip').getAttribute('id');
  expect(await term.getAttribute('aria-describedby')).toBe(id);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${target}`);
});

test('the first tap shows the definition, and the second one follows the link', async () => {
  const page = await open(GUIDE, { hasTouch: true, viewport: { width: 390, height: 844 } });
  const term = page.locator(TERM).first();
  const target = await term.getAttribute('href');
  await term.tap();
  await page.getByRole('tooltip').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/docs${GUIDE}`);
  await term.tap();
  await page.waitForURL(`**${target}`);
});

test('if the box cannot load, a tap follows the link', async () => {
  const page = await open(GUIDE, { hasTouch: true, viewport: { width: 390, height: 844 } });
  const term = page.locator(TERM).first();
  const target = await term.getAttribute('href');
  await page.route('**/*.js', (route) => route.abort());
  await term.tap();
  await page.waitForURL(`**${target}`);
  pages.errors.splice(0);
});

test('without JavaScript, a term is a link', async () => {
  const page = await open(GUIDE, { javaScriptEnabled: false });
  const term = page.locator(TERM).first();
  const target = await term.getAttribute('href');
  await term.click();
  await page.waitForURL(`**${target}`);
});
