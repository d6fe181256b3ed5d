import { nextVersion } from '../spec/changes';
import { tableGroups } from '../spec/entry-table';
import { PageIds } from '../markdown/page-ids';
import { latestVersion } from '../spec/versions';
import { didYouMean } from '../../lib/diagnostic';
import type { Library, Specs } from '../spec/library-schemas';
import type { SitePage } from '../spec/page';

/** `url` is a reference such as `javascript/v1`. The version defaults to the latest. */
function tableLibrary(url: string, libraries: Library[]) {
  const [name = '', version = '', to = ''] = url.split('/');
  const library = libraries.find((item) => item.library === name);
  return library && { library, version: version || latestVersion(library), to };
}

export function addTableAnchors(page: SitePage, pages: SitePage[], specs: Specs): void {
  const tables = page.references.filter(({ kind }) => kind === 'entries' || kind === 'changes');
  if (tables.length === 0) return;
  const slugger = new PageIds([...page.anchors]);
  for (const { url } of tables) {
    const table = tableLibrary(url, specs.libraries);
    const tree = table && specs.trees.get(table.library.sections);
    if (!tree) continue;
    const ids = new Set(
      pages.flatMap(({ entry }) =>
        entry?.library === table.library.library && entry.version === table.version
          ? [entry.id]
          : [],
      ),
    );
    for (const { id, aliases } of tableGroups(tree, ids, slugger)) {
      if (id) page.anchors.add(id);
      for (const alias of aliases) {
        page.anchors.add(alias);
        // The cache's memory contains the object with the page's own ones.
        page.formerAnchors = { ...page.formerAnchors, [alias]: id };
      }
    }
  }
}

/** An unknown library or version, or one without a file in `spec/changes/`, whose paths are `changeFiles`. */
export function tableError(
  url: string,
  kind: 'entries' | 'changes',
  libraries: Library[],
  changeFiles: ReadonlySet<string>,
): [message: string, fix: string] | undefined {
  const [name = ''] = url.split('/');
  const table = tableLibrary(url, libraries);
  if (!table) {
    const names = libraries.map(({ library }) => library);
    const fix = didYouMean(name, names, `use ${names.join(', ')}`, '"');
    return [`There is no library "${name}"`, fix];
  }
  const { library, version, to } = table;
  if (version !== '' && !library.versions.includes(version)) {
    return [`${library.name} has no version "${version}"`, `use ${library.versions.join(', ')}`];
  }
  if (kind === 'entries') return undefined;
  const next = nextVersion(library.versions, version);
  if (next !== to) {
    const message = `"${to}" isn't the version after ${library.name} ${version}`;
    return [message, next ? `use to="${next}"` : 'use an older version'];
  }
  const file = `spec/changes/${name}-${version}.yml`;
  return changeFiles.has(file)
    ? undefined
    : [`There are no changes for ${library.name} ${version}`, `create ${file}`];
}
