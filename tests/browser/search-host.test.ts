import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { copyProject } from '../../scripts/copy-project';
import { startStub } from '../search/client/stub-host';
import type { Failure, StubHost } from '../search/client/stub-host';
import { openSite, watch } from './site';
import type { Site } from './site';

/** Enough for two builds of the whole site. */
const TIME = 600_000;
const ADMIN_KEY = 'admin-key-that-stays-in-the-build';
const folder = mkdtempSync(join(tmpdir(), 'docs-search-'));

let stub: StubHost;
let hosted: Site;
let embedded: Site;

/** Builds the copy without blocking the stub. Returns the exit status and the output. */
function build(): Promise<{ status: number | null; output: string }> {
  const env = {
    ...process.env,
    ...{ GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    ...{ GATSBY_ALGOLIA_APP_ID: 'APP', GATSBY_ALGOLIA_INDEX: 'docs' },
    ...{ GATSBY_ALGOLIA_SEARCH_KEY: 'public-key', GATSBY_ALGOLIA_HOST: stub.address },
    ALGOLIA_ADMIN_KEY: ADMIN_KEY,
  };
  const child = spawn('npx', ['gatsby', 'build', '--prefix-paths'], { cwd: folder, env });
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, output })));
}

beforeAll(async () => {
  stub = await startStub();
  copyProject(process.cwd(), folder);
  // The parse cache of this project makes the copy's build faster.
  cpSync('.cache/content', join(folder, '.cache', 'content'), { recursive: true });
}, TIME);
afterAll(async () => {
  await hosted?.close();
  await embedded?.close();
  await stub.close();
  rmSync(folder, { recursive: true, force: true });
});

test(
  'a failed upload fails the build, and the next build uploads the records',
  async () => {
    stub.failure = 400;
    expect((await build()).status).not.toBe(0);
    expect(stub.records.size).toBe(0);
    stub.failure = undefined;
    const { status, output } = await build();
    expect({ status, output: status === 0 ? '' : output }).toEqual({ status: 0, output: '' });
    expect(stub.records.size).toBeGreaterThan(100);
    expect(stub.settings).toMatchObject({ distinct: true, attributeForDistinct: 'url' });
  },
  TIME,
);

test('no file of the site contains the admin key', () => {
  const files = readdirSync(join(folder, 'public'), { recursive: true, withFileTypes: true });
  const texts = files.filter(
    (file) => file.isFile() && /\.(js|json|html|map|css)$/.test(file.name),
  );
  const holding = texts.filter((file) =>
    readFileSync(join(file.parentPath, file.name), 'utf8').includes(ADMIN_KEY),
  );
  expect(texts.length).toBeGreaterThan(20);
  expect(holding).toEqual([]);
  expect(readFileSync(join(folder, 'public', 'index.html'), 'utf8')).toContain('rel="preconnect"');
});

const rows = async (page: Page, query: string): Promise<(string | null)[]> => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(query);
  await page.getByRole('option').first().waitFor();
  await page.waitForTimeout(700);
  const found = await page
    .getByRole('option')
    .evaluateAll((all) => all.map((row) => `${row.getAttribute('href')} ${row.textContent}`));
  await page.keyboard.press('Escape');
  return found;
};

const openPage = async (site: Site) => {
  const { page } = await watch(site);
  await page.goto(`${site.url}/guides/auth/row-level-security`, { waitUntil: 'networkidle' });
  return page;
};

test(
  'the search host returns the same rows as the embedded search',
  async () => {
    hosted = await openSite(join(folder, 'public'));
    embedded = await openSite();
    const [there, here] = [await openPage(hosted), await openPage(embedded)];
    const before = stub.log.length;
    for (const query of ['row level security', 'select', 'supabase db dif', 'polcies', 'token']) {
      expect(await rows(there, query)).toEqual(await rows(here, query));
    }
    expect(stub.log.slice(before)).toContain('POST /1/indexes/*/queries');
    await there.keyboard.press('Control+k');
    await there.getByRole('link', { name: 'Search by Algolia' }).waitFor();
  },
  TIME,
);

test.each<[Failure]>([[403], [429], [500], ['drop'], ['silence'], ['garbage'], ['html'], ['huge']])(
  'if the host fails with %s, the embedded search responds',
  async (failure) => {
    const page = await openPage(hosted);
    stub.failure = failure;
    expect(await rows(page, 'row level')).not.toEqual([]);
    stub.failure = undefined;
    await page.close();
  },
);

test("shows the host's message about an invalid request", async () => {
  const page = await openPage(hosted);
  stub.failure = 400;
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('row');
  await page.getByText('The host says 400').waitFor();
  stub.failure = undefined;
});
