import { loadPage } from '../../src/reading/load-page';

const page = (path: string, componentChunkName = 'reference', webpackCompilationHash = 'one') => ({
  json: { of: path },
  page: { path, componentChunkName, webpackCompilationHash },
});
const gatsby = window as unknown as Record<string, unknown>;

/** Replaces Gatsby's loader. It returns a page for `/current`, and `result` for any other path. */
function mockLoader(result: unknown, build: string | undefined = 'one') {
  gatsby['___webpackCompilationHash'] = build;
  gatsby['___loader'] = {
    loadPage: (path: string) => Promise.resolve(path === '/current' ? page('/current') : result),
  };
}

test('returns the data of a page with the same template', async () => {
  mockLoader(page('/next'));
  expect(await loadPage('/next', '/current')).toEqual({ of: '/next' });
});

test.each([
  ['fails to load', { status: 'error' }],
  ['has no data', undefined],
  ['does not exist', page('/404.html')],
  ['has another template', page('/next', 'guide')],
  ['comes from another build', page('/next', 'reference', 'two')],
])('returns undefined if the page %s', async (_, result) => {
  mockLoader(result);
  expect(await loadPage('/next', '/current')).toBeUndefined();
});

test('returns undefined without a loader', async () => {
  gatsby['___loader'] = undefined;
  expect(await loadPage('/next', '/current')).toBeUndefined();
});
