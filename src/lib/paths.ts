/** `version` is empty for libraries without versions. */
export interface LibraryVersion {
  library: string;
  version: string;
}

/** `guides/auth/overview.mdx` → `/guides/auth/overview`, `index.mdx` → `/`. */
export function contentPath(file: string): string {
  const name = file.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '');
  return `/${name}`;
}

/** `javascript/v1/auth.yml` and `javascript/v1.yml` → javascript v1, `cli/database.yml` → cli. */
export function specLibrary(file: string): LibraryVersion {
  const [library = '', second = ''] = file.replace(/\.yml$/, '').split('/');
  return { library, version: /^v\d+$/.test(second) ? second : '' };
}

/** `changes/javascript-v1.yml` → javascript v1. */
export function changesLibrary(file: string): LibraryVersion | undefined {
  const [, library, version] = /^changes\/([a-z0-9-]+)-(v\d+)\.yml$/.exec(file) ?? [];
  return library && version ? { library, version } : undefined;
}

/** The latest version has no segment in paths. */
export function libraryPath({ library, version }: LibraryVersion, latest: string): string {
  return version === latest ? `/reference/${library}` : `/reference/${library}/${version}`;
}

export function entryPath(of: LibraryVersion, latest: string, id: string): string {
  return `${libraryPath(of, latest)}/${id}`;
}

export function isSpecFile(file: string): boolean {
  return /^spec\/(?!sections\/|changes\/|libraries\.yml$)/.test(file);
}

/** Lowercase, in Unicode form NFC, without a trailing slash. */
export function comparablePath(path: string): string {
  return (
    path
      .normalize('NFC')
      .toLowerCase()
      .replace(/(?<!\/)\/+$/, '') || '/'
  );
}

/** In the format of llmstxt.org. */
export const LLMS_INDEX = '/llms.txt';

/** Its sections are instructions that an assistant loads when a task comes up. */
export const SKILLS_PAGE = '/guides/getting-started/agent-skills';
export const SKILLS_FOLDER = '/.well-known/agent-skills';
/** The list of skills, in the format of agentskills.io. */
// A plain string, because every page's script would contain a template.
export const SKILLS_INDEX = '/.well-known/agent-skills/index.json';

/** Files for language models about one section. */
export const SECTIONS_FOLDER = 'llms';

/** `/guides/auth/overview.md`, or `/index.md` for `/`. */
export function twinPath(path: string): string {
  return `${path === '/' ? '/index' : path}.md`;
}

/** A quickstart's or tutorial's finished project: `/guides/with-react.zip`. */
export function projectPath(path: string): string {
  return `${path}.zip`;
}

/** Explains how to set up a project for an entry's examples. */
export function setupPathOf(path: string): string {
  return `${path.slice(0, path.lastIndexOf('/'))}/start#run-the-examples`;
}

/** For an entry's IDs on another entry's page. */
export function idScope(path: string): string {
  return `${path.slice(path.lastIndexOf('/') + 1)}:`;
}

export const ERROR_CATALOG = '/reference/errors';
