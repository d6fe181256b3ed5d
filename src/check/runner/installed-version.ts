import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of a package in a folder's `node_modules`. */
export function installedVersion(folder: string, name: string): string | undefined {
  const file = join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
