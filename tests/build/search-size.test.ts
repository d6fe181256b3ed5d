import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from '../../src/search/engine/sections';
import { FILES_FOLDER, MANIFEST } from '../../src/lib/search-files';
import { SIZE_LIMITS } from '../../src/node/quality/size-limits';
import { PUBLIC } from './built-site';

const { gzip: INDEX_SIZE } = SIZE_LIMITS.searchIndex;
const { gzip: OVERLAY_SIZE } = SIZE_LIMITS.searchOverlay;

const compressed = (...path: string[]) => gzipSync(readFileSync(join(PUBLIC, ...path))).length;
const report = (what: string, bytes: number) =>
  process.stdout.write(`${what}: ${(bytes / 1000).toFixed(1)} kB compressed\n`);

test('the search index is within its size limit', () => {
  const manifest = JSON.parse(
    readFileSync(join(PUBLIC, FILES_FOLDER, MANIFEST), 'utf8'),
  ) as Manifest;
  const [first, texts] = [[MANIFEST, manifest.headings], [manifest.index]].map((files) =>
    files.reduce((sum, file) => sum + compressed(FILES_FOLDER, file), 0),
  ) as [number, number];
  report('Index of headings, which is loaded first', first);
  report('Index of all texts', texts);
  expect(first + texts).toBeLessThanOrEqual(INDEX_SIZE);
  for (const { file } of manifest.texts) {
    expect(compressed(FILES_FOLDER, file)).toBeLessThanOrEqual(INDEX_SIZE / 10);
  }
});

test('the overlay is within its size limit', () => {
  const { assetsByChunkName } = JSON.parse(
    readFileSync(join(PUBLIC, 'webpack.stats.json'), 'utf8'),
  ) as { assetsByChunkName: Record<string, string[]> };
  const files = ['search-overlay', 'search-backend'].flatMap(
    (name) => assetsByChunkName[name] ?? [],
  );
  expect(files.length).toBeGreaterThan(1);
  const size = files.reduce((sum, file) => sum + compressed(file), 0);
  report('Overlay', size);
  expect(size).toBeLessThanOrEqual(OVERLAY_SIZE);
});

test('all search files belong to this build', () => {
  const folder = readdirSync(join(PUBLIC, FILES_FOLDER));
  const manifest = readFileSync(join(PUBLIC, FILES_FOLDER, MANIFEST), 'utf8');
  const files = folder.map((name) => name.replace(/\.(?:gz|br)$/, ''));
  expect(files.filter((name) => name !== MANIFEST && !manifest.includes(name))).toEqual([]);
});
