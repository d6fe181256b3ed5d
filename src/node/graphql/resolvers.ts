import type { CreateResolversArgs, GatsbyNode, Node } from 'gatsby';
import { contentPath, entryPath, projectPath } from '../../lib/paths';
import { menuLevel, referenceLevel } from '../../lib/menu-level';
import { SITE } from '../../lib/site';
import { findLibraries, loadReference, referenceData } from './reference-nodes';
import { entryLocations, inTree } from './entry-locations';
import type { EntryInTree } from './entry-locations';
import type { Reference, ReferenceNode } from './reference-nodes';
import type { NodeContext } from './node-context';
import { oncePerQuery } from './node-context';
import { findChange, findExamples, findFeed, findMenu } from './site-nodes';
import { imageSources, loadImages } from './page-images';
import { readPage } from '../markdown/page-content';
import { readEntry } from '../spec/entry-page';
import type { EntryPage } from '../spec/entry-page';
import { parseCache } from '../base/parse-cache';
import { GLOSSARY, linksToTerms, readDefinitions, withDefinitions } from '../markdown/glossary';
import { readAppSteps, stepsKey } from '../examples/app-steps';
import { currentResults } from '../results/current-results';
import { changesSection, formatDate, recentChanges } from '../history/recent-changes';
import { feedParagraph } from '../feeds/feed-links';
import { hasBuildComponents, insertBuildComponents } from './build-components';
import { highlightTrees } from '../markdown/highlight-tree';
import type { Partials } from '../markdown/partials';
import { withProofs } from '../results/proofs';
import type { Tree } from '../../lib/content-tree';
import { treeSections } from '../../lib/tree-text';
import type { SitePage } from '../spec/page';
import { includedFile, includedNames } from '../markdown/partials';
import { readText } from '../sources/read-text';
import { releaseKey } from '../results/entry-releases';
import { latestVersion, libraryVersionName } from '../spec/versions';
import type { SectionTree } from '../spec/library-schemas';

type Resolve<Source> = (source: Source, args: never, context: NodeContext) => unknown;
type Fields<Source> = Record<string, { resolve: Resolve<Source> }>;

interface MdxNode extends Node {
  fields: { file: string };
}

/**
 * True for a node whose fields Gatsby hasn't added yet. In the preview, a query can run before
 * that, and an error in a resolver would end the process.
 */
function isIncomplete(source: unknown): boolean {
  const { internal, fields } = source as { internal?: object; fields?: object };
  return internal !== undefined && fields === undefined;
}

/** Each resolver receives the value from `load`. Fields of incomplete nodes are null. */
function fieldsOf<Source, Loaded>(
  load: (source: Source, context: NodeContext) => Promise<Loaded> | Loaded,
  resolvers: Record<string, (loaded: Loaded, context: NodeContext) => unknown>,
): Fields<Source> {
  const loadOnce = oncePerQuery(load);
  const entries = Object.entries(resolvers).map(([name, resolver]) => [
    name,
    {
      resolve: async (source: Source, _: never, context: NodeContext) =>
        isIncomplete(source) ? null : resolver(await loadOnce(source, context), context),
    },
  ]);
  return Object.fromEntries(entries) as Fields<Source>;
}

/** The fields that don't depend on a page's text. */
const fileFields: Fields<MdxNode> = fieldsOf(({ fields: { file } }: MdxNode) => file, {
  path: (file) => contentPath(file.slice('content/'.length)),
  level: async (file, context) =>
    menuLevel(contentPath(file.slice('content/'.length)), await findLibraries(context)),
  file: (file) => file,
});

