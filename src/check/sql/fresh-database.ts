import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readStored, writeStored } from '../../node/cache/stored-file';

/**
 * Returns the data folder of a new database for PGlite's `loadDataDir`. Loading the folder is
 * several times faster than creating it, so it's cached in `.cache/check`.
 */
export async function freshDataFolder(root: string): Promise<Blob> {
  const { version } = JSON.parse(
    readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8'),
  ) as { version: string };
  const file = join(root, '.cache', 'check', `postgres-${version}.stored`);
  const stored = readStored(file);
  if (stored) return new Blob([new Uint8Array(stored)]);
  const postgres = await PGlite.create();
  const folder = await postgres.dumpDataDir('gzip');
  await postgres.close();
  writeStored(file, new Uint8Array(await folder.arrayBuffer()));
  return folder;
}
