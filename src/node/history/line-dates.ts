import { readHistory } from '../base/git';

const OPTIONS = ['-p', '-U0', '-M', '--no-color', '--no-ext-diff', '--relative'];
/** Returns the command that lists the changed lines of the files in a folder, oldest commit first. */
export const changedLines = (folder: string): string[] => [
  ...['log', '--first-parent', '-m', '--reverse', '--format=%x00%cs', ...OPTIONS, '--', folder],
];

/**
 * Returns the date (ISO 8601) of each line of the files in a folder, which is the date of the commit
 * that wrote the line, or an empty string if it isn't committed. Replays all changes in one pass,
 * because `git blame` would need a process per file. On the first-parent history, each change applies
 * to the result of the one before.
 *
 * @returns The dates by path from the root. Empty without a complete history.
 */
export function lineDates(root: string, folder: string): ReadonlyMap<string, readonly string[]> {
  const committed = readHistory(root, ...changedLines(folder));
  const pending = readHistory(root, 'diff', ...OPTIONS, 'HEAD', '--', folder);
  if (committed === undefined || pending === undefined) return new Map();
  const files = new Map<string, string[]>();
  replay(files, committed);
  replay(files, `\0\n${pending}`);
  return files;
}

/** Applies the hunks of a patch without context lines. Lines that start with `\0` contain the date. */
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
