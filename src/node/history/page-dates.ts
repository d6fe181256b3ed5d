import { isSpecFile } from '../../lib/paths';
import { groupBy } from '../../lib/group-by';
import type { SitePage } from '../spec/page';
import type { FileDates } from './change-dates';
import { fileDates } from './change-dates';
import { lineDates } from './line-dates';

/**
 * Returns the date (ISO 8601) of each page's last change, by path. For an entry, only its own lines
 * in the spec file count, and it has no date while they aren't committed. A date in the front
 * matter of a committed page replaces the one from git. Empty without a complete history.
 */
export function pageDates(
  root: string,
  pages: readonly Pick<SitePage, 'path' | 'file' | 'line' | 'history'>[],
  { changed }: Pick<FileDates, 'changed'> = fileDates(root),
): Map<string, string> {
  const lines = lineDates(root, 'spec');
  const dates = new Map<string, string>();
  for (const [file, inFile] of groupBy(pages, (page) => page.file)) {
    if (!isSpecFile(file)) {
      const date = changed.get(file);
      for (const { path, history } of inFile) if (date) dates.set(path, history?.updated ?? date);
      continue;
    }
    const inOrder = [...inFile].sort((a, b) => a.line - b.line);
    inOrder.forEach(({ path, line }, index) => {
      const own =
        lines.get(file)?.slice(line - 1, (inOrder[index + 1]?.line ?? Infinity) - 1) ?? [];
      const last = own.includes('') ? '' : own.reduce((a, b) => (a > b ? a : b), '');
      if (last) dates.set(path, last);
    });
  }
  return dates;
}
