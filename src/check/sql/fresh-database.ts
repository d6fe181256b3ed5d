import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/**
 * The data folder of a fresh Postgres for PGlite's `loadDataDir`. Making one takes several times as
 * long as loading it, so the first is kept for later runs.
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
  // Another run may be making the same file.
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await folder.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
  return folder;
}
