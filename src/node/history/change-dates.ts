import { readHistory } from '../base/git';

/** With -w, the line counts exclude files in which only white space has changed. */
const CHANGED_FILES = [
  ...['log', '--format=%x00%cs', '--raw', '--numstat', '-w', '-M', '--relative'],
  ...['--', 'content', 'spec'],
];

/** Dates (ISO 8601) by path from the project root. Uncommitted files have none. */
export interface FileDates {
  /** The last commit that changed more than white space. */
  changed: Map<string, string>;
  /** The first commit that contained the file under any name. */
  added: Map<string, string>;
}

/** Reads the dates of the files in `content/` and `spec/`. Empty without a complete history. */
export function fileDates(root: string): FileDates {
  const changed = new Map<string, string>();
  const added = new Map<string, string>();
  /**
   * From each former name to the current one. The log starts with the last commit, so newer names
   * come first.
   */
  const names = new Map<string, string>();
  const log = readHistory(root, ...CHANGED_FILES) ?? '';
  let date = '';
  const addChange = (path: string) => {
    const name = names.get(path) ?? path;
    if (!changed.has(name)) changed.set(name, date);
    return name;
  };
  for (const line of log.split('\n')) {
    if (line.startsWith('\0')) date = line.slice(1);
    const [, counted] = /^\d+\t\d+\t(.*)$/.exec(line) ?? [];
    // Renamed files have both names in one line here, so they're read from the raw lines below.
    if (counted !== undefined && !counted.includes(' => ')) addChange(counted);
    const [status = '', before = '', after] = (/^:.* ([AR].*)$/.exec(line)?.[1] ?? '').split('\t');
    if (status === 'A') added.set(addChange(before), date);
    if (status.startsWith('R')) names.set(before, addChange(after!));
  }
  return { changed, added };
}
