import { execFileSync } from 'node:child_process';

/**
 * Returns the output of a git command. Returns undefined if git or the repository is missing, and in
 * a shallow clone, because its history lacks older commits.
 */
export function readHistory(root: string, ...args: string[]): string | undefined {
  const git = (...command: string[]) =>
    execFileSync('git', command, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1_000_000_000,
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return undefined;
    return git(...args);
  } catch {
    return undefined;
  }
}
