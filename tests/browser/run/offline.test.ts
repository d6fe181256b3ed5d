import { readFileSync } from 'node:fs';
import type { OfflineManifest } from '../../../src/lib/offline/manifest';
import { OFFLINE_TEXT } from '../../../src/lib/strings/offline';
import { FAILURE_TEXT } from '../../../src/lib/strings/run';
import { openSite, watch } from '../site';
import type { Site } from '../site';
import { builtExamples } from './engine-page';
import { pressRun } from './run-button';
import { settle, visit } from '../settle';

jest.setTimeout(300_000);

const RAN = /^\d+ ms$|^\d+\.\d s$/;

const examples = builtExamples();
const examplesOf = (path: string) =>
  examples.filter(({ page }) => page === path).map(({ id }) => `${path}#${id}`);

const GUIDE = '/guides/auth/row-level-security';
const ENTRY = '/reference/javascript/select';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test.each([GUIDE, ENTRY])('%s runs examples offline after the first one', async (path) => {
  const { page, context } = await watch(site);
  await visit(page, site.url + path);
  const [first, second] = examplesOf(path);
  expect(await pressRun(page, first!)).toMatch(RAN);
  await context.setOffline(true);
  expect(await pressRun(page, second!)).toMatch(RAN);
  expect(await pressRun(page, first!)).toMatch(RAN);
  await context.close();
});

test('offline, a page that never ran an example says why it cannot', async () => {
  const { page, context } = await watch(site);
  await visit(page, site.url + GUIDE);
  const [first] = examplesOf(GUIDE);
  await page.locator(`[data-run="${first}"] .run button`).hover();
  await settle(page);
  await context.setOffline(true);
  expect(await pressRun(page, first!)).toBe(FAILURE_TEXT.network);
  await context.setOffline(false);
  expect(await pressRun(page, first!)).toMatch(RAN);
  await context.close();
});

test('examples of saved pages run offline, even if none has run before', async () => {
  const { sections } = JSON.parse(readFileSync('public/offline.json', 'utf8')) as OfflineManifest;
  const withExamples = sections.map((section) => {
    const paths = section.pages.filter((path) => examplesOf(path).length > 0);
    return { ...section, paths };
  });
  const [section] = withExamples
    .filter(({ paths }) => paths.length > 1)
    .sort((a, b) => a.bytes - b.bytes);
  const [first, other] = section!.paths as [string, string];
  const { page, context } = await watch(site);
  await visit(page, `${site.url}/offline`);
  const save = OFFLINE_TEXT.saveLabel(section!.title);
  await page.getByRole('button', { name: save, exact: true }).click();
  await page.getByRole('status').filter({ hasText: OFFLINE_TEXT.saved }).waitFor();

  await context.setOffline(true);
  for (const path of [first, other]) {
    await visit(page, site.url + path);
    expect([path, await pressRun(page, examplesOf(path)[0]!)]).toEqual([
      path,
      expect.stringMatching(RAN),
    ]);
  }
  await context.close();
});
