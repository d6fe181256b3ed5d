import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the version of a package in a folder's `node_modules`, or undefined if it isn't installed. */
export function installedVersion(folder: string, name: string): string | undefined {
  const file = join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
