import {
  flattenMenu,
  librariesOfLevel,
  menuLabel,
  referenceGroups,
  referenceMenu,
} from '../../../src/node/site/menus';
import { library, treeEntry } from '../spec/libraries';

const javascript = library('javascript', { versions: ['v2', 'v1'] });
const level = 'reference_self_hosting_auth';
const auth = library('auth', { name: 'Auth server', level });
const hosting = library('self-hosting-auth', { name: 'Self-hosting Auth', level });

const tree = {
  groups: [
    { label: '', items: [treeEntry('start')] },
    { label: 'Database', items: [treeEntry('select'), treeEntry('insert')] },
    {
      label: 'Filters',
      items: [treeEntry('filters', { items: [treeEntry('eq'), treeEntry('in')] })],
    },
  ],
};

test.each([
  ['reference_javascript_v1', ['javascript v1']],
  ['reference_self_hosting_auth', ['auth ', 'self-hosting-auth ']],
  ['reference_cli', []],
])('the menu of %s contains the libraries %j', (name, expected) => {
  const found = librariesOfLevel(name, [javascript, auth, hosting]);
  expect(found.map(({ library, version }) => `${library.library} ${version}`)).toEqual(expected);
});

/** By entry ID, which is the label without parentheses. */
const named = (...labels: string[]) =>
  new Map(labels.map((label) => [label.replace('()', ''), label]));

test.each([
  ['function', 'Read rows', 'select()', 'select()'],
  ['cli-command', 'Apply migrations', 'supabase db push', 'db push'],
  ['cli-command', 'Global flags', 'Global flags', 'Global flags'],
  ['operation', 'Get a project', 'Get project', 'Get a project'],
  ['markdown', 'Using filters', undefined, 'Using filters'],
] as const)(
  'the menu label of a %s with the title %j and the call %j is %j',
  (type, title, call, label) => {
    const entry = treeEntry('id', { type, title });
    const page = call === undefined ? {} : { call };
    expect(menuLabel(entry, page)).toBe(label);
    expect(menuLabel(entry, { ...page, isDeprecated: true })).toBe(`${label} (deprecated)`);
  },
);

test('the groups of a library version contain only its entries, and no group is empty', () => {
  const groups = referenceGroups(javascript, 'v1', tree, named('select()', 'filters', 'eq()'));
  const item = (name: string, url: string, items: unknown[] = []) => ({ name, url, items });
  expect(groups).toEqual([
    { label: 'Database', items: [item('select()', '/reference/javascript/v1/select')] },
    {
      label: 'Filters',
      items: [
        item('filters', '/reference/javascript/v1/filters', [
          item('eq()', '/reference/javascript/v1/eq'),
        ]),
      ],
    },
  ]);
});

test('entries of the latest version have no version in their URL', () => {
  const groups = referenceGroups(javascript, 'v2', tree, named('select()', 'eq()', 'filters'));
  expect(flattenMenu(groups).map(({ url }) => url)).toEqual([
    '/reference/javascript/select',
    '/reference/javascript/filters',
    '/reference/javascript/eq',
  ]);
});

test('a menu of several libraries has the title of the first and the groups of all', () => {
  const libraryMenu = (of: typeof auth) => ({
    ...{ library: of, version: '' },
    groups: referenceGroups(of, '', tree, named('start')),
  });
  const libraries = [libraryMenu(auth), libraryMenu(hosting)];
  const menu = referenceMenu('reference_self_hosting_auth', libraries);
  expect(menu).toMatchObject({ level: 'reference_self_hosting_auth', title: 'Auth server' });
  expect(flattenMenu(menu.groups).map(({ url }) => url)).toEqual([
    '/reference/auth/start',
    '/reference/self-hosting-auth/start',
  ]);
});

test('the title of a menu without libraries is its level', () => {
  const menu = {
    level: 'reference_cli',
    title: 'reference_cli',
    icon: 'reference',
    groups: [],
    versions: [],
  };
  expect(referenceMenu('reference_cli', [])).toEqual(menu);
});
