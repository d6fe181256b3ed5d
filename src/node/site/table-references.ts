import { nextVersion } from '../spec/changes';
import { tableGroups } from '../spec/entry-table';
import { PageIds } from '../markdown/page-ids';
import { latestVersion } from '../spec/versions';
import { nearest } from '../../lib/diagnostic';
import type { Library, SectionTree } from '../spec/content-schemas';
import type { SitePage } from './types';

/** The library-version a reference to a table of entries names; the latest where it names none. */
function tableLibrary(url: string, libraries: Library[]) {
  const [name = '', version = '', to = ''] = url.split('/');
  const library = libraries.find((item) => item.library === name);
  return library && { library, version: version || latestVersion(library), to };
}

/** Adds to a page the anchors of the tables that the build makes in it. */
export function addTableAnchors(
  page: SitePage,
  pages: SitePage[],
  libraries: Library[],
  trees: ReadonlyMap<string, SectionTree>,
): void {
  const tables = page.references.filter(({ kind }) => kind === 'entries' || kind === 'changes');
  if (tables.length === 0) return;
  const slugger = new PageIds([...page.anchors]);
  for (const { url } of tables) {
    const of = tableLibrary(url, libraries);
    const tree = of && trees.get(of.library.sections);
    if (!tree) continue;
    const ids = new Set(
      pages.flatMap(({ entry }) =>
        entry?.library === of.library.library && entry.version === of.version ? [entry.id] : [],
      ),
    );
    for (const { id } of tableGroups(tree, ids, slugger)) if (id) page.anchors.add(id);
  }
}

/** What is wrong with a table of entries: a library, a version or its changes nobody knows. */
export function tableError(
  url: string,
  kind: 'entries' | 'changes',
  libraries: Library[],
  changed: ReadonlySet<string>,
): [message: string, fix: string] | undefined {
  const [name = ''] = url.split('/');
  const of = tableLibrary(url, libraries);
  if (!of) {
    const names = libraries.map(({ library }) => library);
    const near = nearest(name, names);
    return [
      `There is no library "${name}"`,
      near ? `did you mean "${near}"?` : `use ${names.join(', ')}`,
    ];
  }
  const { library, version, to } = of;
  if (version !== '' && !library.versions.includes(version)) {
    return [`${library.name} has no version "${version}"`, `use ${library.versions.join(', ')}`];
  }
  if (kind === 'entries') return undefined;
  const next = nextVersion(library.versions, version);
  if (next !== to) {
    const message = `"${to}" is not the version after ${library.name} ${version}`;
    return [message, next ? `write to="${next}"` : 'name an older version'];
  }
  const file = `spec/changes/${name}-${version}.yml`;
  return changed.has(file)
    ? undefined
    : [`Nothing says what became of ${version}`, `write ${file}`];
}
