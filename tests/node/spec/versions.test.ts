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

test.each([
  [
    'an entry of the latest version',
    entryAliases(javascript, 'v2', treeEntry('select')),
    ['/reference/javascript/v2/select'],
  ],
  [
    'an entry with a former slug',
    entryAliases(javascript, 'v2', treeEntry('sign-up', { slug: 'auth-signup' })),
    [
      '/reference/javascript/auth-signup',
      '/reference/javascript/v2/sign-up',
      '/reference/javascript/v2/auth-signup',
    ],
  ],
  ['an entry of an older version', entryAliases(javascript, 'v1', treeEntry('select')), []],
  [
    'an entry of an older version with a former slug',
    entryAliases(javascript, 'v1', treeEntry('sign-up', { slug: 'auth-signup' })),
    ['/reference/javascript/v1/auth-signup'],
  ],
  ['an entry without versions', entryAliases(cli, '', treeEntry('init')), []],
  [
    'the first page of the latest version',
    entryAliases(javascript, 'v2', start),
    [
      '/reference/javascript/introduction',
      '/reference/javascript',
      '/reference/javascript/v2/start',
      '/reference/javascript/v2/introduction',
      '/reference/javascript/v2',
    ],
  ],
  [
    'the first page of an older version',
    entryAliases(javascript, 'v1', start),
    ['/reference/javascript/v1/introduction', '/reference/javascript/v1'],
  ],
  [
    'an entry of a library with another name',
    entryAliases(api, '', treeEntry('list-projects')),
    ['/reference/api/list-projects'],
  ],
  [
    'the first page of a library with another name',
    entryAliases(api, '', treeEntry('start')),
    ['/reference/management-api', '/reference/api/start', '/reference/api'],
  ],
])('aliases of %s', (_, aliases, expected) => {
  expect(aliases).toEqual(expected);
});

test('a slug that equals the ID adds no alias', () => {
  expect(entryAliases(cli, '', treeEntry('init', { slug: 'init' }))).toEqual([]);
});
