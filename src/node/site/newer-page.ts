import { libraryPath } from '../../lib/paths';
import { latestVersion, libraryVersionName } from '../spec/versions';
import type { Library } from '../spec/content-schemas';

/** Where the latest version of a library tells the same as a page of an older one. */
export interface NewerPage {
  /** The older version: "JavaScript v1". */
  of: string;
  /** The latest version: "JavaScript v2". */
  name: string;
  path: string;
  /** False where it has no such page: the path is that of its introduction then. */
  isSame: boolean;
}

/** The page of the latest version for one of an older version; undefined for every other page. */
export function newerPage(
  path: string,
  libraries: Library[],
  paths: ReadonlySet<string>,
): NewerPage | undefined {
  for (const library of libraries) {
    const latest = latestVersion(library);
    for (const version of library.versions) {
      const folder = `${libraryPath({ library: library.library, version }, latest)}/`;
      if (version === latest || !path.startsWith(folder)) continue;
      const newest = libraryPath({ library: library.library, version: latest }, latest);
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
