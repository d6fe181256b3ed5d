import type { Node } from 'gatsby';
import { flattenEntries, latestVersion } from '../spec/versions';
import type { TableEntry } from '../spec/entry-table';
import type { FunctionEntry, Library, SectionTree } from '../spec/library-schemas';
import type { EntryData } from '../spec/entry-schemas';
import { ENTRY_SCHEMAS } from '../spec/entry-schemas';
import { oncePerQuery } from './node-context';
import type { NodeContext } from './node-context';

/** A raw item of a spec file. */
export interface ReferenceNode extends Node {
  yamlId: string;
  fields: { library: string; version: string; file: string };
}

export interface Reference {
  node: ReferenceNode;
  library: Library;
  version: string;
  entry: SpecEntry;
}

/** Throws if the entry isn't in the section tree. */
export async function loadReference(node: ReferenceNode, context: NodeContext): Promise<Reference> {
  const { library: name, version } = node.fields;
  const library = await findLibrary(name, context);
  const entry = (await findEntries(library.sections, context)).get(node.yamlId);
  if (!entry || !isInSpec(entry)) {
    throw new Error(
      `${node.fields.file}: the entry "${node.yamlId}" isn't in spec/sections/${library.sections}.yml`,
    );
  }
  return { node, library, version, entry };
}

type SpecEntry = FunctionEntry & { type: keyof typeof ENTRY_SCHEMAS };

const isInSpec = (entry: FunctionEntry): entry is SpecEntry => entry.type !== 'markdown';

/** Returns an entry's data with defaults. Throws if it's invalid. */
export function referenceData({ node, entry }: Reference): EntryData {
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
  return { ...data, type: entry.type } as EntryData;
}

export interface LibraryEntries {
  library: Library;
  version: string;
  tree: SectionTree;
  entries: ReadonlyMap<string, ReferenceNode & TableEntry>;
}

/** By default, finds the entries of the latest version. */
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
  return { library, version, tree: await findTree(library.sections, context), entries };
}

async function findLibrary(name: string, context: NodeContext): Promise<Library> {
  const library = (await findLibraries(context)).find((item) => item.library === name);
  if (!library) throw new Error(`spec/libraries.yml has no library "${name}"`);
  return library;
}

function withDefaults(library: Library): Library {
  return { ...library, versions: library.versions ?? [], aliases: library.aliases ?? [] };
}

const findTree = oncePerQuery(async (sections: string, { nodeModel }): Promise<SectionTree> => {
  const { entries } = await nodeModel.findAll<SectionTree & { fields: { name: string } }>({
    type: 'SectionTree',
  });
  const tree = [...entries].find(({ fields }) => fields.name === sections);
  if (!tree) throw new Error(`There is no spec/sections/${sections}.yml`);
  return tree;
});

const findEntries = oncePerQuery(
  async (sections: string, context): Promise<ReadonlyMap<string, FunctionEntry>> =>
    new Map(flattenEntries(await findTree(sections, context)).map((entry) => [entry.id, entry])),
);

const queryLibraries = oncePerQuery(async (type: string, { nodeModel }): Promise<Library[]> => {
  const { entries } = await nodeModel.findAll<Library>({ type });
  return [...entries].map(withDefaults);
});

export function findLibraries(context: NodeContext): Promise<Library[]> {
  return queryLibraries('Library', context);
}
