import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { FILES_FOLDER } from '../../../src/lib/search-files';
import { builtFixture, FixtureSite, hashesOf } from '../../build/fixture-site';
import type { BuildResult } from '../../build/fixture-site';
import { temporaryFolder } from '../../fixtures/temporary-project';
import { startStub } from '../../search/client/stub-host';
import type { Failure, StubHost } from '../../search/client/stub-host';
import { openSite, watch } from '../site';
import type { Site } from '../site';
import { visit } from '../settle';

/** In milliseconds, for two builds of the fixture site on a busy machine. */
const TIME = 600_000;
const ADMIN_KEY = 'admin-key-that-stays-in-the-build';
const folder = temporaryFolder(() => fixture.stop());
const fixture: FixtureSite = new FixtureSite(folder);

let stub: StubHost;
let hosted: Site;
let embedded: Site;

/** In another process, so the build doesn't block the stub. */
function build(): Promise<BuildResult> {
  return fixture.start({
    ...{ GATSBY_ALGOLIA_APP_ID: 'APP', GATSBY_ALGOLIA_INDEX: 'docs' },
    ...{ GATSBY_ALGOLIA_SEARCH_KEY: 'public-key', GATSBY_ALGOLIA_HOST: stub.address },
    ALGOLIA_ADMIN_KEY: ADMIN_KEY,
  }).result;
}

beforeAll(async () => {
  stub = await startStub();
  embedded = await openSite(join(await builtFixture(), 'public'));
}, TIME);
afterAll(async () => {
  await hosted?.close();
  await embedded?.close();
  await stub?.close();
});

test(
  'a key that allows more than searching stops the build at its start',
  async () => {
    stub.acl = ['search', 'deleteObject'];
    const { status, output } = await build();
    stub.acl = ['search'];
    expect(output).toContain("Can't publish the search records: The public key");
    expect([status, existsSync(join(folder, 'public', 'index.html'))]).toEqual([1, false]);
  },
  TIME,
);

test(
  'a failed upload fails the build, and the next build uploads the records of the finished site',
  async () => {
    stub.uploadFailure = 400;
    expect((await build()).status).toBe(1);
    expect(stub.records.size).toBe(0);
    const pages = hashesOf(folder);
    expect(pages['public/index.html']).toBeDefined();
    stub.uploadFailure = undefined;
    const { status, output } = await build();
    expect({ status, output: status === 0 ? '' : output }).toEqual({ status: 0, output: '' });
    expect(output).not.toContain('starts from scratch');
    expect(hashesOf(folder)).toEqual(pages);
    expect(stub.records.size).toBeGreaterThan(20);
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
  expect(texts.length).toBeGreaterThan(10);
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
  await visit(page, `${site.url}/guides/auth/row-level-security`);
  return page;
};

test(
  'the search host returns the same rows as the embedded search',
  async () => {
    hosted = await openSite(join(folder, 'public'));
    const [there, here] = [await openPage(hosted), await openPage(embedded)];
    const before = stub.log.length;
    for (const query of ['row level security', 'select', 'supabase db lint', 'polcies', 'token']) {
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
  stub.failure = 400;
  const page = await openPage(hosted);
  // The embedded search could respond before a slow host.
  await page.context().route(`**/${FILES_FOLDER}/**`, (route) => route.abort());
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('row');
  await page.getByText('The host says 400').waitFor();
  stub.failure = undefined;
  await page.context().close();
});
