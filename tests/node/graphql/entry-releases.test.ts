import { createResolvers } from '../../../src/node/graphql/resolvers';
import { readEntryReleases, releaseKey } from '../../../src/node/results/entry-releases';

type Resolvers = Record<string, Record<string, { resolve: (...args: unknown[]) => unknown }>>;

async function since(library: string, version: string, id: string): Promise<unknown> {
  let all: Resolvers = {};
  const create = (resolvers: Resolvers) => (all = resolvers);
  await createResolvers!({ createResolvers: create } as never, { plugins: [] }, () => undefined);
  const reference = { library: { library }, version, entry: { id } };
  return all['DocumentationEntry']!['since']!.resolve(reference, {}, {});
}

test('an entry has its release, or null', async () => {
  const release = readEntryReleases(process.cwd())['javascript/v2/is-distinct'];
  expect(release).toMatch(/^2\.\d+\.\d+$/);
  expect(await since('javascript', 'v2', 'is-distinct')).toBe(release);
  expect(await since('javascript', 'v2', 'select')).toBeNull();
  expect(await since('javascript', 'v1', 'is-distinct')).toBeNull();
});

test('the key of an entry leaves out a missing version', () => {
  expect(releaseKey('python', '', 'select')).toBe('python/select');
});
