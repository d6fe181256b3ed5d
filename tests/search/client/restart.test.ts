import { hostedBackend } from '../../../src/search/client/backend';
import type { SearchBackend } from '../../../src/search/client/embedded';
import { embeddedBackend } from '../../../src/search/client/embedded';
import { prefetchIndex } from '../../../src/search/client/prefetch-index';
import { startWorker } from '../../../src/search/client/start-worker';

/** `areGone` is for files that load on demand. Counts what starts after they have loaded. */
const mockFiles = { areGone: false, engines: 0, clients: 0 };

function mockFile<T>(content: T): T {
  if (mockFiles.areGone) throw new Error('Loading chunk failed');
  return content;
}

jest.mock('../../../src/search/client/start-worker', () => ({ startWorker: jest.fn() }));
jest.mock('../../../src/search/engine/site-search', () =>
  mockFile({
    fileReader: () => undefined,
    SiteSearch: class {
      start = () => void (mockFiles.engines += 1);
      suggest = async (query: string) => [`${query} in the page`];
    },
  }),
);
jest.mock('../../../src/search/client/algolia', () =>
  mockFile({
    algoliaSearch: () => {
      mockFiles.clients += 1;
      return async () => ({ total: 2 });
    },
  }),
);

/** Never answers, but can crash. */
class SilentWorker {
  crash: () => void = () => {};
  addEventListener(name: string, listener: () => void) {
    if (name === 'error') this.crash = listener;
  }
  postMessage() {}
  terminate() {}
}

beforeEach(() => Object.assign(mockFiles, { areGone: false, engines: 0, clients: 0 }));

test('an engine that could not start is started by the next call', async () => {
  jest.mocked(startWorker).mockImplementation(() => {
    throw new Error('No workers');
  });
  mockFiles.areGone = true;
  const backend = embeddedBackend();
  const failed = await Promise.allSettled([backend.suggest('one'), backend.suggest('two')]);
  expect(failed.map((result) => result.status === 'rejected' && String(result.reason))).toEqual([
    ...['RetryError: Error: Loading chunk failed', 'RetryError: Error: Loading chunk failed'],
  ]);
  mockFiles.areGone = false;
  expect(await backend.suggest('three')).toEqual(['three in the page']);
  expect(mockFiles.engines).toBe(1);
});

test('after a crash of the worker, all waiting calls share one engine in the page', async () => {
  const worker = new SilentWorker();
  jest.mocked(startWorker).mockReturnValue(worker as unknown as Worker);
  const backend = embeddedBackend();
  const waiting = ['one', 'two', 'three'].map((query) => backend.suggest(query));
  await new Promise((resolve) => setTimeout(resolve));
  worker.crash();
  expect((await Promise.all(waiting)).flat()).toEqual([
    ...['one in the page', 'two in the page', 'three in the page'],
  ]);
  expect(await backend.suggest('four')).toEqual(['four in the page']);
  expect(mockFiles.engines).toBe(1);
});

test("code for a search host that couldn't be loaded is loaded by the next search", async () => {
  mockFiles.areGone = true;
  const embedded = { search: async () => ({ hits: [], total: 1 }) };
  const host = { appId: 'app', searchKey: 'key', local: undefined };
  const backend = hostedBackend(host, embedded as unknown as SearchBackend);
  const search = async () => (await backend.search({ query: 'row', limit: 20 })).total;
  expect(await search()).toBe(1);
  mockFiles.areGone = false;
  expect([await search(), await search()]).toEqual([2, 2]);
  expect(mockFiles.clients).toBe(1);
});

test('an index that could not be downloaded in advance is requested again, and then not any more', async () => {
  const requests: string[] = [];
  let isOffline = true;
  globalThis.fetch = (async (url: string) => {
    requests.push(url);
    if (isOffline) throw new TypeError('Failed to fetch');
    return { json: async () => ({ headings: 'headings.json' }), text: async () => '' };
  }) as unknown as typeof fetch;
  const prefetch = async () => {
    prefetchIndex();
    await new Promise((resolve) => setTimeout(resolve));
  };
  await prefetch();
  isOffline = false;
  for (let times = 0; times < 3; times++) await prefetch();
  expect(requests).toEqual([
    ...['/docs/search/manifest.json', '/docs/search/manifest.json', '/docs/search/headings.json'],
  ]);
});
