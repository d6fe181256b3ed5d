import { execFileSync } from 'node:child_process';

/**
 * Returns the date (ISO 8601) of the last commit of each file in `content/`, by its path from the
 * root. Empty without git or a repository, and in a shallow clone, whose log lacks older commits.
 */
export function changeDates(root: string): Map<string, string> {
  const dates = new Map<string, string>();
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return dates;
    const log = git('log', '--format=%x00%cs', '--name-only', '--relative', '--', 'content');
    let date = '';
    for (const line of log.split('\n')) {
      if (line.startsWith('\0')) date = line.slice(1);
      else if (line && !dates.has(line)) dates.set(line, date);
    }
  } catch {
    return new Map();
  }
  return dates;
}
