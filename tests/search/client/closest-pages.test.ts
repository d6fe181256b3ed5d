import { pathQueries } from '../../../src/search/engine/closest-pages';

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
