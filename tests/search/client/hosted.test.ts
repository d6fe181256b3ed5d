import { hostedBackend } from '../../../src/search/client/backend';
import type { SearchBackend } from '../../../src/search/client/embedded';

const mockAnswer = (total: number) => () => Promise.resolve({ hits: [], total });
jest.mock('../../../src/search/client/algolia', () => ({ algoliaSearch: () => mockAnswer(1) }));

const embedded: SearchBackend = {
  search: mockAnswer(2),
  suggest: () => Promise.resolve([]),
  levels: () => Promise.resolve({}),
  onImproved: () => () => undefined,
  isHosted: false,
};

test.each([
  ['words', 'row level', 'host'],
  ['an operator and a word', 'jsonb ->>', 'host'],
  ['an operator, which a search host ignores', '->>', 'embedded search'],
])('%s: %s is searched by the %s', async (_, query, by) => {
  const backend = hostedBackend({ appId: 'A', searchKey: 'k', local: undefined }, embedded);
  const { total } = await backend.search({ query, limit: 20 });
  expect(['host', 'embedded search'][total - 1]).toBe(by);
});
