/** A library version, which is a set of reference entries. Without versions, `version` is empty. */
export interface LibraryVersion {
  library: string;
  version: string;
}

/**
 * Returns the path of a hand-written page from its file under `content/`:
 * `guides/auth/overview.mdx` → `/guides/auth/overview`, `index.mdx` → `/`.
 */
export function contentPath(file: string): string {
  const name = file.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '');
  return `/${name}`;
}

/**
 * Returns the library version of a spec file from its path under `spec/`:
 * `javascript/v1/auth.yml` and `javascript/v1.yml` → javascript v1, `cli/database.yml` → cli. The
 * rest of the path doesn't matter.
 */
export function specLibrary(file: string): LibraryVersion {
  const [library = '', second = ''] = file.replace(/\.yml$/, '').split('/');
  return { library, version: /^v\d+$/.test(second) ? second : '' };
}

/**
 * Returns the library version whose changes a file under `spec/` lists:
 * `changes/javascript-v1.yml` → javascript v1. Returns undefined for other files.
 */
export function changesLibrary(file: string): LibraryVersion | undefined {
  const [, library, version] = /^changes\/([a-z0-9-]+)-(v\d+)\.yml$/.exec(file) ?? [];
  return library && version ? { library, version } : undefined;
}

/** Returns the path prefix of a library version's entries. The latest has no version segment. */
export function libraryPath({ library, version }: LibraryVersion, latest: string): string {
  return version === latest ? `/reference/${library}` : `/reference/${library}/${version}`;
}

/** Returns the path of a reference entry: `/reference/javascript/v1/select`. */
export function entryPath(of: LibraryVersion, latest: string, id: string): string {
  return `${libraryPath(of, latest)}/${id}`;
}

/** Returns true if a file of the project contains reference entries. */
export function isSpecFile(file: string): boolean {
  return /^spec\/(?!sections\/|changes\/|libraries\.yml$)/.test(file);
}

/** Normalizes a path for comparison: lowercase, in Unicode form NFC, without a trailing slash. */
export function comparablePath(path: string): string {
  return (
    path
      .normalize('NFC')
      .toLowerCase()
      .replace(/(?<!\/)\/+$/, '') || '/'
  );
}

/** The file that lists the pages of the site for language models, in the format of llmstxt.org. */
export const LLMS_INDEX = '/llms.txt';

/** The page whose sections are skills: instructions that an assistant loads when a task comes up. */
export const SKILLS_PAGE = '/guides/getting-started/agent-skills';
export const SKILLS_FOLDER = '/.well-known/agent-skills';
/** The list of skills, in the format of agentskills.io. */
// A plain string, because every page's script would contain a template.
export const SKILLS_INDEX = '/.well-known/agent-skills/index.json';

/** Folder of the files for language models about one section. */
export const SECTIONS_FOLDER = 'llms';

/** Returns the path of a page's Markdown: `/guides/auth/overview.md`, or `/index.md` for `/`. */
export function twinPath(path: string): string {
  return `${path === '/' ? '/index' : path}.md`;
}

/** Returns the URL of the section that explains how to set up a project for an entry's examples. */
export function setupPathOf(path: string): string {
  return `${path.slice(0, path.lastIndexOf('/'))}/start#run-the-examples`;
}

/** Returns the prefix that an entry's IDs have when it's added to another entry's page. */
export function idScope(path: string): string {
  return `${path.slice(path.lastIndexOf('/') + 1)}:`;
}

/** The path of the error catalog. Its pages are below it. */
export const ERROR_CATALOG = '/reference/errors';
