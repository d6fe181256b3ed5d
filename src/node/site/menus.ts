import { entryPath } from '../../lib/paths';
import type { MenuVersion } from '../../lib/menu';
import type { Menu, MenuGroup } from './types';
import { referenceLevel } from '../../lib/menu-level';
import { latestVersion, libraryVersionName, versionsOf } from '../spec/versions';
import type { FunctionEntry, Library, MenuItem, SectionTree } from '../spec/content-schemas';

/** Returns the library versions that a reference level's menu contains. */
export function librariesOfLevel(
  level: string,
  libraries: Library[],
): { library: Library; version: string }[] {
  return libraries.flatMap((library) =>
    versionsOf(library)
      .filter((version) => referenceLevel(library, version) === level)
      .map((version) => ({ library, version })),
  );
}

/**
 * Returns the menu groups of one library version: the section tree with only the entries in `ids`.
 * Items below a missing entry move up one level.
 */
export function referenceGroups(
  library: Library,
  version: string,
  tree: Pick<SectionTree, 'groups'>,
  ids: ReadonlySet<string>,
): MenuGroup[] {
  const name = { library: library.library, version };
  const toItems = (entries: FunctionEntry[]): MenuItem[] =>
    entries.flatMap(({ id, title, items }) => {
      const nested = toItems(items);
      if (!ids.has(id)) return nested;
      return [{ name: title, url: entryPath(name, latestVersion(library), id), items: nested }];
    });
  return tree.groups
    .map(({ label, items }) => ({ label, items: toItems(items) }))
    .filter(({ items }) => items.length > 0);
}

/** Creates the menu of a reference level. The first library version determines title and icon. */
export function referenceMenu(
  level: string,
  libraryVersions: { library: Library; version: string; groups: MenuGroup[] }[],
): Menu {
  const [first] = libraryVersions;
  return {
    level,
    title: first ? libraryVersionName(first.library, first.version) : level,
    icon: first ? first.library.icon : 'reference',
    groups: libraryVersions.flatMap(({ groups }) => groups),
    versions: first ? menuVersions(first.library) : [],
  };
}

/** Returns the options of the version dropdown (specification, section 2). */
function menuVersions(library: Library): MenuVersion[] {
  return library.versions.map((version) => ({
    name: `Version ${version.slice(1)}.0`,
    version,
    url: entryPath({ library: library.library, version }, latestVersion(library), 'start'),
  }));
}

/** Returns all items of a menu, parents before children. */
export function flattenMenu(groups: MenuGroup[]): MenuItem[] {
  const flatten = (item: MenuItem): MenuItem[] => [item, ...item.items.flatMap(flatten)];
  return groups.flatMap(({ items }) => items.flatMap(flatten));
}
