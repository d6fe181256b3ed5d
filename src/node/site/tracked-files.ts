import { git } from '../base/git';

/**
 * Returns the paths of the files that git tracks in these folders. On a file system that ignores
 * case, only git can distinguish names that differ in case. Empty without git or a repository.
 */
export function trackedFiles(root: string, folders: string[]): string[] {
  try {
    const list = git(root, 'ls-files', '-z', '--', ...folders);
    return list.split('\0').filter(Boolean);
  } catch {
    return [];
  }
}
