import { createResolvers } from '../../../src/node/graphql/resolvers';
import { sourcesReader } from '../pages/page-sources';

const sources = sourcesReader()();
jest.mock('../../../src/node/pages/page-sources', () => ({
  ...jest.requireActual<object>('../../../src/node/pages/page-sources'),
  currentSources: () => sources,
}));
jest.mock('../../../src/node/site/current-site', () => ({
  oncePerSite: (compute: (site: object) => object) => () => compute(sources.site),
}));

type Resolver = (source: unknown, args: object, context: object) => unknown;
let resolvers: Record<string, Record<string, { resolve: Resolver }>> = {};
(createResolvers as (args: object) => void)({
  createResolvers: (value: typeof resolvers) => (resolvers = value),
});
const resolve = (type: string, field: string, node: object) =>
  resolvers[type]![field]!.resolve(node, {}, {});

test.each([
  ['Mdx', { fields: { file: 'content/guides/auth.mdx' } }, '/guides/auth'],
  [
    'ReferenceEntry',
    { yamlId: 'select', fields: { file: 'spec/javascript/v1.yml' } },
    '/reference/javascript/v1/select',
  ],
  // Gatsby can ask for the fields of nodes that aren't complete yet.
  ['Mdx', {}, null],
  ['Mdx', { fields: { file: 'content/guides/new.mdx' } }, null],
])('the path of the %s node %j is %s', (type, node, path) => {
  expect(resolve(type, 'path', node)).toBe(path);
});

test('the items of a section tree have their versions and slugs', () => {
  const [, database] = resolve('SectionTree', 'groups', { fields: { name: 'client' } }) as {
    items: { slug: string; libs: { path: string }[] }[];
  }[];
  expect(database!.items.map(({ slug, libs }) => [slug, ...libs.map(({ path }) => path)])).toEqual([
    ['db-select', '/reference/javascript/select', '/reference/javascript/v1/select'],
    ['insert', '/reference/javascript/insert'],
  ]);
});

test('a hand-written page counts as the entry of its library', () => {
  const [first] = resolve('SectionTree', 'groups', { fields: { name: 'client' } }) as {
    items: { libs: { path: string }[] }[];
  }[];
  expect(first!.items[0]!.libs.map(({ path }) => path)).toEqual(['/reference/javascript/start']);
});
