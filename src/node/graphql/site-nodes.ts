import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Actions, Node, NodeInput } from 'gatsby';
import type { Feed, FeedItem } from '../feeds/feed-items';
import { startPath } from '../feeds/feed-items';
import type { FeedLinks } from '../feeds/feed-links';
import type { Library } from '../spec/library-schemas';
import type { VersionChange } from '../spec/changes';
import type { SiteExamples } from '../run/run-examples';
import type { SiteModel } from '../site/types';
import type { Menu } from '../site/menus';
import type { Example } from '../examples/example';
import { algoliaConfigOf } from '../search/algolia-config';
import { siteRecords } from '../search/site-records';
import type { Quality } from '../quality/quality';
import { qualityOf } from '../quality/quality';
import { currentResults } from '../results/current-results';
import { readCoverage } from '../results/reference-coverage';
import { currentFiles, currentSite, oncePerSite } from '../site/validate-sources';
import type { NodeContext } from './node-context';

export interface NodeTools {
  actions: Pick<Actions, 'createNode' | 'deleteNode'>;
  createContentDigest(input: unknown): string;
}

const created = new Map<string, NodeInput>();

/**
 * Creates the nodes that depend on several files: menus, version changes, and examples that can
 * run. In the preview, only creates those that have changed, and deletes those that are gone,
 * except while the content has errors: a file with an error may be missing from the site.
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

export const QUALITY_ID = 'quality';

export interface QualityNode extends Node {
  figures: Quality;
}

/** Through the node, Gatsby rebuilds the pages that show the figures. */
export function createQualityNode(
  examples: readonly Example[],
  { actions, createContentDigest }: NodeTools,
): void {
  const site = currentSite();
  const root = process.cwd();
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const coverage = readCoverage(root);
  const figures = qualityOf(
    site,
    examples,
    currentResults().proofs,
    currentFiles(),
    lock,
    coverage,
  );
  actions.createNode({
    id: QUALITY_ID,
    figures,
    internal: { type: 'Quality', contentDigest: createContentDigest(figures) },
  });
}

export const currentRecords = oncePerSite(siteRecords);

const RECORD_TYPE = 'SearchRecord';
/** Increase this number to publish every record again, for example after changing the query. */
const RECORD_FORMAT = 2;

export function createRecordNodes({ actions, createContentDigest }: NodeTools): void {
  if (!algoliaConfigOf(process.env)) return;
  for (const record of currentRecords()) {
    const contentDigest = createContentDigest([RECORD_FORMAT, record]);
    const id = `${RECORD_TYPE} ${record.objectID}`;
    actions.createNode({ ...record, id, internal: { type: RECORD_TYPE, contentDigest } });
  }
}

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

/** Returns the URL of a library's feed with the base path, if it has one. */
export function findFeed(library: string, { nodeModel }: NodeContext): string | undefined {
  return nodeModel.getNodeById<{ href: string }>({ id: `${LIBRARY_FEED} ${library}` })?.href;
}

export function findSiteChanges({ nodeModel }: NodeContext): FeedItem[] {
  return nodeModel.getNodeById<{ items: FeedItem[] }>({ id: SITE_FEED })?.items ?? [];
}

const PAGE_EXAMPLES = 'PageExamples';

/** The example keys of a page's runnable examples, and why its other examples can't run. */
interface PageExamplesNode {
  keys: string[];
  reasons: { key: string; text: string }[];
}

export function findExamples(path: string, { nodeModel }: NodeContext): PageExamplesNode {
  const node = nodeModel.getNodeById<PageExamplesNode>({ id: `${PAGE_EXAMPLES} ${path}` });
  return node ?? { keys: [], reasons: [] };
}

/** Throws if there's no menu for the level. */
export async function findMenu(level: string, { nodeModel }: NodeContext): Promise<Node & Menu> {
  const query = { filter: { level: { eq: level } } };
  const menu = await nodeModel.findOne<Menu>({ type: 'SiteMenu', query });
  if (!menu) throw new Error(`There is no menu for the level "${level}"`);
  return menu;
}

/** By entry ID. */
export async function findChanges(
  library: string,
  from: string,
  { nodeModel }: NodeContext,
): Promise<ReadonlyMap<string, VersionChange>> {
  const query = { filter: { library: { eq: library }, from: { eq: from } } };
  const { entries } = await nodeModel.findAll<VersionChange>({ type: 'VersionChange', query });
  return new Map([...entries].map((change) => [change.entry, change]));
}

/** Returns null for the latest version. */
export async function findChange(
  library: string,
  from: string,
  entry: string,
  { nodeModel }: NodeContext,
): Promise<VersionChange | null> {
  const filter = { library: { eq: library }, from: { eq: from }, entry: { eq: entry } };
  return nodeModel.findOne<VersionChange>({ type: 'VersionChange', query: { filter } });
}