const pageFields: Fields<MdxNode> = fieldsOf(
  async ({ fields: { file }, internal }, context) => {
    const text = readText(internal.contentFilePath!);
    const partials = await loadPartials(text, context);
    return { ...readPage(parseCache(), file, text, partials), file, text, partials };
  },
  {
    title: ({ frontMatter }) => frontMatter?.title ?? '',
    description: ({ frontMatter }) => frontMatter?.description ?? SITE.description,
    tree: async ({ tree, anchors, file, frontMatter }, context) => {
      const path = contentPath(file.slice('content/'.length));
      const own = await insertBuildComponents(tree, anchors, context);
      const more = feedParagraph(path, await findLibraries(context), (library) =>
        findFeed(library, context),
      );
      const finished = await finishTree([...own, ...more], { path, file }, context);
      return [...finished, ...recentChanges(frontMatter?.changes ?? [])];
    },
    sections: async ({ tree, anchors, sections, frontMatter }, context) => [
      ...(hasBuildComponents(tree)
        ? treeSections(await insertBuildComponents(tree, anchors, context))
        : sections),
      ...changesSection(frontMatter?.changes ?? []),
    ],
    images: ({ tree }, context) => loadImages(imageSources(tree), context),
    app: ({ file, text, partials }) => findBuiltApp(file, text, partials),
    availability: ({ frontMatter }) => frontMatter?.availability,
    hideContents: ({ frontMatter }) => frontMatter?.hideContents ?? false,
    keywords: ({ frontMatter }) => frontMatter?.keywords ?? [],
  },
);

const contentOf = (reference: Reference): EntryPage => {
  const { language } = reference.library;
  return readEntry(parseCache(), referenceData(reference), {
    language,
    product: reference.entry.product,
  });
};

const pathOf = ({ library, version, entry }: Reference) =>
  entryPath({ library: library.library, version }, latestVersion(library), entry.id);

type PagePlace = Pick<SitePage, 'path' | 'file'>;

const placeOf = (reference: Reference): PagePlace => ({
  path: pathOf(reference),
  file: reference.node.fields.file,
});

const entryFields: Fields<ReferenceNode> = fieldsOf(loadReference, {
  path: pathOf,
  title: ({ entry }) => entry.title,
  description: (reference) => {
    const { library, version, entry } = reference;
    const data = referenceData(reference);
    const call = data.type === 'operation' ? `${data.method} ${data.route}` : data.title;
    return `${entry.title} with ${call} in the ${libraryVersionName(library, version)} reference.`;
  },
  level: ({ library, version }) => referenceLevel(library, version),
  file: ({ node }) => node.fields.file,
  tree: (reference, context) => finishTree(contentOf(reference).tree, placeOf(reference), context),
  sections: (reference) => contentOf(reference).sections,
  images: (reference, context) => loadImages(entryImages(contentOf(reference)), context),
  library: ({ library }) => library,
  version: ({ version }) => version,
  function: ({ library, entry }) => inTree(entry, library.sections),
  documentation: (reference) => reference,
});

/**
 * Adds the proofs of a page's code, the URLs of the examples that can run, and why others can't.
 */
function addProofs(tree: Tree, { path, file }: PagePlace, context: NodeContext): Tree {
  const { keys, reasons } = findExamples(path, context);
  const texts = new Map(reasons.map(({ key, text }) => [key, text]));
  const results = currentResults().proofs.pages.get(file) ?? new Map();
  return withProofs(tree, results, (key) => {
    if (keys.includes(key)) return { run: `${path}#${key}` };
    const noRun = texts.get(key);
    return noRun === undefined ? {} : { noRun };
  });
}

/** Adds what parsing leaves out: proof results, the definitions of terms, and highlighted code. */
const finishTree = async (tree: Tree, place: PagePlace, context: NodeContext): Promise<Tree> => {
  const [finished = []] = highlightTrees([addProofs(tree, place, context)], parseCache());
  return addDefinitions(finished, context);
};

/** Loads the parts and code files that a page includes, by name, without missing ones. */
async function loadPartials(text: string, { nodeModel }: NodeContext): Promise<Partials> {
  const partials = new Map<string, string>();
  const load = async (source: string): Promise<void> => {
    for (const name of includedNames(source)) {
      if (partials.has(name)) continue;
      const relativePath = includedFile(name).slice('content/'.length);
      const query = { filter: { relativePath: { eq: relativePath } } };
      const file = await nodeModel.findOne<{ absolutePath: string }>({ type: 'File', query });
      if (!file) continue;
      partials.set(name, readText(file.absolutePath));
      await load(partials.get(name)!);
    }
  };
  await load(text);
  return partials;
}

