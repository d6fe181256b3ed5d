import { loadFiles, loadJson, updateCache } from '../../../src/run/client/load-files';
import type { LoadProgress } from '../../../src/run/client/types';
import { addEngine, FakeNetwork } from './fake-network';

let network: FakeNetwork;
beforeEach(() => {
  network = new FakeNetwork();
  network.install();
  network.files.set('/docs/run/a.bin', 'first file');
  network.files.set('/docs/run/b.bin', 'second');
  network.files.set('/docs/run/pages/a.json', '{"one":1}');
});

const FILES = { a: { path: '/run/a.bin', size: 10 }, b: { path: '/run/b.bin', size: 6 } };
const NETWORK = { reason: 'network' };

async function load() {
  const progress: LoadProgress[] = [];
  const loaded = await loadFiles(FILES, (step) => progress.push(step));
  const texts = Object.values(loaded).map((bytes) => new TextDecoder().decode(bytes));
  return { texts, progress };
}

test('loads files and reports their bytes', async () => {
  const { texts, progress } = await load();
  expect(texts).toEqual(['first file', 'second']);
  expect(progress[0]).toEqual({ loaded: 0, total: 16 });
  expect(progress.at(-1)).toEqual({ loaded: 16, total: 16 });
  const counts = progress.map(({ loaded }) => loaded);
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
});

test('a file that was loaded before comes from the cache', async () => {
  await load();
  expect(network.requests.splice(0)).toHaveLength(2);
  network.isOffline = true;
  const { texts, progress } = await load();
  expect(texts).toEqual(['first file', 'second']);
  expect(progress.at(-1)).toEqual({ loaded: 16, total: 16 });
  expect(network.requests).toEqual([]);
});

test('a file with another size in the cache is loaded again', async () => {
  network.stored.set('/docs/run/a.bin', 'first');
  expect((await load()).texts[0]).toBe('first file');
  expect(network.requests).toContain('/docs/run/a.bin');
  expect(network.stored.get('/docs/run/a.bin')).toBe('first file');
});

test('a file that arrives with another size fails, and is not stored', async () => {
  network.files.set('/docs/run/a.bin', 'an error page');
  await expect(load()).rejects.toMatchObject(NETWORK);
  expect(network.stored.has('/docs/run/a.bin')).toBe(false);
});

test.each(['offline', 'missing'])('a file that is %s fails', async (state) => {
  if (state === 'offline') network.isOffline = true;
  else network.files.delete('/docs/run/b.bin');
  await expect(load()).rejects.toMatchObject(NETWORK);
});

test.each(['hasCache', 'hasSpace'] as const)('files load without %s', async (feature) => {
  network[feature] = false;
  expect((await load()).texts).toEqual(['first file', 'second']);
  expect(network.stored.size).toBe(0);
});

test('JSON comes from the network, and without one, from the cache', async () => {
  expect(await loadJson('/run/pages/a.json')).toEqual({ one: 1 });
  network.files.set('/docs/run/pages/a.json', '{"two":2}');
  expect(await loadJson('/run/pages/a.json')).toEqual({ two: 2 });
  network.isOffline = true;
  expect(await loadJson('/run/pages/a.json')).toEqual({ two: 2 });
});

test('if the server no longer has a JSON file, the cached one is used', async () => {
  await loadJson('/run/pages/a.json');
  network.files.clear();
  expect(await loadJson('/run/pages/a.json')).toEqual({ one: 1 });
});

test.each(['hasCache', 'hasSpace'] as const)('JSON loads without %s', async (feature) => {
  network[feature] = false;
  expect(await loadJson('/run/pages/a.json')).toEqual({ one: 1 });
});

test.each([true, false])(
  'JSON that was never loaded fails offline, cache: %s',
  async (hasCache) => {
    Object.assign(network, { hasCache, isOffline: true });
    await expect(loadJson('/run/pages/a.json')).rejects.toMatchObject(NETWORK);
  },
);

test('files of earlier releases are deleted, and everything else stays', async () => {
  const manifest = addEngine(network);
  const kept = ['/docs/run/postgres.bin', '/docs/run/vector.bin', '/docs/run/pages/a.json'];
  for (const path of [...kept, '/docs/run/postgres-old.bin']) network.stored.set(path, 'a');
  await updateCache(manifest);
  expect([...network.stored.keys()].sort()).toEqual([...kept, '/docs/run/frame.html'].sort());
});

test('without a cache or a network, there is nothing to update', async () => {
  const manifest = addEngine(network);
  network.isOffline = true;
  await updateCache(manifest);
  expect(network.stored.size).toBe(0);
  network.hasCache = false;
  await updateCache(manifest);
});
