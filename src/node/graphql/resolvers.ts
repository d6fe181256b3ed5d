import type { CreateResolversArgs, GatsbyNode, Node } from 'gatsby';
import { parseCache } from '../base/parse-cache';
import type { Tree } from '../../lib/content-tree';
import { highlightTrees } from '../markdown/highlight-tree';
import { locateEntry } from '../pages/entry-locations';
import { currentSources } from '../pages/page-sources';
import type { ShownEntry, ShownGuide } from '../pages/shown-page';
import { shownPage } from '../pages/shown-page';
import { oncePerSite } from '../site/current-site';
import type { SitePage } from '../spec/page';
import { imageFiles } from './image-files';
import type { NodeContext } from './image-files';
import { findMenu } from './site-nodes';

/** A guide, or a raw item of a spec file. Gatsby adds the fields after it has created the node. */
interface PageNode extends Node {
  yamlId?: string;
  fields?: { file: string };
}

const nodeKey = (file: string, entry = '') => `${file} ${entry}`;

const pagesByNode = oncePerSite(
  ({ pages }) => new Map(pages.map((page) => [nodeKey(page.file, page.entry?.id), page])),
);

/** Undefined for nodes that Gatsby hasn't completed, or that the preview's model doesn't know yet. */
function pageOf({ fields, yamlId }: PageNode): SitePage | undefined {
  return fields && pagesByNode().get(nodeKey(fields.file, yamlId));
}

/** Of the last page, because Gatsby resolves all fields of a page one after the other. */
const lastShown = oncePerSite(() => new Map<SitePage, ShownGuide | ShownEntry>());

function shown<Shown extends ShownGuide | ShownEntry>(page: SitePage): Shown {
  const last = lastShown();
  const found = last.get(page) ?? shownPage(page, currentSources());
  last.clear();
  last.set(page, found);
  return found as Shown;
}

const highlighted = (trees: readonly Tree[]) => highlightTrees(trees, parseCache());

type Find = (page: SitePage, context: NodeContext) => unknown;
type Fields = Record<
  string,
  { resolve: (node: PageNode, args: never, context: NodeContext) => unknown }
>;

const fieldsOf = (finders: Record<string, Find>): Fields =>
  Object.fromEntries(
    Object.entries(finders).map(([name, find]) => [
      name,
      {
        resolve: (node, _, context) => {
          const page = pageOf(node);
          return page ? find(page, context) : null;
        },
      },
    ]),
  );

const pageFields: Record<string, Find> = {
  path: ({ path }) => path,
  level: ({ level }) => level,
  file: ({ file }) => file,
  title: (page) => shown(page).title,
  description: (page) => shown(page).description,
  tree: (page) => highlighted([shown(page).tree])[0],
  sections: (page) => shown(page).sections,
  images: (page, context) => imageFiles(shown(page).images, context),
};

const guideFields: Record<string, Find> = {
  app: (page) => shown<ShownGuide>(page).app,
  availability: (page) => shown<ShownGuide>(page).availability,
  hideContents: (page) => shown<ShownGuide>(page).hideContents,
  keywords: (page) => shown<ShownGuide>(page).keywords,
};

const entryFields: Record<string, Find> = {
  library: ({ entry }, { nodeModel }) =>
    nodeModel.findOne({ type: 'Library', query: { filter: { library: { eq: entry!.library } } } }),
  version: ({ entry }) => entry!.version,
  function: (page) => shown<ShownEntry>(page).function,
  documentation: (page) => {
    const { documentation } = shown<ShownEntry>(page);
    const { lead, examples } = documentation;
    const trees = highlighted(examples.map(({ tree }) => tree));
    return {
      ...documentation,
      lead: highlighted([lead])[0],
      examples: examples.map((example, index) => ({ ...example, tree: trees[index] })),
    };
  },
};

export const createResolvers: GatsbyNode['createResolvers'] = ({
  createResolvers: create,
}: CreateResolversArgs) => {
  create({
    Query: {
      menu: {
        type: 'SiteMenu!',
        args: { level: 'String!' },
        resolve: (_: unknown, { level }: { level: string }, context: NodeContext) =>
          findMenu(level, context),
      },
    },
    Mdx: fieldsOf({ ...pageFields, ...guideFields }),
    ReferenceEntry: fieldsOf({ ...pageFields, ...entryFields }),
    Library: {
      versions: { resolve: ({ versions }: { versions?: string[] }) => versions ?? [] },
    },
    SectionTree: {
      groups: {
        resolve: ({ fields: { name } }: { fields: { name: string } }) => {
          const { site, paths } = currentSources();
          const { groups = [] } = site.trees.get(name) ?? {};
          const place = { libraries: site.libraries, paths };
          return groups.map(({ label, items }) => ({
            label,
            items: items.map((item) => locateEntry(item, name, place)),
          }));
        },
      },
    },
  });
};
