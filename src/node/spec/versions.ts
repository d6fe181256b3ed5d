import { libraryPath } from '../../lib/paths';
import type { FunctionEntry, Library, SectionTree } from './library-schemas';

/** Returns the latest version of a library, or an empty string if it doesn't have versions. */
export function latestVersion(library: Library): string {
  return library.versions[0] ?? '';
}

/** Returns a library's versions, the latest first. Without versions, returns one empty string. */
export function versionsOf(library: Library): string[] {
  return library.versions.length > 0 ? library.versions : [''];
}

/** Returns the path prefix of a library version's entries. */
export function folderOf(library: Library, version: string): string {
  return libraryPath({ library: library.library, version }, latestVersion(library));
}

/** Returns the path of an entry in a library version. */
export function pathOfEntry(library: Library, version: string, id: string): string {
  return `${folderOf(library, version)}/${id}`;
}

/** Returns the display name of a library version: "JavaScript v2", "CLI". */
export function libraryVersionName(library: Library, version: string): string {
  return version ? `${library.name} ${version}` : library.name;
}

/** Returns the entries of a section tree without its groups, each parent before its children. */
export function flattenEntries(tree: Pick<SectionTree, 'groups'>): FunctionEntry[] {
  const flatten = (item: FunctionEntry): FunctionEntry[] => [
    item,
    ...(item.items ?? []).flatMap(flatten),
  ];
  return tree.groups.flatMap(({ items }) => items.flatMap(flatten));
}

/**
 * Returns the aliases of an entry: URLs with its former slug, with an explicit latest version, and
 * with the library's other names. The `start` page also gets the URL of the library itself.
 */
export function entryAliases(library: Library, version: string, entry: FunctionEntry): string[] {
  const latest = latestVersion(library);
  const folder = folderOf(library, version);
  const folders = [
    folder,
    ...(version && version === latest ? [`${folder}/${version}`] : []),
    ...library.aliases.map((name) => libraryPath({ library: name, version }, latest)),
  ];
  const names = [entry.id, ...(entry.slug ? [entry.slug] : [])];
  const aliases = folders.flatMap((path) => [
    ...names.map((name) => `${path}/${name}`),
    ...(entry.id === 'start' ? [path] : []),
  ]);
  return [...new Set(aliases)].filter((path) => path !== `${folder}/${entry.id}`);
}
