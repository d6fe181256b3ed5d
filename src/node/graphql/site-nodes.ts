import type { Actions, Node, NodeInput } from 'gatsby';
import type { SiteModel } from '../site/types';
import type { Menu } from '../site/menus';
import { algoliaConfigOf } from '../search/algolia-config';
import { siteRecords } from '../search/site-records';
import { oncePerSite } from '../site/current-site';
import type { NodeContext } from './image-files';

interface NodeTools {
  actions: Pick<Actions, 'createNode' | 'deleteNode'>;
  createContentDigest(input: unknown): string;
}

export const SITE_MENU = 'SiteMenu';
const created = new Map<string, NodeInput>();

/**
 * Creates the nodes of the menus. In the preview, only creates those that have changed, and deletes those that
 * are gone, except while the content has errors: a file with an error may be missing from the site.
 */
export function createMenuNodes(
  { menus, diagnostics }: Pick<SiteModel, 'menus' | 'diagnostics'>,
  { actions, createContentDigest }: NodeTools,
): void {
  const gone = new Map(created);
  for (const { menu } of menus) {
    const id = `${SITE_MENU} ${menu.level}`;
    gone.delete(id);
    const contentDigest = createContentDigest(menu);
    if (created.get(id)?.internal.contentDigest === contentDigest) continue;
    const node: NodeInput = { ...menu, id, internal: { type: SITE_MENU, contentDigest } };
    created.set(id, node);
    actions.createNode(node);
  }
  if (diagnostics.length > 0) return;
  for (const [id, node] of gone) {
    created.delete(id);
    actions.deleteNode(node);
  }
}

/** Throws if there's no menu for the level. */
export async function findMenu(level: string, { nodeModel }: NodeContext): Promise<Menu> {
  const query = { filter: { level: { eq: level } } };
  const menu = await nodeModel.findOne({ type: SITE_MENU, query });
  if (!menu) throw new Error(`There is no menu for the level "${level}"`);
  return menu as Node & Menu;
}

const currentRecords = oncePerSite(siteRecords);

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
