import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns a short digest that changes whenever a file in one of the folders changes. */
export function digestFolders(root: string, paths: string[]): string {
  const hash = createHash('sha256');
  const walk = (path: string) => {
    if (lstatSync(path).isDirectory())
      readdirSync(path)
        .sort()
        .forEach((name) => walk(join(path, name)));
    // An editor's lock can be a link to nowhere.
    else if (statSync(path, { throwIfNoEntry: false })?.isFile())
      hash.update(path.slice(root.length)).update(readFileSync(path));
  };
  paths.forEach((path) => walk(join(root, path)));
  return hash.digest('hex').slice(0, 12);
}
