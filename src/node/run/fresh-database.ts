import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { runInProcess } from '../base/run-in-process';
import { readStored, writeStored } from '../base/stored-file';

/**
 * Returns the data folder of an empty database as a tar archive, for PGlite's `loadDataDir`.
 * Loading it is several times faster than creating it, so it's cached. The bytes are always the
 * same, even with an empty cache.
 */
export async function freshDataFolder(root: string): Promise<Uint8Array<ArrayBuffer>> {
  const { version } = JSON.parse(
    readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8'),
  ) as { version: string };
  const file = join(root, '.cache', 'check', `postgres-${version}-empty.stored`);
  const stored = readStored(file);
  if (stored) return new Uint8Array(gunzipSync(stored));
  const worker = join(root, 'src/node/run/create-database.ts');
  const folder = await runInProcess<null, Uint8Array<ArrayBuffer>>(worker, null, root);
  writeStored(file, gzipSync(folder));
  return new Uint8Array(folder);
}
