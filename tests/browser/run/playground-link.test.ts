import { testPages } from '../test-pages';
import { pressRun } from './run-button';

jest.setTimeout(300_000);

const pages = testPages();

const HOME_EXAMPLE = '/#1';

test('an example that ran opens in the playground, and only runs there when the reader runs it', async () => {
  const page = await pages.open('/');
  const example = await page.locator('[data-run]').first().getAttribute('data-run');
  await pressRun(page, example ?? HOME_EXAMPLE);
  const href = await page.getByRole('link', { name: 'Open in playground' }).getAttribute('href');
  expect(href).toMatch(/^\/docs\/handbook\/playground#code=1\.[\w-]+$/);
  const fresh = await pages.open(href!.replace('/docs', ''));
  const playground = fresh.getByRole('region', { name: 'Playground' });
  const editor = playground.getByRole('textbox', { name: 'SQL to run' });
  await editor.waitFor();
  expect(await editor.textContent()).toContain('create table notes');
  expect(await playground.locator('.status-text').textContent()).toBe('Nothing has run yet.');
  await playground.getByRole('button', { name: 'Run', exact: true }).click();
  await playground
    .getByRole('cell', { name: 'Measure twice, cut once.' })
    .waitFor({ timeout: 90_000 });
  expect(await playground.locator('.playground-tables summary').textContent()).toBe('notesRLS');
});

test('each user sees the rows that the policies allow', async () => {
  const page = await pages.open('/handbook/playground');
  const playground = page.getByRole('region', { name: 'Playground' });
  await playground.getByRole('button', { name: 'Run', exact: true }).click();
  const rows = playground.getByRole('row');
  await rows.first().waitFor({ timeout: 90_000 });
  const counts: Record<string, number> = {};
  for (const name of ['anon', 'Ada', 'Ben', 'postgres']) {
    const run = playground.getByRole('radio', { name });
    await run.click();
    await playground.locator('.status-text', { hasText: /^\d+ ms$/ }).waitFor();
    counts[name] = (await rows.count()) - 1;
  }
  expect(counts).toEqual({ anon: 1, Ada: 2, Ben: 1, postgres: 2 });
});

test('a link that is damaged shows why', async () => {
  const page = await pages.open('/handbook/playground#code=1.AAAA');
  expect(await page.getByRole('alert').textContent()).toMatch(/^The link is incomplete/);
});

test('a dump shows the problems of its schema', async () => {
  const page = await pages.open('/handbook/playground');
  const playground = page.getByRole('region', { name: 'Playground' });
  // Typed, because Chromium's fill() copies the highlighted text's style into the new text.
  await playground.getByRole('textbox', { name: 'SQL to run' }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(
    `SET statement_timeout = 0;
CREATE EXTENSION IF NOT EXISTS "pg_graphql" WITH SCHEMA "graphql";
CREATE TABLE IF NOT EXISTS "public"."teams" ("id" bigint NOT NULL PRIMARY KEY);
ALTER TABLE "public"."teams" OWNER TO "postgres";
CREATE TABLE IF NOT EXISTS "public"."players" (
  "id" bigint NOT NULL PRIMARY KEY, "team_id" bigint REFERENCES "public"."teams" ("id")
);
ALTER TABLE "public"."teams" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "Nobody" ON "public"."teams" USING (false);
GRANT SELECT ON TABLE "public"."teams" TO "anon";
RESET ALL;`,
  );
  await playground.getByRole('button', { name: 'Run', exact: true }).click();
  const problems = playground.locator('details', { hasText: 'problems in your schema' });
  await problems.waitFor({ timeout: 90_000 });
  expect(await problems.getByRole('listitem').allTextContents()).toEqual([
    'RLS is off for players. Enable RLS',
    'The foreign key “players_team_id_fkey” on players has no index. Add an index',
    'Nobody passes the policy “Nobody” on teams: its condition is false. How policies are evaluated',
  ]);
});
