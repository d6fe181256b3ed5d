import {
  entryAliases,
  flattenEntries,
  latestVersion,
  libraryVersionName,
  versionsOf,
} from '../../../src/node/spec/versions';
import { library, treeEntry } from './libraries';

const javascript = library('javascript', { versions: ['v2', 'v1'] });
const cli = library('cli');
const api = library('management-api', { aliases: ['api'] });
const start = treeEntry('start', { slug: 'introduction' });

test.each([
  [javascript, 'v2', ['v2', 'v1'], 'JAVASCRIPT v2'],
  [cli, '', [''], 'CLI'],
])('a library with and without versions', (item, latest, versions, name) => {
  expect(latestVersion(item)).toBe(latest);
  expect(versionsOf(item)).toEqual(versions);
  expect(libraryVersionName(item, latest)).toBe(name);
});

test('parents come before their children in a flattened tree', () => {
  const groups = [
    {
      label: '',
      items: [treeEntry('a', { items: [treeEntry('b', { items: [treeEntry('c')] })] })],
    },
    { label: 'D', items: [treeEntry('d'), treeEntry('e')] },
  ];
  expect(flattenEntries({ groups }).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

const select = treeEntry('select');
const signUp = treeEntry('sign-up', { slug: 'auth-signup' });

// Below /reference/javascript, which is `.`.
test.each([
  ['an entry of the latest version', javascript, 'v2', select, 'v2/select'],
  [
    'an entry with a former slug',
    javascript,
    'v2',
    signUp,
    'auth-signup v2/sign-up v2/auth-signup',
  ],
  ['an entry of an older version', javascript, 'v1', select, ''],
  ['an older entry with a former slug', javascript, 'v1', signUp, 'v1/auth-signup'],
  ['an entry without versions', cli, '', treeEntry('init'), ''],
  [
    'the first page of the latest version',
    javascript,
    'v2',
    start,
    'introduction . v2/start v2/introduction v2',
  ],
  ['the first page of an older version', javascript, 'v1', start, 'v1/introduction v1'],
  ['an entry whose slug equals its ID', cli, '', treeEntry('init', { slug: 'init' }), ''],
] as const)('aliases of %s', (_, item, version, entry, expected) => {
  const paths = expected.split(' ').filter(Boolean);
  expect(entryAliases(item, version, entry)).toEqual(
    paths.map((path) => `/reference/javascript/${path}`.replace(/\/\.$/, '')),
  );
});

test('a library with another name also has aliases below that name', () => {
  expect(entryAliases(api, '', treeEntry('list-projects'))).toEqual([
    '/reference/api/list-projects',
  ]);
  expect(entryAliases(api, '', treeEntry('start'))).toEqual([
    ...['/reference/management-api', '/reference/api/start', '/reference/api'],
  ]);
});
