import { createResolvers } from '../../../src/node/graphql/resolvers';

type Resolver = (source: unknown, args: object, context: object) => unknown;
type Resolvers = Record<string, Record<string, { resolve: Resolver }>>;

let resolvers: Resolvers = {};
(createResolvers as (args: object) => void)({
  createResolvers: (value: Resolvers) => (resolvers = value),
});

const NODES: Record<string, object[]> = {
  Library: [
    {
      library: 'javascript',
      name: 'JavaScript',
      sections: 'client-libraries',
      versions: ['v2', 'v1'],
    },
    { library: 'python', name: 'Python', sections: 'client-libraries' },
    { library: 'cli', name: 'CLI', sections: 'cli' },
  ],
  ReferenceEntry: [
    { yamlId: 'select', fields: { library: 'javascript', version: 'v1' } },
    { yamlId: 'select', fields: { library: 'javascript', version: 'v2' } },
    { yamlId: 'select', fields: { library: 'cli', version: '' } },
  ],
  Mdx: [{ fields: { file: 'content/reference/python/installing.mdx' } }],
};

/** As in Gatsby's filters: `{ fields: { file: { in: [...] } } }`. */
function matches(node: unknown, filter: object): boolean {
  return Object.entries(filter).every(([key, value]: [string, object]) => {
    if (key === 'eq') return node === value;
    if (key === 'in') return (value as unknown as unknown[]).includes(node);
    return matches((node as Record<string, unknown>)[key], value);
  });
}
const context = {
  nodeModel: {
    findAll: ({ type, query }: { type: string; query?: { filter: object } }) =>
      Promise.resolve({
        entries: NODES[type]!.filter((node) => matches(node, query?.filter ?? {})),
      }),
  },
};

const tree = {
  fields: { name: 'client-libraries' },
  groups: [
    {
      label: 'Database',
      items: [
        { id: 'installing', title: 'Install', type: 'markdown' },
        {
          id: 'query',
          title: 'Query',
          type: 'function',
          items: [{ id: 'select', title: 'Select', type: 'function' }],
        },
      ],
    },
  ],
};

interface Entry {
  items: Entry[];
}
const [group] = resolvers['SectionTree']!['groups']!.resolve(tree, {}, context) as {
  items: Entry[];
}[];
const libsOf = (entry: Entry) => resolvers['FunctionEntry']!['libs']!.resolve(entry, {}, context);

test('an entry lists the versions of the libraries with its tree that have it, the latest first', async () => {
  expect(await libsOf(group!.items[1]!.items[0]!)).toEqual([
    {
      library: 'javascript',
      version: 'v2',
      name: 'JavaScript v2',
      path: '/reference/javascript/select',
    },
    {
      library: 'javascript',
      version: 'v1',
      name: 'JavaScript v1',
      path: '/reference/javascript/v1/select',
    },
  ]);
});

test('a hand-written page counts as the entry of its library', async () => {
  expect(await libsOf(group!.items[0]!)).toEqual([
    { library: 'python', version: '', name: 'Python', path: '/reference/python/installing' },
  ]);
});

test('an entry that no library has lists nothing', async () => {
  expect(await libsOf(group!.items[1]!)).toEqual([]);
});
