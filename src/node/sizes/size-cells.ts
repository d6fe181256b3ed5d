import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MeasuredSizes } from './measure-sizes';
import type { SizeLimit } from './size-limits';
import { writeFileAtomic } from '../base/write-file';

/**
 * Attribute of the table cells that show measured sizes. Sizes are only known after the pages have been
 * rendered, so the build fills them in afterward.
 */
export const SIZE_ATTRIBUTE = 'data-size';

/** The text of a size that isn't known, for example in the preview. */
export const NO_SIZE = '–';

/** Formats a size in bytes. */
export function formatSize(bytes: number | undefined): string {
  return bytes?.toLocaleString('en-US') ?? NO_SIZE;
}

/** Starts with the tag, because text can contain the attribute. */
const IN_HTML = new RegExp(`(<[a-z][^<>]* ${SIZE_ATTRIBUTE}="(\\w+)\\.(\\w+)"[^>]*>)[^<]*`, 'g');
const IN_DATA = new RegExp(`("${SIZE_ATTRIBUTE}":"(\\w+)\\.(\\w+)"\\},")[^"]*`, 'g');

/** Returns true if a page shows measured sizes. */
export function hasSizeCells(html: string): boolean {
  return html.search(IN_HTML) >= 0;
}

/**
 * Writes the measured sizes into a page and into the data that it's hydrated from. The result doesn't
 * depend on the sizes that an earlier build wrote.
 *
 * @param folder The folder of the built site.
 * @param file Path of the page's HTML in it, such as `handbook/quality/index.html`.
 */
export function fillSizeCells(folder: string, file: string, sizes: MeasuredSizes): void {
  const fill = (path: string, cells: RegExp) => {
    if (!existsSync(path)) return;
    const text = readFileSync(path, 'utf8');
    const filled = text.replace(cells, (_, start: string, name: string, unit: string) => {
      const limits: SizeLimit | undefined = sizes[name as keyof MeasuredSizes];
      return start + formatSize(limits?.[unit as keyof SizeLimit]);
    });
    if (filled !== text) writeFileAtomic(path, filled);
  };
  const page = file.replace(/\/index\.html$/, '');
  fill(join(folder, file), IN_HTML);
  fill(join(folder, 'page-data', page, 'page-data.json'), IN_DATA);
}
