import { hostedBackend } from '../../../src/search/client/hosted';
import type { SearchBackend } from '../../../src/search/client/search-client';
import { emptyResponse, skipEmptyQueries } from '../../../src/search/client/search-client';
import type { SearchRequest } from '../../../src/search/engine/request';

/** Contains the name of the search that sent it. */
const answer = (index: string) => (requests: readonly SearchRequest[]) =>
  Promise.resolve(requests.map((request) => ({ ...emptyResponse(request), index })));

jest.mock('../../../src/search/client/algolia', () => ({ algoliaSearch: () => answer('host') }));

const embedded: SearchBackend = {
  search: skipEmptyQueries(answer('embedded')),
  suggest: () => Promise.resolve([]),
  levels: () => Promise.resolve({}),
  onImproved: () => () => undefined,
  isHosted: false,
};

test.each([
  ['words', 'row level', 'host'],
  ['an operator and a word', 'jsonb ->>', 'host'],
  ['an operator, which a search host ignores', '->>', 'embedded'],
])('the host or the embedded search finds %s', async (_, query, index) => {
  const backend = hostedBackend({ appId: 'A', searchKey: 'k' } as never, embedded);
  const { results } = await backend.search([{ indexName: 'docs', params: { query } }]);
  expect(results).toEqual([expect.objectContaining({ query, index })]);
});
