import { entryContent } from '../../../src/node/spec/entry-tree';
import type { EntryData } from '../../../src/node/spec/entry-schemas';
import { commandEntry, example, functionEntry, operationEntry, parameter } from './entries';

const BAD = 'See <Foo /> and [a](/b).';
const bad = (name = 'a') => parameter(name, { description: BAD });
const valid = parameter('valid');
const response = { status: 200, description: 'Done.', properties: [] };

test.each<[string, EntryData, (string | number)[]]>([
  ['the description', functionEntry({ description: BAD }), ['description']],
  ['the notes', commandEntry({ notes: BAD }), ['notes']],
  ['a parameter', functionEntry({ parameters: [valid, bad()] }), ['parameters', 1, 'description']],
  [
    'a nested member',
    functionEntry({ parameters: [parameter('a', { properties: [valid, bad()] })] }),
    ['parameters', 0, 'properties', 1, 'description'],
  ],
  [
    'a variant',
    functionEntry({ parameters: [parameter('a', { variants: [bad()] })] }),
    ['parameters', 0, 'variants', 0, 'description'],
  ],
  [
    'a member of a variant',
    functionEntry({
      parameters: [parameter('a', { variants: [parameter('b', { properties: [bad()] })] })],
    }),
    ['parameters', 0, 'variants', 0, 'properties', 0, 'description'],
  ],
  ['an argument', commandEntry({ arguments: [bad()] }), ['arguments', 0, 'description']],
  ['a flag', commandEntry({ flags: [valid, valid, bad()] }), ['flags', 2, 'description']],
  ['the authorization', operationEntry({ authorization: BAD }), ['authorization']],
  [
    'the body',
    operationEntry({ body: { contentType: 'a/b', description: BAD, properties: [] } }),
    ['body', 'description'],
  ],
  [
    'a field of the body',
    operationEntry({ body: { contentType: 'a/b', properties: [bad()] } }),
    ['body', 'properties', 0, 'description'],
  ],
  [
    'a response',
    operationEntry({ responses: [response, { ...response, status: 400, description: BAD }] }),
    ['responses', 1, 'description'],
  ],
  [
    'a field of a response',
    operationEntry({ responses: [{ ...response, properties: [bad()] }] }),
    ['responses', 0, 'properties', 0, 'description'],
  ],
  [
    'an example',
    functionEntry({ examples: [example(), example({ description: BAD })] }),
    ['examples', 1, 'description'],
  ],
])('diagnostics and links in %s have its path of keys', (_, entry, path) => {
  const { diagnostics, references } = entryContent(entry, { language: 'ts' });
  expect(diagnostics.map((diagnostic) => [diagnostic.path, diagnostic.column])).toEqual([
    [path, 5],
  ]);
  expect(references).toEqual([{ kind: 'link', url: '/b', line: 1, column: 17, path }]);
});

test('the diagnostics of all texts are reported', () => {
  const entry = functionEntry({ description: BAD, parameters: [bad()], notes: BAD });
  expect(entryContent(entry, { language: 'ts' }).diagnostics).toHaveLength(3);
});
