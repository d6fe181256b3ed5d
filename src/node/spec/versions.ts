import { libraryPath } from '../../lib/paths';
import type { FunctionEntry, Library, SectionTree } from './library-schemas';

/** Empty if the library doesn't have versions. */
export function latestVersion(library: Library): string {
  return library.versions[0] ?? '';
}

/** The latest first. One empty string if the library doesn't have versions. */
export function versionsOf(library: Library): string[] {
  return library.versions.length > 0 ? library.versions : [''];
}

export function folderOf(library: Library, version: string): string {
  return libraryPath({ library: library.library, version }, latestVersion(library));
}

export function pathOfEntry(library: Library, version: string, id: string): string {
  return `${folderOf(library, version)}/${id}`;
}

/** "JavaScript v2", "CLI". */
export function libraryVersionName(library: Library, version: string): string {
  return version ? `${library.name} ${version}` : library.name;
}

/** Each parent comes before its children. */
export function flattenEntries(tree: Pick<SectionTree, 'groups'>): FunctionEntry[] {
  const flatten = (item: FunctionEntry): FunctionEntry[] => [
    item,
    ...(item.items ?? []).flatMap(flatten),
  ];
  return tree.groups.flatMap(({ items }) => items.flatMap(flatten));
}

/**
 * URLs with the entry's former slug, an explicit latest version, and the library's other names. The `start`
 * page also gets the library's URL.
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
