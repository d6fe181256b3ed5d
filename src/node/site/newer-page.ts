import { folderOf, latestVersion, libraryVersionName } from '../spec/versions';
import type { Library } from '../spec/library-schemas';

/** The latest version's page for a page of an older version. */
export interface NewerPage {
  /** The older version, such as "JavaScript v1". */
  of: string;
  /** The latest version, such as "JavaScript v2". */
  name: string;
  path: string;
  /** If false, the latest version lacks this page, and `path` is that of its introduction. */
  isSame: boolean;
}

/** A page of an older version for readers of the newer one. */
const UPGRADE_GUIDE = 'upgrade-guide';

/**
 * Returns undefined for upgrade guides and for pages of the latest version. `paths` contains the paths of all
 * pages.
 */
export function newerPage(
  path: string,
  libraries: Library[],
  paths: ReadonlySet<string>,
): NewerPage | undefined {
  for (const library of libraries) {
    const latest = latestVersion(library);
    for (const version of library.versions) {
      const folder = `${folderOf(library, version)}/`;
      if (version === latest || !path.startsWith(folder)) continue;
      if (path === folder + UPGRADE_GUIDE) return undefined;
      const newest = folderOf(library, latest);
      const same = `${newest}/${path.slice(folder.length)}`;
      const target = [same, `${newest}/start`].find((candidate) => paths.has(candidate));
      if (!target) return undefined;
      return {
        of: libraryVersionName(library, version),
        name: libraryVersionName(library, latest),
        path: target,
        isSame: target === same,
      };
    }
  }
  return undefined;
}
