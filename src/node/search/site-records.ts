import { isReferenceLevel } from '../../lib/menu-level';
import type { SearchRecord } from '../../lib/search-record';
import { SITE } from '../../lib/site';
import { folderOf, libraryVersionName, versionsOf } from '../spec/versions';
import { pageRecords } from './records';
import type { SiteModel } from '../site/types';
import type { SitePage } from '../spec/page';

/** A menu, or a library version. */
type Area = { name: string; library: string | null; version: string | null; pageRank: number };

/** Rank of guides and of the first library's latest version. */
const TOP_RANK = 100;
/** Between a version and the next newer one. */
const VERSION_STEP = 15;
/** Between a library and the previous one in `spec/libraries.yml`. */
const LIBRARY_STEP = 3;

/** Between a deprecated entry and the other entries of its version. */
const DEPRECATED_STEP = 30;

export function siteRecords(
  site: Pick<SiteModel, 'pages' | 'menus' | 'libraries'>,
): SearchRecord[] {
  const links = countLinks(site.pages);
  const pages = [...site.pages].sort((a, b) => (a.path < b.path ? -1 : 1));
  return pages.flatMap((page) => {
    const { name: area, ...rank } = areaOf(page, site);
    const { path, level, searchFields } = page;
    const pageRank = rank.pageRank - (page.entry?.isDeprecated ? DEPRECATED_STEP : 0);
    return pageRecords({
      path,
      level,
      area,
      ...rank,
      pageRank,
      links: links.get(path) ?? 0,
      ...searchFields,
    });
  });
}

/** Counts by path. Readers search for linked pages more often. */
function countLinks(pages: readonly SitePage[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { path, references } of pages) {
    const links = references.filter(({ kind }) => kind === 'link');
    const targets = new Set(links.map(({ url }) => url.split('#', 1)[0]!));
    targets.delete(path);
    for (const target of targets) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
}

function areaOf(
  { path, level }: SitePage,
  { menus, libraries }: Pick<SiteModel, 'menus' | 'libraries'>,
): Area {
  if (isReferenceLevel(level)) {
    const areas = libraries.flatMap((library, index) =>
      versionsOf(library).map((version, versionsBehind) => ({
        folder: folderOf(library, version),
        area: {
          name: libraryVersionName(library, version),
          library: library.library,
          version: version || null,
          pageRank: TOP_RANK - index * LIBRARY_STEP - versionsBehind * VERSION_STEP,
        },
      })),
    );
    const [found] = areas
      .filter(({ folder }) => path.startsWith(`${folder}/`))
      .sort((a, b) => b.folder.length - a.folder.length);
    if (found) return found.area;
  }
  const name = menus.find(({ menu }) => menu.level === level)?.menu.title ?? SITE.name;
  return { name, library: null, version: null, pageRank: TOP_RANK };
}
