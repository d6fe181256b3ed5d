import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateDevServerArgs, CreatePagesArgs } from 'gatsby';
import { editedEntry } from '../../../src/node/preview/edited-entries';
import { updateOpenPages, watchSources } from '../../../src/node/preview/open-pages';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const mockSocket = { activePaths: new Set<string>(), emitPageData: jest.fn() };
jest.mock('gatsby/dist/utils/websocket-manager', () => ({
  get websocketManager() {
    return mockSocket;
  },
}));

const mockRecordEdit = jest.fn();
jest.mock('../../../src/node/preview/rebuild-limit', () => ({
  resetLimitOnEdit: () => mockRecordEdit,
}));

const root = temporaryFolder();
const SPEC = 'spec/javascript/v2/filters.yml';
const PAGE = { path: '/guides/a', componentPath: 'guide.tsx', context: { level: 'auth' } };
const state = {
  pages: new Map([[PAGE.path, PAGE]]),
  components: new Map([['guide.tsx', { query: 'query Guide' }]]),
};
const graphql = jest.fn();
const warn = jest.fn();
const args = {
  ...{ graphql, store: { getState: () => state } },
  reporter: { warn },
} as unknown as CreatePagesArgs;
const dataOf = (title: string, tree: unknown[] = ['text']) => ({ page: { title, tree } });
/** Sets the result of the page's query. */
const setData = (data: object) => graphql.mockResolvedValue({ data });
const titles = () =>
  mockSocket.emitPageData.mock.calls.map(
    ([{ result }]: [{ result: { result: { data: ReturnType<typeof dataOf> } } }]) =>
      result.result.data.page.title,
  );

const PAGE_DATA = 'public/page-data/guides/a/page-data.json';
const BUILT = JSON.stringify({
  path: PAGE.path,
  result: { data: dataOf('Built'), pageContext: {} },
});

beforeAll(() => {
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  writeFiles(root, {
    'content/guides/a.mdx': 'text',
    [SPEC]: '- id: eq\n  title: Before\n',
    [PAGE_DATA]: BUILT,
  });
});
beforeEach(() => {
  mockSocket.activePaths = new Set([PAGE.path]);
  mockSocket.emitPageData.mockClear();
});
afterAll(() => jest.restoreAllMocks());

test('an open page is sent when its data changes, and not again', async () => {
  setData(dataOf('Built'));
  await updateOpenPages(args);
  expect(titles()).toEqual([]);
  setData(dataOf('New'));
  await updateOpenPages(args);
  await updateOpenPages(args);
  expect(titles()).toEqual(['New']);
  expect(graphql).toHaveBeenLastCalledWith('query Guide', { path: '/guides/a', level: 'auth' });
  expect(mockSocket.emitPageData).toHaveBeenCalledWith({
    id: '/guides/a',
    result: { path: '/guides/a', result: { data: dataOf('New'), pageContext: {} } },
  });
});

test.each([
  ['without a title', dataOf('')],
  ['without text', dataOf('Empty', [])],
  ['that no longer exists', { page: null }],
])('a page %s is not sent, because it would disappear from the screen', async (_, data) => {
  setData(data);
  await updateOpenPages(args);
  expect(titles()).toEqual([]);
});

test('pages that no browser shows are not queried', async () => {
  mockSocket.activePaths = new Set();
  graphql.mockClear();
  await updateOpenPages(args);
  expect(graphql).not.toHaveBeenCalled();
});

test('an error in the query is only a warning, so the preview keeps running', async () => {
  graphql.mockRejectedValueOnce(new Error('no schema'));
  await updateOpenPages(args);
  expect(warn).toHaveBeenCalledWith("The open page couldn't be updated: Error: no schema");
  expect(titles()).toEqual([]);
});

const untilSent = async () => {
  const deadline = Date.now() + 10_000;
  while (titles().length === 0 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

test('a change to a spec file sends the open page, whose query reads the new entries', async () => {
  warn.mockClear();
  const stop = watchSources(root, { warn } as unknown as CreateDevServerArgs['reporter']);
  graphql.mockImplementation(() =>
    Promise.resolve({ data: dataOf(String(editedEntry(SPEC, 'eq')?.['title'])) }),
  );
  writeFileSync(join(root, SPEC), '- id: eq\n  title: Edited\n');
  await untilSent();
  mockSocket.emitPageData.mockClear();
  writeFileSync(join(root, SPEC), '- id: [');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(titles()).toEqual([]);
  expect(editedEntry(SPEC, 'eq')).toMatchObject({ title: 'Edited' });
  stop();
  expect(editedEntry(SPEC, 'neq')).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});

test('a change to a file in content/ sends the open page', async () => {
  warn.mockClear();
  const stop = watchSources(root, { warn } as unknown as CreateDevServerArgs['reporter']);
  setData(dataOf('Saved'));
  writeFileSync(join(root, 'content/guides/a.mdx'), 'changed');
  await untilSent();
  stop();
  expect(titles()).toEqual(['Saved']);
  expect(mockRecordEdit).toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

test('a change while a page is loading is sent when its browser connects', async () => {
  mockSocket.activePaths = new Set();
  const stop = watchSources(root, { warn } as unknown as CreateDevServerArgs['reporter']);
  // Until the next check, the page counts as open.
  await new Promise((resolve) => setTimeout(resolve, 1200));
  setData(dataOf('While loading'));
  mockSocket.activePaths.add(PAGE.path);
  await untilSent();
  stop();
  expect(titles()).toEqual(['While loading']);
});

test('while Gatsby is writing the data of a page, the page is sent later', async () => {
  writeFileSync(join(root, PAGE_DATA), BUILT.slice(0, 20));
  setData(dataOf('Later'));
  await updateOpenPages(args);
  expect(titles()).toEqual([]);
  writeFileSync(join(root, PAGE_DATA), BUILT);
  const stop = watchSources(root, { warn } as unknown as CreateDevServerArgs['reporter']);
  await untilSent();
  stop();
  expect(titles()).toEqual(['Later']);
});
