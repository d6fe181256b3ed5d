import { execFileSync } from 'node:child_process';

/**
 * Returns the paths of the files that git tracks in these folders. On a file system that ignores
 * case, only git can distinguish names that differ in case. Empty without git or a repository.
 */
export function trackedFiles(root: string, folders: string[]): string[] {
  try {
    const list = execFileSync('git', ['ls-files', '-z', '--', ...folders], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 100_000_000,
    });
    return list.split('\0').filter(Boolean);
  } catch {
    return [];
  }
}
