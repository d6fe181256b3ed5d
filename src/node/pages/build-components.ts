import type GithubSlugger from 'github-slugger';
import type { Tree, TreeProps } from '../../lib/content-tree';
import { childrenOf, isElement } from '../../lib/content-tree';
import { changesTable } from '../spec/changes';
import type { EntryLink } from '../spec/changes';
import { entryTable, groupTables, tableGroups } from '../spec/entry-table';
import type { SitePage } from '../spec/page';
import { siteChanges } from '../feeds/site-changes';
import { PageIds } from '../markdown/page-ids';
import type { SectionTree } from '../spec/library-schemas';
import { latestVersion } from '../spec/versions';
import { qualityTables } from '../quality/quality';
import type { PageSources } from './page-sources';

type Generate = (props: TreeProps, sources: PageSources, slugger: GithubSlugger) => Tree;

const GENERATORS: Record<string, Generate> = {
  QualityTables: (_, { quality }) => qualityTables(quality()),
  EntryTable: ({ library, version }, { site }, slugger) => {
    const { tree, pages } = findEntries(String(library), version as string | undefined, site);
    const data = new Map([...pages].map(([id, { source }]) => [id, source!.data]));
    const groups = tableGroups(tree, new Set(pages.keys()), slugger);
    // Entries outside a labeled group aren't commands or operations.
    const labeled = groups.filter(({ label }) => label !== '');
    return groupTables(labeled, (entries) =>
      entryTable(entries, data, (id) => pages.get(id)!.path),
    );
  },
  Changes: ({ library, from, to }, { site }, slugger) => {
    const { tree, pages } = findEntries(String(library), String(from), site);
    const changes = site.changes.filter(
      (change) => change.library === library && change.from === from,
    );
    const byEntry = new Map(changes.map((change) => [change.entry, change]));
    const groups = tableGroups(tree, new Set(pages.keys()), slugger);
    const linkTo = (id: string): EntryLink => {
      const { entry, path } = pages.get(id)!;
      return { title: entry!.call, path };
    };
    return groupTables(groups, (entries) =>
      changesTable(entries, String(from), String(to), linkTo, byEntry),
    );
  },
  SiteChanges: (_, { news }, slugger) => siteChanges(news(), slugger),
};

/** By default, finds the entries of the latest version. */
function findEntries(
  name: string,
  requestedVersion: string | undefined,
  { libraries, trees, pages }: PageSources['site'],
): { tree: SectionTree; pages: ReadonlyMap<string, SitePage> } {
  const library = libraries.find((item) => item.library === name);
  const version = requestedVersion ?? (library && latestVersion(library));
  const found = pages.filter(({ entry }) => entry?.library === name && entry.version === version);
  return {
    tree: trees.get(library?.sections ?? '') ?? { groups: [] },
    pages: new Map(found.map((page) => [page.entry!.id, page])),
  };
}

/** Replaces build components with generated content. `anchors` are the page's existing IDs. */
export function insertBuildComponents(
  tree: Tree,
  anchors: readonly string[],
  sources: PageSources,
): Tree {
  const slugger = new PageIds(anchors);
  const insert = (nodes: Tree): Tree =>
    nodes.flatMap((node): Tree => {
      if (!isElement(node)) return [node];
      const [name, props] = node;
      const generate = GENERATORS[name];
      return generate
        ? generate(props, sources, slugger)
        : [[name, props, ...insert(childrenOf(node))]];
    });
  return insert(tree);
}

export function hasBuildComponents(tree: Tree): boolean {
  return tree.some(
    (node) => isElement(node) && (node[0] in GENERATORS || hasBuildComponents(childrenOf(node))),
  );
}
