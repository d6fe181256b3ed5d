import { checkTerms } from '../../../src/check/content/check-terms';
import { readProse } from '../../../src/check/content/prose';
import type { DashboardPage } from '../../../src/check/upstream/dashboard/pages';
import { DASHBOARD_LABELS, readDashboardPages } from '../../../src/check/upstream/dashboard/pages';
import { checkDashboardLinks } from '../../../src/check/links/dashboard-links';
import { externalLinks } from '../../../src/check/links/external-links';
import { formatDiagnostic } from '../../../src/lib/diagnostic';
import { entry, page, siteFiles } from '../../fixtures/site-files';
import { siteReader } from '../../node/site/read-site';

const read = siteReader();
const BASE = 'https://supabase.com/dashboard';

const KNOWN: DashboardPage[] = [
  { path: '/project/_', former: [] },
  { path: '/project/_?showConnect=true', menu: ['Connect'], former: [] },
  { path: '/project/_/auth/users', menu: ['Authentication', 'Users'], former: ['/project/_/auth'] },
  {
    path: '/project/_/auth/smtp',
    menu: ['Authentication', 'Email'],
    tab: 'SMTP Settings',
    former: [],
  },
];

function errors(changes: Record<string, string>): string[] {
  const links = externalLinks(read(changes));
  return checkDashboardLinks(links, siteFiles(changes), KNOWN).map(formatDiagnostic);
}

/** Without the file. The body starts on line 6. */
function bodyErrors(body: string): string[] {
  return errors({ 'content/guides/auth.mdx': page(`${body}\n\n## Sign in`) }).map((error) =>
    error.replace('content/guides/auth.mdx:', '').replace('  links/dashboard', ''),
  );
}

test.each([
  `[Dashboard](${BASE})`,
  `[Dashboard](${BASE}/)`,
  `[project](${BASE}/project/_)`,
  `[**Connect**](${BASE}/project/_?showConnect=true)`,
  `[Users](${BASE}/project/_/auth/users)`,
  `[Users](${BASE}/project/_/auth/users/?page=2#list)`,
  `[**Authentication → Users**](${BASE}/project/_/auth/users)`,
  `[Authentication → Email](${BASE}/project/_/auth/smtp)`,
  `Open [Authentication →\nEmail → SMTP Settings](${BASE}/project/_/auth/smtp).`,
  '[Statistics](https://supabase.com/dashboards/a) and [A → B](https://example.com/dashboard/a)',
])('%j is correct', (body) => {
  expect(bodyErrors(body)).toEqual([]);
});

const ADD = 'add it to src/check/upstream/dashboard/pages.yml';

test.each([
  [
    'an unknown page',
    `See\n[Users](${BASE}/project/_/auth/user?a=1).`,
    `7:1  The Dashboard has no page /project/_/auth/user  →  did you mean /project/_/auth/users? Otherwise, if the page exists, ${ADD}`,
  ],
  [
    'a page that resembles no other',
    `[Pictures](${BASE}/a-completely-different-page)`,
    `6:1  The Dashboard has no page /a-completely-different-page  →  if the page exists, ${ADD}`,
  ],
  [
    'a former path',
    `[Auth](${BASE}/project/_/auth)`,
    '6:1  The Dashboard has no page /project/_/auth  →  use /project/_/auth/users, which replaced it',
  ],
  [
    'labels that the menu does not have',
    `Go to [**Auth → Users**](${BASE}/project/_/auth/users).`,
    '6:7  "Auth → Users" isn\'t the menu path of /project/_/auth/users  →  write "Authentication → Users"',
  ],
  [
    'a wrong tab',
    `[Authentication → Email → Mail](${BASE}/project/_/auth/smtp)`,
    '6:1  "Authentication → Email → Mail" isn\'t the menu path of /project/_/auth/smtp  →  write "Authentication → Email" or "Authentication → Email → SMTP Settings"',
  ],
  [
    'a menu path to a page without one',
    `[Home → Project](${BASE}/project/_)`,
    '6:1  "Home → Project" isn\'t the menu path of /project/_  →  write it without arrows',
  ],
])('%s is reported', (_, body, error) => {
  expect(bodyErrors(body)).toEqual([error]);
});

test('cards, shared parts, and spec entries are checked', () => {
  const wrong = `${BASE}/project/_/auth/userz`;
  const body = `## Sign in\n\n<Part name="start" />\n\n<Cards>\n<Card title="Users" href="${wrong}" icon="auth">\n\nx\n\n</Card>\n</Cards>`;
  const notes = `  notes: |\n    Open [Auth → Users](${BASE}/project/_/auth/users).\n`;
  expect(
    errors({
      'content/guides/auth.mdx': page(body),
      'content/parts/start.md': `Open [Users](${wrong}).\n`,
      'spec/javascript/v2/a.yml': entry('select', notes),
    }).map((error) => error.split('  ')[0]),
  ).toEqual(
    expect.arrayContaining([
      'content/guides/auth.mdx:11:1',
      'content/parts/start.md:1:6',
      expect.stringMatching(/^spec\/javascript\/v2\/a\.yml:5:10$/),
    ]),
  );
});

const SOURCE = "$source: { source: a, version: '1', date: '2026-01-01', checked: '2026-01-02' }\n";

test.each([
  ['- path: project/a', /pages\.yml:3:\d+ .*"path" is "project\/a".*write \/project\/a/],
  ['- path: /a/', /"path" is "\/a\/".*write \/a/],
  ['- { path: /a, tab: B }', /a page with a tab needs a menu/],
  ['- { path: /a, menu: [A], controls: [Save] }', /a page with controls needs a source/],
  ['- path: /a\n  label: A', /Unknown key "label"/],
  ['- path: /a\n- { path: /b, former: [/a] }', /the path \/a is listed twice/],
])('the list of pages cannot contain %j', (pages, message) => {
  expect(() => readDashboardPages(`${SOURCE}pages:\n${pages}\n`)).toThrow(message);
});

test('all errors in the list are reported together', () => {
  expect(() => readDashboardPages(`${SOURCE}pages:\n- path: a\n- path: b\n`)).toThrow('2 problems');
});

test('the list of pages needs a source and dates', () => {
  expect(() => readDashboardPages("$source: { source: a, version: '1' }\npages: []\n")).toThrow(
    /date[^]*checked/,
  );
});

test('writers can use every label of the Dashboard in bold', () => {
  expect(DASHBOARD_LABELS.size).toBeGreaterThan(100);
  const text = page([...DASHBOARD_LABELS].map((label) => `- Select **${label}**.`).join('\n'));
  const path = 'content/a.mdx';
  expect(checkTerms(path, readProse({ path, text })).map(formatDiagnostic)).toEqual([]);
});

test('other words for the labels of the Dashboard are still reported', () => {
  const text = page('Select **User Signups**, then **All Signups**. The user signups are off.');
  const found = checkTerms('content/a.mdx', readProse({ path: 'content/a.mdx', text }));
  expect(found.map(({ column }) => column)).toEqual([37, 57]);
});
