import { areaOf } from '../../../src/node/site/owners';
import { findStale, staleReport } from '../../../src/node/history/stale-pages';
import { siteReader } from './read-site';

const read = siteReader();
const FILE = 'content/owners.yml';
const owners = (teams: string, areas: string) =>
  `teams:\n${teams}areas:\n  /: { team: docs, reviewed: '2026-01-02' }\n${areas}`;
const DOCS = '  docs: The rest.\n';

test('a page belongs to the area with the longest path', () => {
  const text = owners(
    `${DOCS}  auth: Auth.\n`,
    "  /guides/auth: { team: auth, reviewed: '2026-02-03' }\n",
  );
  const { areas, diagnostics } = read({ [FILE]: text });
  expect(diagnostics).toEqual([]);
  expect(areaOf('/guides/auth', areas)?.team).toBe('auth');
  expect(areaOf('/guides/auth/mfa', areas)?.team).toBe('auth');
  expect(areaOf('/guides/authors', areas)?.team).toBe('docs');
});

test.each([
  [
    'an area without pages',
    owners(DOCS, "  /guides/none: { team: docs, reviewed: '2026-01-02' }\n"),
    `${FILE}:5:3  owners  The area /guides/none has no pages  →  correct or remove it`,
  ],
  [
    "a team that isn't described",
    owners(DOCS, "  /guides/auth: { team: doc, reviewed: '2026-01-02' }\n"),
    `${FILE}:5:25  owners  There is no team "doc"  →  did you mean "docs"?`,
  ],
  [
    'a team without an area',
    owners(`${DOCS}  auth: Auth.\n`, ''),
    `${FILE}:3:3  owners  The team "auth" has no area  →  add one, or remove the team`,
  ],
  [
    "a date that doesn't exist",
    owners(DOCS, "  /guides/auth: { team: docs, reviewed: '2026-13-01' }\n"),
    expect.stringContaining('must be a valid date such as "2026-11-24"'),
  ],
])('%s is reported', (_, text, diagnostic) => {
  expect(read({ [FILE]: text }).diagnostics).toEqual([diagnostic]);
});

test('a site without owners has no areas', () => {
  expect(read().areas).toEqual([]);
});

describe('stale pages', () => {
  const areas = [
    { path: '/reference', team: 'libraries', reviewed: '2026-01-01' },
    { path: '/', team: 'docs', reviewed: '2026-05-01' },
  ];
  const page = (path: string, file: string, reviewed?: string) => ({
    ...{ path, file },
    ...(reviewed && { history: { changes: [], reviewed } }),
  });
  const pages = [
    page('/a', 'content/a.mdx'),
    page('/b', 'content/b.mdx', '2026-01-02'),
    page('/reference/x', 'spec/x.yml'),
    page('/reference/y', 'spec/x.yml'),
    page('/reference/start', 'content/start.mdx', '2026-06-01'),
  ];

  test('are listed 181 days after their review, with the front matter before the area', () => {
    expect(findStale(pages, areas, '2026-06-30').map(({ file }) => file)).toEqual([]);
    expect(findStale(pages, areas, '2026-07-01')).toEqual([
      { file: 'spec/x.yml', team: 'libraries', reviewed: '2026-01-01', pages: 2 },
    ]);
    expect(findStale(pages, areas, '2026-07-02').map(({ file }) => file)).toEqual([
      ...['spec/x.yml', 'content/b.mdx'],
    ]);
  });

  test('are grouped by team', () => {
    expect(staleReport(findStale(pages, areas, '2026-07-02'), '2026-07-02')).toBe(
      [
        "# Pages that weren't reviewed in the 180 days before 2026-07-02: 3",
        '## docs',
        '- `content/b.mdx`: reviewed on 2026-01-02',
        '## libraries',
        '- `spec/x.yml` (2 pages): reviewed on 2026-01-01',
      ].join('\n\n'),
    );
    expect(staleReport([], '2026-07-02')).toContain('All pages were reviewed');
  });

  test('pages that nobody owns were never reviewed', () => {
    expect(staleReport(findStale(pages.slice(0, 1), [], '2026-07-02'), '2026-07-02')).toContain(
      '## no team\n\n- `content/a.mdx`: never reviewed',
    );
  });
});
