import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { OfflineManifest } from '../../src/lib/offline/manifest';
import { OFFLINE_TEXT } from '../../src/lib/strings/offline';
import { headingOf } from '../build/built-site';
import { openSite, watch } from './site';
import type { Site } from './site';
import { visit } from './settle';

const manifest = JSON.parse(readFileSync('public/offline.json', 'utf8')) as OfflineManifest;
/** The smallest one is fast. */
const section = [...manifest.sections].sort((a, b) => a.bytes - b.bytes)[0]!;
const [first = ''] = section.pages;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const openList = async () => {
  const watched = await watch(site);
  await visit(watched.page, `${site.url}/offline`);
  return watched;
};
const press = async (page: Page, name: string, status: string) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('status').filter({ hasText: status }).waitFor({ timeout: 60_000 });
};

test('nothing is saved or registered unless the reader asks for it', async () => {
  const { page, context, errors } = await watch(site);
  for (const path of ['/', first, '/reference/javascript/select', '/offline']) {
    await visit(page, site.url + path);
    expect([path, await registrations(page), await cacheNames(page)]).toEqual([path, 0, []]);
  }
  expect(errors).toEqual([]);
  await context.close();
});

test('the list shows the size of each section, and the progress while it is saved', async () => {
  const { page, context } = await openList();
  const row = page.getByRole('row').filter({ hasText: section.title }).first();
  expect(await row.textContent()).toContain(OFFLINE_TEXT.size(section.bytes));
  const steps = await page.evaluateHandle(() => {
    const seen: { text: string; done: number; total: number }[] = [];
    new MutationObserver(() => {
      const text = document.querySelector('main [role=status]')?.textContent ?? '';
      const bar = document.querySelector<HTMLProgressElement>('main progress');
      if (bar && text) seen.push({ text, done: bar.value, total: bar.max });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return seen;
  });
  await press(page, OFFLINE_TEXT.saveLabel(section.title), OFFLINE_TEXT.saved);
  const seen = await steps.jsonValue();
  expect(seen.length).toBeGreaterThan(5);
  for (const { text, done, total } of seen) {
    expect(text.replace(/[\d.]+ MB$/, 'SIZE')).toBe(OFFLINE_TEXT.saving(done, total, 'SIZE'));
  }
  const counts = seen.map(({ done }) => done);
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
  await context.close();
});

test('a saved section can be read offline, but online pages are current, and it can be turned off', async () => {
  const { page, context, errors } = await openList();
  await press(page, OFFLINE_TEXT.saveLabel(section.title), OFFLINE_TEXT.saved);
  expect(await registrations(page)).toBe(1);
  expect(errors).toEqual([]);

  // While online, an outdated copy isn't used.
  const url = site.url + (first === '/' ? '' : first);
  await page.evaluate(
    async ([address]) => {
      const [name] = (await caches.keys()).filter((item) =>
        /^docs-offline .*(?<!shared)$/.test(item),
      );
      const saved = await caches.open(name!);
      const original = await saved.match(address!);
      await saved.put(address!, new Response('outdated', { headers: original!.headers }));
      await saved.put(`${address}-copy`, original!);
    },
    [url],
  );
  await page.goto(`${url}?a=1`);
  expect(await page.locator('h1').textContent()).toBe(headingOf(first));

  await context.setOffline(true);
  await page.goto(`${url}?b=1`);
  expect(await page.locator('body').textContent()).toBe('outdated');
  const second = section.pages[1]!;
  await visit(page, `${site.url}${second}/`);
  expect(await page.locator('h1').textContent()).toBe(headingOf(second));
  expect(await page.goto(`${site.url}/nowhere`).catch(() => 'failed')).toBe('failed');
  await context.setOffline(false);

  await visit(page, `${site.url}/offline`);
  await press(page, OFFLINE_TEXT.removeAll, OFFLINE_TEXT.removed);
  expect([await registrations(page), await cacheNames(page)]).toEqual([0, []]);
  await context.close();
});

test('if a file cannot be loaded, nothing incomplete is kept', async () => {
  const { page, context } = await openList();
  await page.route(`**${first}`, (route) => route.abort());
  await press(page, OFFLINE_TEXT.saveLabel(section.title), OFFLINE_TEXT.failed);
  const names = await cacheNames(page);
  expect(names.filter((name) => /^docs-offline .*(?<!shared)$/.test(name))).toEqual([]);
  expect(await registrations(page)).toBe(0);
  await context.close();
});

test('a whole section is printed, in menu order', async () => {
  const { page, context, errors } = await openList();
  await page.evaluate(() => {
    window.print = () => {
      const headings = document.querySelectorAll('.printed h1');
      document.title = ['printed', ...[...headings].map((heading) => heading.textContent)].join(
        '|',
      );
    };
  });
  await page.getByRole('button', { name: OFFLINE_TEXT.printLabel(section.title) }).click();
  await page.waitForFunction(
    () =>
      document.querySelector('.printed')?.childElementCount === 0 &&
      document.title.startsWith('printed|'),
  );
  expect(await page.title()).toBe(['printed', ...section.pages.map(headingOf)].join('|'));
  expect(errors).toEqual([]);
  await context.close();
});
