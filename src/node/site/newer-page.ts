import { folderOf, latestVersion, libraryVersionName } from '../spec/versions';
import type { Library } from '../spec/library-schemas';

/** The page of the latest library version that corresponds to a page of an older version. */
export interface NewerPage {
  /** Name of the older version, such as "JavaScript v1". */
  of: string;
  /** Name of the latest version, such as "JavaScript v2". */
  name: string;
  path: string;
  /**
   * False if the latest version doesn't have this page. `path` is then the path of its introduction.
   */
  isSame: boolean;
}

/** The page of an older version that explains how to upgrade, so it's for readers of the newer one. */
const UPGRADE_GUIDE = 'upgrade-guide';

/**
 * Finds the page of the latest version that corresponds to a page of an older version. Returns
 * undefined for upgrade guides and for all other pages. `paths` contains the paths of all pages.
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
