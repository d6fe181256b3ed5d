import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** HTML that isn't a page: the fragments that Gatsby assembles pages from, and the frame that runs examples. */
const NO_PAGE = /^(?:_gatsby|run)\//;

/** Returns the paths of all files in a folder, with slashes. */
export function filesIn(folder: string): string[] {
  const start = join(folder, '/').length;
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(start).replaceAll('\\', '/'));
}

/** Returns the files of pages and redirects among the files of a built site, sorted. */
export function pageFiles(files: readonly string[]): string[] {
  return files.filter((file) => file.endsWith('.html') && !NO_PAGE.test(file)).sort();
}
