import { readFileSync } from 'node:fs';

/**
 * With `\n` line endings and without a byte order mark, so the site is the same with every editor and
 * platform. Read all sources with this function.
 */
export function readText(path: string): string {
  return readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
}
