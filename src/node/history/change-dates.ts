import { readHistory } from './git';

/** Dates (ISO 8601) of files, by path from the project root. Uncommitted files have no dates. */
export interface FileDates {
  /** The last commit that changed the file. */
  changed: Map<string, string>;
  /** The first commit that contained the file under any name. */
  added: Map<string, string>;
}

/** Reads the dates of the files in `content/` and `spec/`. Empty without a complete history. */
export function fileDates(root: string): FileDates {
  const changed = new Map<string, string>();
  const added = new Map<string, string>();
  /**
   * Maps each former name to the current one. The log starts with the last commit, so it lists newer
   * names first.
   */
  const names = new Map<string, string>();
  const command = ['log', '--format=%x00%cs', '--name-status', '-M', '--relative'];
  const log = readHistory(root, ...command, '--', 'content', 'spec') ?? '';
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('\0')) date = line.slice(1);
    const [status = '', before = '', after] = line.split('\t');
    if (before === '') continue;
    const path = after ?? before;
    const name = names.get(path) ?? path;
    if (!changed.has(name)) changed.set(name, date);
    if (status === 'A') added.set(name, date);
    if (status.startsWith('R')) names.set(before, name);
  }
  return { changed, added };
}