function entryImages({ description, tree, examples }: EntryPage): string[] {
  return imageSources([...description, ...tree, ...examples.flat()]);
}

const documentationFields: Fields<Reference> = fieldsOf((reference: Reference) => reference, {
  id: (reference) => referenceData(reference).id,
  title: (reference) => referenceData(reference).title,
  notes: (reference) => referenceData(reference).notes,
  description: (reference) => referenceData(reference).description,
  since: ({ library, version, entry }) =>
    currentResults().releases[releaseKey(library.library, version, entry.id)] ?? null,
  lead: (reference, context) =>
    finishTree(contentOf(reference).description, placeOf(reference), context),
  examples: (reference, context) => {
    const trees = highlightTrees(contentOf(reference).examples, parseCache());
    return referenceData(reference).examples.map((example, index) => ({
      ...example,
      tree: addProofs(trees[index] ?? [], placeOf(reference), context),
    }));
  },
  libs: ({ library, entry }, context) => entryLocations(inTree(entry, library.sections), context),
  change: ({ library, version, entry }, context) =>
    findChange(library.library, version, entry.id, context),
});

/** For a field that's optional in YAML. */
const fieldWithDefault = (name: string, value: unknown) => ({
  [name]: { resolve: (source: Record<string, unknown>) => source[name] ?? value },
});

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
    Mdx: { ...fileFields, ...pageFields },
    ReferenceEntry: entryFields,
    DocumentationEntry: documentationFields,
    Library: fieldWithDefault('versions', []),
    FunctionGroup: fieldWithDefault('label', ''),
    SectionTree: {
      groups: {
        resolve: ({ groups, fields }: SectionTree & { fields: { name: string } }) =>
          groups.map((group) => ({
            ...group,
            items: group.items.map((entry) => inTree(entry, fields.name)),
          })),
      },
    },
    FunctionEntry: {
      ...fieldWithDefault('items', []),
      libs: {
        resolve: (entry: EntryInTree, _: unknown, context: NodeContext) =>
          entryLocations(entry, context),
      },
      slug: { resolve: ({ slug, id }: { slug?: string; id: string }) => slug ?? id },
    },
  });
};

/** What a page shows about the app that its steps build. */
interface BuiltApp {
  built: string;
  /** Day of the last run: `November 22, 2026`. */
  date: string;
  /** `2026-11-22` */
  isoDate: string;
  /** False if the page's steps have changed since then. */
  isCurrent: boolean;
  /** The replacement for the page's scaffold command, and the reason for it. */
  scaffold: string | null;
  /** Path of the zip, if the page's steps haven't changed. */
  project: string | null;
}

function findBuiltApp(file: string, text: string, parts: Partials): BuiltApp | null {
  const proof = currentResults().apps[file];
  if (!proof) return null;
  const { built, date, steps, scaffold = null, files } = proof;
  const isCurrent = stepsKey(readAppSteps(file, text, parts)) === steps;
  const path = contentPath(file.slice('content/'.length));
  const project = files && isCurrent ? projectPath(path) : null;
  return { built, date: formatDate(date), isoDate: date, isCurrent, scaffold, project };
}

/** Relative to `content/`. */
const GLOSSARY_FILE = `${GLOSSARY.slice(1)}.mdx`;

/**
 * Only pages with links to terms read the glossary, so Gatsby only rebuilds those when it changes.
 */
async function addDefinitions(tree: Tree, { nodeModel }: NodeContext): Promise<Tree> {
  if (!linksToTerms(tree)) return tree;
  const query = { filter: { relativePath: { eq: GLOSSARY_FILE } } };
  const file = await nodeModel.findOne<{ absolutePath: string }>({ type: 'File', query });
  if (!file) return tree;
  const glossary = readPage(parseCache(), `content/${GLOSSARY_FILE}`, readText(file.absolutePath));
  return withDefinitions(tree, readDefinitions(glossary.tree));
}
