import type { LibraryVersion } from '../../lib/paths';
import { libraryPath } from '../../lib/paths';
import type { FunctionEntry, Library, SectionTree } from './content-schemas';

/** The latest version of a library; empty where it has no versions. */
export function latestVersion(library: Library): string {
  return library.versions[0] ?? '';
}

/** All versions of a library, the latest first; one empty version where it has none. */
export function versionsOf(library: Library): string[] {
  return library.versions.length > 0 ? library.versions : [''];
}

/** How a library-version is called: "JavaScript v2", "CLI". */
export function libraryVersionName(library: Library, version: string): string {
  return version ? `${library.name} ${version}` : library.name;
}

/** The entries of a section tree without its groups, parents before children. */
export function flattenEntries(tree: Pick<SectionTree, 'groups'>): FunctionEntry[] {
  const flatten = (item: FunctionEntry): FunctionEntry[] => [
    item,
    ...(item.items ?? []).flatMap(flatten),
  ];
  return tree.groups.flatMap(({ items }) => items.flatMap(flatten));
}

/**
 * The other addresses of an entry: its former slug, the latest version's name as a segment, the
 * library's other names, and the bare library for its `start` page.
 */
export function entryAliases(library: Library, version: string, entry: FunctionEntry): string[] {
  const latest = latestVersion(library);
  const of: LibraryVersion = { library: library.library, version };
  const folder = libraryPath(of, latest);
  const folders = [
    folder,
    ...(version && version === latest ? [`${folder}/${version}`] : []),
    ...library.aliases.map((name) => libraryPath({ ...of, library: name }, latest)),
  ];
  const names = [entry.id, ...(entry.slug ? [entry.slug] : [])];
  const aliases = folders.flatMap((at) => [
    ...names.map((name) => `${at}/${name}`),
    ...(entry.id === 'start' ? [at] : []),
  ]);
  return [...new Set(aliases)].filter((path) => path !== `${folder}/${entry.id}`);
}
