import { loadPage } from '../../src/reading/load-page';

const page = (path: string, componentChunkName = 'reference', webpackCompilationHash = 'one') => ({
  json: { of: path },
  page: { path, componentChunkName, webpackCompilationHash },
});
const gatsby = window as unknown as Record<string, unknown>;

/** Stands in for Gatsby's loader, which answers for `/own` and with `answer` for everything else. */
function serve(answer: unknown, build: string | undefined = 'one') {
  gatsby['___webpackCompilationHash'] = build;
  gatsby['___loader'] = {
    loadPage: (path: string) => Promise.resolve(path === '/own' ? page('/own') : answer),
  };
}

test('the data of a page with the same template is given', async () => {
  serve(page('/next'));
  expect(await loadPage('/next', '/own')).toEqual({ of: '/next' });
});

test.each([
  ['cannot be had', { status: 'error' }],
  ['is not there', undefined],
  ['does not exist', page('/404.html')],
  ['has another template', page('/next', 'guide')],
  ['was built at another time', page('/next', 'reference', 'two')],
])('nothing is given where the page %s', async (_, answer) => {
  serve(answer);
  expect(await loadPage('/next', '/own')).toBeUndefined();
});

test('nothing is given without a loader', async () => {
  gatsby['___loader'] = undefined;
  expect(await loadPage('/next', '/own')).toBeUndefined();
});
