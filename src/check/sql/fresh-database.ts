import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/**
 * Returns the data folder of a new database for PGlite's `loadDataDir`. Loading the folder is
 * several times faster than creating it, so it's cached in `.cache/check`.
 */
export async function freshDataFolder(root: string): Promise<Blob> {
  const { version } = JSON.parse(
    readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8'),
  ) as { version: string };
  const file = join(root, '.cache', 'check', `postgres-${version}.tar.gz`);
  if (existsSync(file)) return new Blob([readFileSync(file)]);
  const postgres = await PGlite.create();
  const folder = await postgres.dumpDataDir('gzip');
  await postgres.close();
  mkdirSync(dirname(file), { recursive: true });
  // Renaming is atomic, so a run in parallel never reads half a file.
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await folder.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
  return folder;
}
