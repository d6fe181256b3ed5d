import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the paths of all files in a folder, with slashes. */
export function filesIn(folder: string): string[] {
  const start = join(folder, '/').length;
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(start).replaceAll('\\', '/'));
}
