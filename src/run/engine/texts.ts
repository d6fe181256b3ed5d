import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');

/** Turns an empty database into a new project. */
export const PRELUDE = read('prelude.sql');

export const FORMER_PRIVILEGES = read('former-privileges.sql');

/** By extension that PGlite lacks. */
export const DECLARED_EXTENSIONS: ReadonlyMap<string, string> = new Map(
  readdirSync(join(__dirname, '../extensions')).map((file) => [
    file.replace(/\.sql$/, ''),
    read(`../extensions/${file}`),
  ]),
);
