import type { Actions, Node, NodeInput } from 'gatsby';
import type { Feed, FeedItem } from '../feeds/feed-items';
import { startPath } from '../feeds/feed-items';
import type { FeedLinks } from '../feeds/feed-links';
import type { Library } from '../spec/library-schemas';
import type { VersionChange } from '../spec/changes';
import type { SiteExamples } from '../run/run-examples';
import type { SiteModel } from '../site/types';
import type { Menu } from '../site/menus';
import type { NodeContext } from './node-context';

/** The functions that hooks get from Gatsby to create nodes. */
export interface NodeTools {
  actions: Pick<Actions, 'createNode' | 'deleteNode'>;
  createContentDigest(input: unknown): string;
}

/** The nodes of the site, by ID. */
const created = new Map<string, NodeInput>();

/**
 * Creates the nodes that depend on several files: menus, version changes, and examples that can run. In the
 * preview, only creates the ones that have changed since the last call, and deletes the ones that are gone.
 * While the content has errors, nothing is deleted, because a file with an error may be missing from the site.
 */
export function createSiteNodes(
  { menus, changes, diagnostics }: Pick<SiteModel, 'menus' | 'changes' | 'diagnostics'>,
  { examples, reasons }: SiteExamples,
  { actions, createContentDigest }: NodeTools,
): void {
  const gone = new Map(created);
  const create = (type: string, key: string, data: object) => {
    const id = `${type} ${key}`;
    gone.delete(id);
    const contentDigest = createContentDigest(data);
    if (created.get(id)?.internal.contentDigest === contentDigest) return;
    const node: NodeInput = { ...data, id, internal: { type, contentDigest } };
    created.set(id, node);
    actions.createNode(node);
  };
  for (const { menu } of menus) create('SiteMenu', menu.level, menu);
  for (const change of changes) {
    const { library, from, entry } = change;
    create('VersionChange', `${library} ${from} ${entry}`, change);
  }
  for (const path of new Set([...examples.keys(), ...reasons.keys()])) {
    const keys = Object.keys(examples.get(path) ?? {});
    const texts = [...(reasons.get(path) ?? [])].map(([key, text]) => ({ key, text }));
    create(PAGE_EXAMPLES, path, { keys, reasons: texts });
  }
  if (diagnostics.length > 0) return;
  for (const [id, node] of gone) {
    created.delete(id);
    actions.deleteNode(node);
  }
}

/** The node types for the feeds of libraries, and for the feed of the site. */
const LIBRARY_FEED = 'LibraryFeed';
const SITE_FEED = 'SiteFeed';

/** @param site The feed of the site, if there is one. */
export function createFeedNodes(
  libraries: readonly Library[],
  linksOf: FeedLinks,
  site: Feed | undefined,
  { actions, createContentDigest }: NodeTools,
): void {
  const items = site?.items ?? [];
  const siteInternal = { type: SITE_FEED, contentDigest: createContentDigest(items) };
  actions.createNode({ id: SITE_FEED, items, internal: siteInternal });
  for (const { library } of libraries) {
    const [feed] = linksOf(startPath(library));
    if (!feed) continue;
    const internal = { type: LIBRARY_FEED, contentDigest: createContentDigest(feed.href) };
    actions.createNode({ id: `${LIBRARY_FEED} ${library}`, href: feed.href, internal });
  }
}

/** Returns the URL of a library's feed with the base path, or undefined if it has none. */
export function findFeed(library: string, { nodeModel }: NodeContext): string | undefined {
  return nodeModel.getNodeById<{ href: string }>({ id: `${LIBRARY_FEED} ${library}` })?.href;
}

/** Returns the items of the site's feed. */
export function findSiteChanges({ nodeModel }: NodeContext): FeedItem[] {
  return nodeModel.getNodeById<{ items: FeedItem[] }>({ id: SITE_FEED })?.items ?? [];
}

/** The node type for the examples of pages. */
const PAGE_EXAMPLES = 'PageExamples';

/** The sample keys of a page's runnable examples, and why its other examples can't run. */
interface PageExamplesNode {
  keys: string[];
  reasons: { key: string; text: string }[];
}

export function findExamples(path: string, { nodeModel }: NodeContext): PageExamplesNode {
  const node = nodeModel.getNodeById<PageExamplesNode>({ id: `${PAGE_EXAMPLES} ${path}` });
  return node ?? { keys: [], reasons: [] };
}

/** Finds the menu of a level. Throws if there isn't one. */
export async function findMenu(level: string, { nodeModel }: NodeContext): Promise<Node & Menu> {
  const query = { filter: { level: { eq: level } } };
  const menu = await nodeModel.findOne<Menu>({ type: 'SiteMenu', query });
  if (!menu) throw new Error(`There is no menu for the level "${level}"`);
  return menu;
}

/** Finds the changes of an older version's entries, by entry ID. */
export async function findChanges(
  library: string,
  from: string,
  { nodeModel }: NodeContext,
): Promise<ReadonlyMap<string, VersionChange>> {
  const query = { filter: { library: { eq: library }, from: { eq: from } } };
  const { entries } = await nodeModel.findAll<VersionChange>({ type: 'VersionChange', query });
  return new Map([...entries].map((change) => [change.entry, change]));
}

/** Finds the change of an entry in the next version. Returns null for the latest version. */
export async function findChange(
  library: string,
  from: string,
  entry: string,
  { nodeModel }: NodeContext,
): Promise<VersionChange | null> {
  const filter = { library: { eq: library }, from: { eq: from }, entry: { eq: entry } };
  return nodeModel.findOne<VersionChange>({ type: 'VersionChange', query: { filter } });
}
