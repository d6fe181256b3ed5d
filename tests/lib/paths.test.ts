import {
  comparablePath,
  contentPath,
  entryPath,
  libraryPath,
  specLibrary,
  idScope,
} from '../../src/lib/paths';

test.each([
  ['index.mdx', '/'],
  ['faq.mdx', '/faq'],
  ['reference.mdx', '/reference'],
  ['guides/auth/overview.mdx', '/guides/auth/overview'],
  ['guides/auth/index.mdx', '/guides/auth'],
  ['guides/my-index.mdx', '/guides/my-index'],
  ['guides/index-types.mdx', '/guides/index-types'],
])('content/%s has the address %s', (file, path) => {
  expect(contentPath(file)).toBe(path);
});

test.each([
  ['javascript/v1.yml', { library: 'javascript', version: 'v1' }],
  ['javascript/v2/auth.yml', { library: 'javascript', version: 'v2' }],
  ['cli/database.yml', { library: 'cli', version: '' }],
  ['cli.yml', { library: 'cli', version: '' }],
  ['self-hosting-auth.yml', { library: 'self-hosting-auth', version: '' }],
])('spec/%s holds %j', (file, of) => {
  expect(specLibrary(file)).toEqual(of);
});

test.each([
  ['javascript', 'v2', 'v2', '/reference/javascript', '/reference/javascript/select'],
  ['javascript', 'v1', 'v2', '/reference/javascript/v1', '/reference/javascript/v1/select'],
  ['cli', '', '', '/reference/cli', '/reference/cli/select'],
])('entries of %s %s, latest %s, stand in %s', (library, version, latest, folder, entry) => {
  expect(libraryPath({ library, version }, latest)).toBe(folder);
  expect(entryPath({ library, version }, latest, 'select')).toBe(entry);
});

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/Guides/Auth', '/guides/auth'],
  ['/guides/auth/', '/guides/auth'],
  ['/guides/auth//', '/guides/auth'],
  ['/guides/cafe\u0301', '/guides/caf\u00e9'],
])('%s is compared as %s', (path, comparable) => {
  expect(comparablePath(path)).toBe(comparable);
});

test('ids of an added entry begin with what no heading can begin with', () => {
  expect(idScope('/reference/javascript/v1/select')).toBe('select:');
});
