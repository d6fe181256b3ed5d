import type GithubSlugger from 'github-slugger';
import type { Tree, TreeProps } from '../../lib/content-tree';
import { childrenOf, isElement } from '../../lib/content-tree';
import { entryPath } from '../../lib/paths';
import { changesTable, readNote } from '../spec/changes';
import type { EntryLink, LinkedChange } from '../spec/changes';
import { entryTable, groupTables, tableGroups } from '../spec/entry-table';
import { newSlugger } from '../markdown/hast-tree';
import { latestVersion } from '../spec/versions';
import { parseCache } from '../cache/parse-cache';
import { qualityTables } from '../verification/quality';
import type { QualityNode } from './quality-node';
import { QUALITY_ID } from './quality-node';
import type { LibraryEntries, NodeContext } from './reference-nodes';
import { findChanges, findLibraryEntries } from './reference-nodes';

type Generate = (
  props: TreeProps,
  context: NodeContext,
  slugger: GithubSlugger,
) => Promise<Tree> | Tree;

/** Components that stand for something the build knows. Every node read becomes a dependency. */
const GENERATORS: Record<string, Generate> = {
  QualityTables: (_, { nodeModel }) => {
    const node = nodeModel.getNodeById<QualityNode>({ id: QUALITY_ID });
    return node ? qualityTables(node.figures) : [];
  },
  EntryTable: async ({ library, version }, context, slugger) => {
    const of = await findLibraryEntries(String(library), version as string | undefined, context);
    const groups = tableGroups(of.tree, new Set(of.entries.keys()), slugger);
    // What stands above the groups of a menu is no command or operation.
    const labelled = groups.filter(({ label }) => label !== '');
    return groupTables(labelled, (entries) =>
      entryTable(entries, of.entries, (id) => linkTo(of, id).path),
    );
  },
  Changes: async ({ library, from, to }, context, slugger) => {
    const old = await findLibraryEntries(String(library), String(from), context);
    const next = await findLibraryEntries(String(library), String(to), context);
    const changes = await findChanges(String(library), String(from), context);
    const groups = tableGroups(old.tree, new Set(old.entries.keys()), slugger);
    const changeOf = (id: string): LinkedChange | undefined => {
      const change = changes.get(id);
      const by = change?.by.map((name) => linkTo(next, name));
      return change && by && { ...change, by, note: readNote(parseCache(), change.note).tree };
    };
    return groupTables(groups, (entries) =>
      changesTable(entries, String(from), String(to), (id) => linkTo(old, id), changeOf),
    );
  },
};

/** The call and the address of an entry. */
export function linkTo({ library, version, entries }: LibraryEntries, id: string): EntryLink {
  const of = { library: library.library, version };
  return {
    title: entries.get(id)?.title ?? id,
    path: entryPath(of, latestVersion(library), id),
  };
}

/** A tree with the generated content in its place; `anchors` are those the page has already. */
export async function insertBuildComponents(
  tree: Tree,
  anchors: readonly string[],
  context: NodeContext,
): Promise<Tree> {
  const slugger = newSlugger(anchors);
  const insert = async (nodes: Tree): Promise<Tree> => {
    const made: Tree = [];
    // One after the other, so that headings get the same ids in every build.
    for (const node of nodes) {
      if (!isElement(node)) {
        made.push(node);
        continue;
      }
      const [name, props] = node;
      const generate = GENERATORS[name];
      if (generate) made.push(...(await generate(props, context, slugger)));
      else made.push([name, props, ...(await insert(childrenOf(node)))]);
    }
    return made;
  };
  return insert(tree);
}

/** True for a tree that holds something to generate. */
export function hasBuildComponents(tree: Tree): boolean {
  return tree.some(
    (node) => isElement(node) && (node[0] in GENERATORS || hasBuildComponents(childrenOf(node))),
  );
}
