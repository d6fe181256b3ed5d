import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { freePort } from '../../src/check/runner/local-server';
import { REPORT_FILE, exampleKey } from '../../src/node/results/proofs';
import { FixtureSite } from '../build/fixture-site';
import { temporaryFolder, writeFiles } from '../fixtures/temporary-project';
import { startBrowser } from './site';

const GUIDE = 'content/guides/auth/row-level-security.mdx';
const GUIDE_PATH = '/guides/auth/row-level-security';
const ENTRIES = 'spec/cli/database.yml';
const ENTRY_PATH = '/reference/cli/supabase-db-lint';
const PART = 'content/parts/countries-table.md';
const PART_PATH = '/guides/getting-started';
/** Only end tests that hang. The preview starts next to other tests, and takes minutes on a slow machine. */
const TIMEOUT = 120_000;
const START_TIMEOUT = 400_000;

const site: FixtureSite = new FixtureSite(temporaryFolder(() => site.stop()));
const read = (file: string) => readFileSync(join(site.folder, file), 'utf8');
const write = (file: string, text: string) => writeFiles(site.folder, { [file]: text });
const guide = read(GUIDE);
const entries = read(ENTRIES);
const part = read(PART);
const openGuideWith = (text: string) => guide.replace(/^Policies filter .*/m, text);
const describeEntry = (text: string) => entries.replace(/description: .*/, `description: ${text}`);

let browser: Browser;
let url: string;
beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const preview = site.startPreview(port);
  let ended = '';
  void preview.result.then(({ output }) => (ended = `The preview ended:\n${output}`));
  browser = await startBrowser();
  while (!(await fetch(url).catch(() => undefined))) {
    if (ended) throw new Error(ended);
    await sleep(200);
  }
}, START_TIMEOUT);
afterEach(async () => {
  write(GUIDE, guide);
  write(ENTRIES, entries);
  write(PART, part);
  await Promise.all(browser.contexts().map((context) => context.close()));
});
afterAll(() => browser.close());

async function open(path: string): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT);
  await page.goto(url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

test('two files that are saved at once both appear on their open pages', async () => {
  const [first, second] = await Promise.all([open(GUIDE_PATH), open(ENTRY_PATH)]);
  write(GUIDE, openGuideWith('The new text of a guide that was saved together with an entry.'));
  write(ENTRIES, describeEntry('The new text of an entry that was saved together with a guide.'));
  await first.getByText('The new text of a guide').first().waitFor();
  await second
    .getByText('The new text of an entry that was saved together with a guide.')
    .first()
    .waitFor();
});

test('an entry that is edited and restored shows its text again', async () => {
  const page = await open(ENTRY_PATH);
  const before = page.getByText(/description: (.*)/.exec(entries)![1]!).first();
  await before.waitFor();
  write(ENTRIES, describeEntry('A text that is only there until the file is restored.'));
  await page.getByText('A text that is only there until the file is restored.').first().waitFor();
  write(ENTRIES, entries);
  await before.waitFor();
});

test('an edit of a shared part appears on the page that includes it', async () => {
  const page = await open(PART_PATH);
  write(PART, part.replace('Open the', 'Sign in, open the'));
  await page.getByText('Sign in, open the').first().waitFor();
});

test('a page whose front matter is invalid stays as it was until that is fixed', async () => {
  const page = await open(GUIDE_PATH);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  write(GUIDE, guide.replace(/^title: .*/m, 'title: []'));
  const list = page.getByRole('alert').filter({ hasText: GUIDE });
  await list.waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  write(GUIDE, guide.replace(/^title: .*/m, 'title: A title without errors'));
  await page.getByRole('heading', { level: 1, name: 'A title without errors' }).waitFor();
  await list.waitFor({ state: 'hidden' });
});

test('an error appears with its file and line, and disappears when it is fixed', async () => {
  const page = await open(GUIDE_PATH);
  const line = guide.split('\n').length;
  write(GUIDE, `${guide}[A broken link](/guides/missing)\n`);
  const list = page.getByRole('alert').filter({ hasText: `${GUIDE}:${line}:1` });
  await list.waitFor();
  write(GUIDE, guide);
  await list.waitFor({ state: 'hidden' });
});

test('a label changes when the verification report is written', async () => {
  const [, code] = /```sql title="review.sql"\n([^`]*)```/.exec(guide)!;
  const verifiedBy = (by: string) =>
    write(REPORT_FILE, JSON.stringify({ [GUIDE]: { runs: { [by]: exampleKey('sql', code!) } } }));
  const page = await open(GUIDE_PATH);
  const labels = page.locator('.proof');
  for (const by of ['Postgres 1', 'Postgres 2']) {
    verifiedBy(by);
    await labels.filter({ hasText: by }).first().waitFor({ state: 'attached' });
  }
});

test('an unknown URL shows the list of pages', async () => {
  const errors: string[] = [];
  const page = await browser.newPage();
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${url}/guides/unknown`);
  await page.getByRole('link', { name: GUIDE_PATH }).first().waitFor({ timeout: TIMEOUT });
  expect(errors).toEqual([]);
});
