import { z } from 'zod';
import { id, line, path } from '../sources/field-schemas';
import type { Position } from '../../lib/positions';
import type { MenuVersion } from '../../lib/menu';
import { STATUS_TEXT } from '../../lib/strings/build';
import type { SitePage } from '../spec/page';
import { referenceLevel } from '../../lib/menu-level';
import { libraryVersionName, pathOfEntry, versionsOf } from '../spec/versions';
import type { FunctionEntry, Library, SectionTree } from '../spec/library-schemas';

const menuItemSchema = z.strictObject({
  name: line,
  url: path.optional(),
  icon: id.optional(),
  linkDescription: line.optional(),
  isDarkMode: z.boolean().optional(),
  hasLightIcon: z.boolean().optional(),
  get items(): z.ZodDefault<z.ZodArray<typeof menuItemSchema>> {
    return z.array(menuItemSchema).default([]);
  },
});
export type MenuItem = z.infer<typeof menuItemSchema>;

/** `content/menus/<level>.yml`. */
export const menuSchema = z.strictObject({
  title: line,
  icon: id,
  groups: z
    .array(z.strictObject({ label: z.string().default(''), items: z.array(menuItemSchema).min(1) }))
    .min(1),
});
export type MenuFile = z.infer<typeof menuSchema>;

export type MenuGroup = MenuFile['groups'][number];

export interface Menu extends MenuFile {
  level: string;
  versions: MenuVersion[];
}

export interface SiteMenu {
  menu: Menu;
  file: string;
  locate(url: string): Position;
}

/** Versions in the menu of a reference level. */
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
 * Returns the shortest name that a developer would scan for: a function's call, a command without `supabase`,
 * or the title, and says if the entry is deprecated.
 */
export function menuLabel(
  { type, title }: FunctionEntry,
  { call, isDeprecated }: Partial<NonNullable<SitePage['entry']>> = {},
): string {
  const command = call?.replace(/^supabase (?=.)/, '');
  const name = (type === 'function' && call) || (type === 'cli-command' && command) || title;
  return isDeprecated ? STATUS_TEXT.deprecated(name) : name;
}

/**
 * The section tree with only the entries in `labels`, which maps IDs to menu labels. Items below a missing
 * entry move up one level.
 */
export function referenceGroups(
  library: Library,
  version: string,
  tree: Pick<SectionTree, 'groups'>,
  labels: ReadonlyMap<string, string>,
): MenuGroup[] {
  const toItems = (entries: FunctionEntry[]): MenuItem[] =>
    entries.flatMap(({ id, items }) => {
      const nested = toItems(items);
      const label = labels.get(id);
      if (label === undefined) return nested;
      return [{ name: label, url: pathOfEntry(library, version, id), items: nested }];
    });
  return tree.groups
    .map(({ label, items }) => ({ label, items: toItems(items) }))
    .filter(({ items }) => items.length > 0);
}

/** The title and icon come from the first library version. */
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

function menuVersions(library: Library): MenuVersion[] {
  return library.versions.map((version) => ({
    name: `Version ${version.slice(1)}.0`,
    version,
    url: pathOfEntry(library, version, 'start'),
  }));
}

/** Each parent comes before its children. */
export function flattenMenu(groups: MenuGroup[]): MenuItem[] {
  const flatten = (item: MenuItem): MenuItem[] => [item, ...item.items.flatMap(flatten)];
  return groups.flatMap(({ items }) => items.flatMap(flatten));
}
