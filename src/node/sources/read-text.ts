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

export const CONFLICT = {
  message: 'A merge conflict is left in the file',
  fix: 'keep one version, and remove the lines with <<<<<<<, =======, and >>>>>>>',
};

/** Returns the first line of a merge conflict. */
export function findConflict(text: string): number | undefined {
  const [found] =
    /^[^]*?(?<=^|\n)(?=<{7} [^\n]*\n(?:[^\n]*\n)*?={7}\n(?:[^\n]*\n)*?>{7} )/.exec(text) ?? [];
  return found?.split('\n').length;
}
