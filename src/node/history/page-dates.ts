import { isSpecFile } from '../../lib/paths';
import { groupBy } from '../../lib/group-by';
import { readHistory } from '../base/git';
import type { SitePage } from '../spec/page';
import type { FileDates } from './change-dates';
import { fileDates } from './change-dates';

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
  const lines = lineDates(root);
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

const OPTIONS = ['-p', '-U0', '-M', '--no-color', '--no-ext-diff', '--relative'];
/** Lists the changed lines of `spec/`, oldest commit first. */
export const CHANGED_LINES = [
  ...['log', '--first-parent', '-m', '--reverse', '--format=%x00%cs', ...OPTIONS, '--', 'spec'],
];

/**
 * Returns the date (ISO 8601) of the commit that wrote each line of `spec/`, or an empty string for
 * uncommitted lines, by path. Replays all changes in one pass, because `git blame` would need a
 * process per file: on the first-parent history, each change applies to the result of the one
 * before. Empty without a complete history.
 */
function lineDates(root: string): ReadonlyMap<string, readonly string[]> {
  const committed = readHistory(root, ...CHANGED_LINES);
  const pending = readHistory(root, 'diff', ...OPTIONS, 'HEAD', '--', 'spec');
  if (committed === undefined || pending === undefined) return new Map();
  const files = new Map<string, string[]>();
  replay(files, committed);
  replay(files, `\0\n${pending}`);
  return files;
}

/** Applies a patch without context lines, in which lines that start with `\0` contain the date. */
function replay(files: Map<string, string[]>, patch: string): void {
  const lines = patch.split('\n');
  let date = '';
  let before = '';
  let file: string[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    const [, name = ''] = /^(?:--- a\/|\+\+\+ b\/|rename (?:from|to) )(.*)$/.exec(line) ?? [];
    if (line.startsWith('\0')) date = line.slice(1);
    else if (line.startsWith('--- ') || line.startsWith('rename from ')) before = name;
    else if (line === '+++ /dev/null') files.delete(before);
    else if (line.startsWith('rename to ')) {
      files.set(name, files.get(before) ?? []);
      files.delete(before);
    } else if (line.startsWith('+++ ')) {
      file = files.get(name) ?? [];
      files.set(name, file);
    } else if (line.startsWith('@@ ')) {
      const [, removed = '1', start = '1', added = '1'] =
        /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
      // Without added lines, the position is the line before the removed ones.
      const at = Number(start) - (added === '0' ? 0 : 1);
      file.splice(at, Number(removed), ...Array.from({ length: Number(added) }, () => date));
      // The text of a hunk can look like a header.
      index += Number(removed) + Number(added);
    }
  }
}
