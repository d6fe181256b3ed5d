import { readFileSync } from 'node:fs';

/**
 * Reads a source file's text with `\n` line endings and without a byte order mark, so the site is the
 * same with every editor and platform. All sources must be read with this function.
 */
export function readText(path: string): string {
  return readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
}
