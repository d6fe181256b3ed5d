import { pagesWithPath, pathQueries } from '../../../src/search/engine/closest-pages';

test.each([
  ['/docs/guides/auth/auth-facebok', ['auth auth facebok', 'auth facebok']],
  [
    '/docs/reference/javascript/v1/selecting_rows.html',
    ['javascript selecting rows', 'selecting rows'],
  ],
  ['/guides/realtime/', ['realtime']],
  ['/docs/de/guides/caf%C3%A9', ['café']],
  ['/docs/de/guides/de%CC%81cor', ['de\u0301cor']],
  ['/docs/%E0%A4%A', ['E0 A4 A']],
  ['/docs/guides/', []],
])('%s is searched as %j', (path, queries) => {
  expect(pathQueries(path)).toEqual(queries);
});

test('a long path becomes a query that the engine accepts', () => {
  const [query] = pathQueries(`/docs/${'a'.repeat(10_000)}`);
  expect(query!.length).toBeLessThan(1000);
});

const LIST = `# Supabase Docs

## Auth

- [Social login](https://supabase.com/docs/guides/auth/social-login.md): Sign in
- [RLS performance](https://supabase.com/docs/guides/auth/row-level-security/performance.md): Fast
- [Row Level Security](https://supabase.com/docs/guides/auth/row-level-security.md): Restrict

## Database

- [Column security](https://supabase.com/docs/guides/database/column-security.md): Columns
`;

test.each([
  [
    '/docs/guides/auth/row-levl-security',
    [
      { url: '/guides/auth/row-level-security', title: 'Row Level Security', area: 'Auth' },
      {
        url: '/guides/auth/row-level-security/performance',
        title: 'RLS performance',
        area: 'Auth',
      },
    ],
  ],
  [
    '/docs/colunm/column-security',
    [{ url: '/guides/database/column-security', title: 'Column security', area: 'Database' }],
  ],
  // Not all of its words.
  ['/docs/guides/auth/social-network', []],
  ['/docs/guides/', []],
])('guides with a path like %s are found without the search index', (path, pages) => {
  expect(pagesWithPath(path, LIST).slice(0, pages.length || 5)).toEqual(pages);
});
