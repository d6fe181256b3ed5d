import type GithubSlugger from 'github-slugger';
import type { Tree, TreeProps } from '../../lib/content-tree';
import { childrenOf, isElement } from '../../lib/content-tree';
import { entryPath } from '../../lib/paths';
import { changesTable } from '../spec/changes';
import type { EntryLink } from '../spec/changes';
import { entryTable, groupTables, tableGroups } from '../spec/entry-table';
import { siteChanges } from '../feeds/site-changes';
import { PageIds } from '../markdown/page-ids';
import { latestVersion } from '../spec/versions';
import { qualityTables } from '../quality/quality';
import type { QualityNode } from './quality-node';
import { QUALITY_ID } from './quality-node';
import type { LibraryEntries } from './reference-nodes';
import type { NodeContext } from './node-context';
import { findLibraryEntries } from './reference-nodes';
import { findChanges, findSiteChanges } from './site-nodes';

type Generate = (
  props: TreeProps,
  context: NodeContext,
  slugger: GithubSlugger,
) => Promise<Tree> | Tree;

/** Generators of the build components. Gatsby tracks every node that they read. */
const GENERATORS: Record<string, Generate> = {
  QualityTables: (_, { nodeModel }) => {
    const node = nodeModel.getNodeById<QualityNode>({ id: QUALITY_ID });
    return node ? qualityTables(node.figures) : [];
  },
  EntryTable: async ({ library, version }, context, slugger) => {
    const found = await findLibraryEntries(String(library), version as string | undefined, context);
    const groups = tableGroups(found.tree, new Set(found.entries.keys()), slugger);
    // Entries outside a labeled group aren't commands or operations.
    const labeled = groups.filter(({ label }) => label !== '');
    return groupTables(labeled, (entries) =>
      entryTable(entries, found.entries, (id) => linkTo(found, id).path),
    );
  },
  Changes: async ({ library, from, to }, context, slugger) => {
    const old = await findLibraryEntries(String(library), String(from), context);
    const changes = await findChanges(String(library), String(from), context);
    const groups = tableGroups(old.tree, new Set(old.entries.keys()), slugger);
    return groupTables(groups, (entries) =>
      changesTable(entries, String(from), String(to), (id) => linkTo(old, id), changes),
    );
  },
  SiteChanges: (_, context, slugger) => siteChanges(findSiteChanges(context), slugger),
};

/** Returns the call of an entry and the path of its page. */
function linkTo({ library, version, entries }: LibraryEntries, id: string): EntryLink {
  return {
    title: entries.get(id)?.title ?? id,
    path: entryPath({ library: library.library, version }, latestVersion(library), id),
  };
}

/** Replaces build components with generated content. `anchors` are the page's existing IDs. */
export async function insertBuildComponents(
  tree: Tree,
  anchors: readonly string[],
  context: NodeContext,
): Promise<Tree> {
  const slugger = new PageIds(anchors);
  const insert = async (nodes: Tree): Promise<Tree> => {
    const result: Tree = [];
    // Handles one node at a time, so headings get the same IDs in every build.
    for (const node of nodes) {
      if (!isElement(node)) {
        result.push(node);
        continue;
      }
      const [name, props] = node;
      const generate = GENERATORS[name];
      if (generate) result.push(...(await generate(props, context, slugger)));
      else result.push([name, props, ...(await insert(childrenOf(node)))]);
    }
    return result;
  };
  return insert(tree);
}

export function hasBuildComponents(tree: Tree): boolean {
  return tree.some(
    (node) => isElement(node) && (node[0] in GENERATORS || hasBuildComponents(childrenOf(node))),
  );
}
