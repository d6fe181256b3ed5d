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
])('the path of content/%s is %s', (file, path) => {
  expect(contentPath(file)).toBe(path);
});

test.each([
  ['javascript/v1.yml', { library: 'javascript', version: 'v1' }],
  ['javascript/v2/auth.yml', { library: 'javascript', version: 'v2' }],
  ['cli/database.yml', { library: 'cli', version: '' }],
  ['cli.yml', { library: 'cli', version: '' }],
  ['self-hosting-auth.yml', { library: 'self-hosting-auth', version: '' }],
])('the library version of spec/%s is %j', (file, version) => {
  expect(specLibrary(file)).toEqual(version);
});

test.each([
  ['javascript', 'v2', 'v2', '/reference/javascript', '/reference/javascript/select'],
  ['javascript', 'v1', 'v2', '/reference/javascript/v1', '/reference/javascript/v1/select'],
  ['cli', '', '', '/reference/cli', '/reference/cli/select'],
])(
  'the path of %s %s with the latest version %s is %s',
  (library, version, latest, folder, entry) => {
    expect(libraryPath({ library, version }, latest)).toBe(folder);
    expect(entryPath({ library, version }, latest, 'select')).toBe(entry);
  },
);

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/Guides/Auth', '/guides/auth'],
  ['/guides/auth/', '/guides/auth'],
  ['/guides/auth//', '/guides/auth'],
  ['/guides/cafe\u0301', '/guides/caf\u00e9'],
])('%s is normalized to %s', (path, comparable) => {
  expect(comparablePath(path)).toBe(comparable);
});

test('the IDs of an added entry have a prefix that headings cannot have', () => {
  expect(idScope('/reference/javascript/v1/select')).toBe('select:');
});
