/** A library-version: one set of reference entries. `version` is empty where there is only one. */
export interface LibraryVersion {
  library: string;
  version: string;
}

/**
 * The address of a hand-written page, from its file under `content/`:
 * `guides/auth/overview.mdx` → `/guides/auth/overview`, `index.mdx` → `/`.
 */
export function contentPath(file: string): string {
  const name = file.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '');
  return `/${name}`;
}

/**
 * The library-version of a spec file, from its path under `spec/`; further names only divide its
 * entries: `javascript/v1/auth.yml` and `javascript/v1.yml` → javascript, v1; `cli/database.yml` →
 * cli, no version.
 */
export function specLibrary(file: string): LibraryVersion {
  const [library = '', second = ''] = file.replace(/\.yml$/, '').split('/');
  return { library, version: /^v\d+$/.test(second) ? second : '' };
}

/** The older library-version whose changes a file under `spec/` lists: `changes/javascript-v1.yml`. */
export function changesLibrary(file: string): LibraryVersion | undefined {
  const [, library, version] = /^changes\/([a-z0-9-]+)-(v\d+)\.yml$/.exec(file) ?? [];
  return library && version ? { library, version } : undefined;
}

/** The folder of a library-version's addresses; the latest version has no segment of its own. */
export function libraryPath({ library, version }: LibraryVersion, latest: string): string {
  return version === latest ? `/reference/${library}` : `/reference/${library}/${version}`;
}

/** The address of a reference entry: `/reference/javascript/v1/select`. */
export function entryPath(of: LibraryVersion, latest: string, id: string): string {
  return `${libraryPath(of, latest)}/${id}`;
}

/** True for a file of the project that holds reference entries. */
export function isSpecFile(file: string): boolean {
  return /^spec\/(?!sections\/|changes\/|libraries\.yml$)/.test(file);
}

/** A path as compared for clashes: one case, one Unicode form, no trailing slash. */
export function comparablePath(path: string): string {
  return path.normalize('NFC').toLowerCase().replace(/\/+$/, '') || '/';
}

/** What stands before the ids of an entry that was added to another one's page. */
export function idScope(path: string): string {
  return `${path.slice(path.lastIndexOf('/') + 1)}:`;
}
