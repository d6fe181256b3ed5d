import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that a running database in UTF-8 never reads: build tools, `initdb`, other encodings. */
const UNUSED =
  /\/pgxs\/|\/(?:postgres\.bki|information_schema\.sql|system_\w+\.sql|sql_features\.txt|\w+\.example)$|\/(?:utf8_and_\w+|\w+_and_\w+|libpqwalreceiver|pgoutput)\.so$/;
const ENTRY = /\{filename:"([^"]+)",start:(\d+),end:(\d+)/g;

/**
 * Returns PGlite's package of files, which must keep its size, with zeros instead of unused files.
 *
 * @param folder PGlite's folder with built files.
 */
export function postgresData(folder: string): Buffer {
  const data = readFileSync(join(folder, 'pglite.data'));
  const scripts = readdirSync(folder).filter((file) => /^chunk-.*\.js$/.test(file));
  const script = scripts
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .find((text) => text.includes('{filename:"/pglite/share/'));
  if (!script) {
    throw new Error("PGlite's list of files wasn't found: update src/node/run/postgres-data.ts");
  }
  for (const [, name, start, end] of script.matchAll(ENTRY)) {
    if (UNUSED.test(name!)) data.fill(0, Number(start), Number(end));
  }
  return data;
}
