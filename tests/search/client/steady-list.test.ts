import { embeddedBackend } from '../../../src/search/client/embedded';
import { startWorker } from '../../../src/search/client/start-worker';
import type { SearchRequest } from '../../../src/search/engine/search';

/** The number of files that have arrived. Results are complete after two. */
const mockFiles = { arrived: 0, arrive: () => {}, searches: 0 };

jest.mock('../../../src/search/client/start-worker', () => ({ startWorker: jest.fn() }));
jest.mock('../../../src/search/engine/site-search', () => ({
  fileReader: () => undefined,
  SiteSearch: class {
    constructor(_: unknown, onImproved: () => void) {
      mockFiles.arrive = () => {
        mockFiles.arrived += 1;
        onImproved();
      };
    }
    start() {}
    async search() {
      mockFiles.searches += 1;
      const { arrived } = mockFiles;
      return { hits: [], total: arrived, isPartial: arrived < 2 };
    }
  },
}));

const LONG = 'new row violates row-level security policy for table "todos"';
const wait = (time = 0) => new Promise((resolve) => setTimeout(resolve, time));

/** Returns a function that starts a search and adds its text and the number of files to `lists`. */
function open(lists: string[]) {
  Object.assign(mockFiles, { arrived: 0, searches: 0 });
  jest.mocked(startWorker).mockImplementation(() => {
    throw new Error('No workers');
  });
  const backend = embeddedBackend();
  return async (query: string) => {
    const request: SearchRequest = { query, limit: 20 };
    lists.push(`${query.slice(0, 7)} ${(await backend.search(request)).total}`);
  };
}

test('a list appears when what ranks it has arrived', async () => {
  const lists: string[] = [];
  void open(lists)('row');
  await wait(50);
  mockFiles.arrive();
  await wait(50);
  expect(lists).toEqual([]);
  mockFiles.arrive();
  await wait(50);
  expect(lists).toEqual(['row 2']);
});

test('on a slow connection, a short text has a first list, which only the complete one replaces', async () => {
  const lists: string[] = [];
  const search = open(lists);
  void search('row');
  await wait(800);
  expect(lists).toEqual(['row 0']);
  // As the overlay does for each file.
  mockFiles.arrive();
  void search('row');
  await wait(800);
  expect(lists).toEqual(['row 0']);
  mockFiles.arrive();
  await wait(50);
  expect(lists).toEqual(['row 0', 'row 2']);
});

test('a long text waits longer, and a repeated search is one search', async () => {
  const lists: string[] = [];
  const search = open(lists);
  void search(LONG);
  await wait(800);
  void search(LONG);
  expect([lists, mockFiles.searches]).toEqual([[], 1]);
  mockFiles.arrive();
  mockFiles.arrive();
  await wait(50);
  expect(lists).toEqual(['new row 2', 'new row 2']);
});

test('the list of an earlier text never comes after the one of a later text', async () => {
  const lists: string[] = [];
  const search = open(lists);
  void search('row');
  await wait(300);
  void search('rows');
  mockFiles.arrive();
  mockFiles.arrive();
  await wait(50);
  expect(lists.slice(0, 2).sort()).toEqual(['row 2', 'rows 2']);
  void search('r');
  await wait(50);
  expect(lists.at(-1)).toBe('r 2');
});
