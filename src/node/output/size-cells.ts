import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SizeLimit } from '../../lib/sizes';
import { formatSize, SIZE_ATTRIBUTE } from '../../lib/sizes';
import { writeFileAtomic } from '../base/write-file';

/** Starts with the tag, because text can contain the attribute. */
const IN_HTML = new RegExp(`(<[a-z][^<>]* ${SIZE_ATTRIBUTE}="(\\w+)\\.(\\w+)"[^>]*>)[^<]*`, 'g');
const IN_DATA = new RegExp(`("${SIZE_ATTRIBUTE}":"(\\w+)\\.(\\w+)"\\},")[^"]*`, 'g');

export function hasSizeCells(html: string): boolean {
  return html.search(IN_HTML) >= 0;
}

/**
 * Writes measured sizes into a page and into the data that it's hydrated from. Replaces the sizes
 * of an earlier build.
 *
 * @param folder The built site.
 * @param file Path of the page's HTML, such as `handbook/quality/index.html`.
 */
export function fillSizeCells(
  folder: string,
  file: string,
  sizes: Readonly<Record<string, SizeLimit>>,
): void {
  const fill = (path: string, cells: RegExp) => {
    if (!existsSync(path)) return;
    const text = readFileSync(path, 'utf8');
    const filled = text.replace(cells, (_, start: string, name: string, unit: string) => {
      return start + formatSize(sizes[name]?.[unit as keyof SizeLimit]);
    });
    if (filled !== text) writeFileAtomic(path, filled);
  };
  const page = file.replace(/\/index\.html$/, '');
  fill(join(folder, file), IN_HTML);
  fill(join(folder, 'page-data', page, 'page-data.json'), IN_DATA);
}
