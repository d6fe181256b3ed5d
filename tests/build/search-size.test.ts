import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from '../../src/search/engine/sections';
import { FILES_FOLDER, MANIFEST } from '../../src/lib/search-files';
import { SIZE_LIMITS } from '../../src/node/quality/size-limits';
import { PUBLIC } from './built-site';

test('each file of texts is at most a tenth of the index', () => {
  const { texts } = JSON.parse(
    readFileSync(join(PUBLIC, FILES_FOLDER, MANIFEST), 'utf8'),
  ) as Manifest;
  for (const { file } of texts) {
    const { length } = gzipSync(readFileSync(join(PUBLIC, FILES_FOLDER, file)));
    expect(length).toBeLessThanOrEqual(SIZE_LIMITS.searchIndex.gzip / 10);
  }
});

test('all search files belong to this build', () => {
  const folder = readdirSync(join(PUBLIC, FILES_FOLDER));
  const manifest = readFileSync(join(PUBLIC, FILES_FOLDER, MANIFEST), 'utf8');
  const files = folder.map((name) => name.replace(/\.(?:gz|br)$/, ''));
  expect(files.filter((name) => name !== MANIFEST && !manifest.includes(name))).toEqual([]);
});
