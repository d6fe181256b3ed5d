import { entryPath } from '../../lib/paths';
import type { MenuVersion } from '../../lib/menu';
import type { Menu, MenuGroup } from './types';
import { referenceLevel } from '../../lib/menu-level';
import { latestVersion, libraryVersionName, versionsOf } from '../spec/versions';
import type {
  FunctionEntry,
  Library,
  MenuFile,
  MenuItem,
  SectionTree,
} from '../spec/content-schemas';

/** The menu of a guide level, from its file. */
export function guideMenu(level: string, { title, icon, groups }: MenuFile): Menu {
  const complete = (item: MenuItem): MenuItem => ({
    ...item,
    items: (item.items ?? []).map(complete),
  });
  return {
    level,
    title,
    icon,
    groups: groups.map(({ label, items }) => ({ label: label ?? '', items: items.map(complete) })),
    versions: [],
  };
}

/** The library-versions whose entries stand in the menu of a reference level. */
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
 * One library-version's part of a menu: its section tree without the entries it lacks. What stands
 * below an entry it lacks moves up.
 */
export function referenceGroups(
  library: Library,
  version: string,
  tree: Pick<SectionTree, 'groups'>,
  ids: ReadonlySet<string>,
): MenuGroup[] {
  const of = { library: library.library, version };
  const toItems = (entries: FunctionEntry[]): MenuItem[] =>
    entries.flatMap(({ id, title, items }) => {
      const below = toItems(items ?? []);
      if (!ids.has(id)) return below;
      return [{ name: title, url: entryPath(of, latestVersion(library), id), items: below }];
    });
  return tree.groups
    .map(({ label, items }) => ({ label: label ?? '', items: toItems(items) }))
    .filter(({ items }) => items.length > 0);
}

/** The menu of a reference level from the parts of its library-versions. */
export function referenceMenu(
  level: string,
  parts: { library: Library; version: string; groups: MenuGroup[] }[],
): Menu {
  const [first] = parts;
  return {
    level,
    title: first ? libraryVersionName(first.library, first.version) : level,
    icon: first ? first.library.icon : 'reference',
    groups: parts.flatMap(({ groups }) => groups),
    versions: first ? menuVersions(first.library) : [],
  };
}

/** The versions of a library as the menu offers them (specification, section 2, version dropdown). */
function menuVersions(library: Library): MenuVersion[] {
  return library.versions.map((version) => ({
    name: `Version ${version.slice(1)}.0`,
    version,
    url: entryPath({ library: library.library, version }, latestVersion(library), 'start'),
  }));
}

/** All items of a menu in reading order. */
export function flattenMenu(groups: MenuGroup[]): MenuItem[] {
  const flatten = (item: MenuItem): MenuItem[] => [item, ...item.items.flatMap(flatten)];
  return groups.flatMap(({ items }) => items.flatMap(flatten));
}
