import type { Node } from 'gatsby';
import { flattenEntries, latestVersion } from '../spec/versions';
import type { TableEntry } from '../spec/entry-table';
import type { Library, SectionTree } from '../spec/content-schemas';
import type { EntryData } from '../spec/entry-schemas';
import { ENTRY_SCHEMAS } from '../spec/entry-schemas';

/** The part of Gatsby's resolver context that finds nodes. Gatsby tracks them as dependencies. */
export interface NodeContext {
  nodeModel: {
    getNodeById<T>(args: { id: string }): T | null;
    findOne<T>(args: { type: string; query: { filter: object } }): Promise<(Node & T) | null>;
    findAll<T>(args: {
      type: string;
      query?: { filter: object };
    }): Promise<{ entries: Iterable<Node & T> }>;
  };
}

/** A `ReferenceEntry` node: a raw item of a spec file. */
export interface ReferenceNode extends Node {
  yamlId: string;
  fields: { library: string; version: string; file: string };
}

/**
 * Loads an entry's library, section tree item, and validated data. Throws if the entry isn't in the
 * section tree or if its data is invalid.
 */
export async function loadReference(node: ReferenceNode, context: NodeContext) {
  const { library: name, version } = node.fields;
  const library = await findLibrary(name, context);
  const tree = await findTree(library, context);
  const entry = flattenEntries(tree).find(({ id }) => id === node.yamlId);
  if (!entry || entry.type === 'markdown') {
    throw new Error(
      `${node.fields.file}: the entry "${node.yamlId}" isn't in spec/sections/${library.sections}.yml`,
    );
  }
  const {
    id: _,
    yamlId,
    parent,
    children,
    internal,
    fields,
    ...raw
  } = node as ReferenceNode & Record<string, unknown>;
  const data = ENTRY_SCHEMAS[entry.type].parse({ ...raw, id: yamlId });
  return { node, library, version, entry, data: { ...data, type: entry.type } as EntryData };
}

/** A library version and its entries by ID. */
export interface LibraryEntries {
  library: Library;
  version: string;
  tree: SectionTree;
  entries: ReadonlyMap<string, ReferenceNode & TableEntry>;
}

/** Finds the entries of a library version, by default the latest one. */
export async function findLibraryEntries(
  name: string,
  requestedVersion: string | undefined,
  context: NodeContext,
): Promise<LibraryEntries> {
  const library = await findLibrary(name, context);
  const version = requestedVersion ?? latestVersion(library);
  const query = { filter: { fields: { library: { eq: name }, version: { eq: version } } } };
  const type = 'ReferenceEntry';
  const found = await context.nodeModel.findAll<ReferenceNode & TableEntry>({ type, query });
  const entries = new Map([...found.entries].map((node) => [node.yamlId, node]));
  return { library, version, tree: await findTree(library, context), entries };
}

async function findLibrary(name: string, context: NodeContext): Promise<Library> {
  const library = (await findLibraries(context)).find((item) => item.library === name);
  if (!library) throw new Error(`spec/libraries.yml has no library "${name}"`);
  return library;
}

function withDefaults(library: Library): Library {
  return { ...library, versions: library.versions ?? [], aliases: library.aliases ?? [] };
}

async function findTree({ sections }: Library, { nodeModel }: NodeContext): Promise<SectionTree> {
  const { entries } = await nodeModel.findAll<SectionTree & { fields: { name: string } }>({
    type: 'SectionTree',
  });
  const tree = [...entries].find(({ fields }) => fields.name === sections);
  if (!tree) throw new Error(`There is no spec/sections/${sections}.yml`);
  return tree;
}

/** Finds the libraries listed in `spec/libraries.yml`. */
export async function findLibraries({ nodeModel }: NodeContext): Promise<Library[]> {
  const { entries } = await nodeModel.findAll<Library>({ type: 'Library' });
  return [...entries].map(withDefaults);
}
