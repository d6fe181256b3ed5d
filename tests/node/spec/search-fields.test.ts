import { readEntry } from '../../../src/node/spec/entry-page';
import type { EntryData } from '../../../src/node/spec/entry-schemas';
import { entrySearchFields } from '../../../src/node/spec/search-fields';
import { temporaryCache } from '../../fixtures/temporary-project';
import { example, operationEntry } from './entries';

const cache = temporaryCache();
const responses = [200, 401, 403, 429].map((status) => ({
  status,
  description: 'Text.',
  properties: [],
}));
const sectionsOf = (more: Parameters<typeof operationEntry>[0]) => {
  const data = operationEntry({ authorization: 'A token.', responses, ...more }) as EntryData;
  const page = readEntry(cache, data, { language: 'bash' });
  const entry = { id: data.id, title: 'Title', type: data.type, items: [] };
  return entrySearchFields(entry, data, page).sections.map(({ id }) => id);
};

test('search leaves out the responses of an operation that are like those of others', () => {
  expect(sectionsOf({ notes: 'A note.' })).toEqual(['', 'notes']);
});

test.each<[string, Parameters<typeof sectionsOf>[0]]>([
  ['an example of a response', { responses: [{ ...responses[0]!, example: '{}' }] }],
  ['a response of an example', { examples: [example({ response: '{}' })] }],
  ['other errors', { responses: responses.slice(0, 2) }],
])('search finds the responses of an operation with %s', (_, more) => {
  expect(sectionsOf(more)).toEqual(expect.arrayContaining(['authorization', 'responses']));
});
