import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Returns the paths of all files below a folder, relative to it, with slashes. Empty if it doesn't
 * exist.
 */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
}
