import { isReferenceLevel } from '../../lib/menu-level';
import { libraryPath } from '../../lib/paths';
import type { SearchRecord } from '../../lib/search-record';
import { SITE } from '../../lib/site';
import { latestVersion, libraryVersionName, versionsOf } from '../spec/versions';
import { pageRecords } from './records';
import type { SiteModel, SitePage } from '../site/types';

type Area = { name: string; library: string | null; version: string | null; pageRank: number };

/** What stands highest: guides, and the first library's latest version. */
const TOP_RANK = 100;
/** How much lower a version stands than the one after it. */
const VERSION_STEP = 15;
/** How much lower a library stands than the one before it in the list of libraries. */
const LIBRARY_STEP = 3;

/** The records of the whole site. */
export function siteRecords(
  site: Pick<SiteModel, 'pages' | 'menus' | 'libraries'>,
): SearchRecord[] {
  return site.pages.flatMap((page) => {
    const { name: area, ...place } = areaOf(page, site);
    const { path, level, searchFields } = page;
    return pageRecords({ path, level, area, ...place, ...searchFields });
  });
}

/** The part of the site a page belongs to: a section, or a library-version. */
function areaOf(
  { path, level }: SitePage,
  { menus, libraries }: Pick<SiteModel, 'menus' | 'libraries'>,
): Area {
  if (isReferenceLevel(level)) {
    const folders = libraries.flatMap((library, index) =>
      versionsOf(library).map((version, age) => ({
        folder: libraryPath({ library: library.library, version }, latestVersion(library)),
        name: libraryVersionName(library, version),
        library: library.library,
        version: version || null,
        pageRank: TOP_RANK - index * LIBRARY_STEP - age * VERSION_STEP,
      })),
    );
    const [found] = folders
      .filter(({ folder }) => path.startsWith(`${folder}/`))
      .sort((a, b) => b.folder.length - a.folder.length);
    if (found) {
      const { name, library, version, pageRank } = found;
      return { name, library, version, pageRank };
    }
  }
  const name = menus.find(({ menu }) => menu.level === level)?.menu.title ?? SITE.name;
  return { name, library: null, version: null, pageRank: TOP_RANK };
}
