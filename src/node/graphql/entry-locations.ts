import { entryPath } from '../../lib/paths';
import type { FunctionEntry } from '../spec/library-schemas';
import { latestVersion, libraryVersionName, versionsOf } from '../spec/versions';
import { findLibraries } from './reference-nodes';
import type { ReferenceNode } from './reference-nodes';
import type { NodeContext } from './node-context';

/** A library version that has an entry, and the path of the entry's page there. */
export interface EntryLocation {
  library: string;
  version: string;
  name: string;
  path: string;
}

/** An entry with the name of its section tree, because different trees can use the same ID. */
export interface EntryInTree extends FunctionEntry {
  sections: string;
  items: EntryInTree[];
}

export function inTree(entry: FunctionEntry, sections: string): EntryInTree {
  // Gatsby leaves out `items` if the YAML file does.
  const items = (entry.items ?? []).map((item) => inTree(item, sections));
  return { ...entry, sections, items };
}

/**
 * Lists every library version that has the entry, latest first, among the libraries that use its
 * section tree. Entries of type "markdown" are hand-written pages, and all others are in spec
 * files.
 */
export async function entryLocations(
  { id, type, sections }: EntryInTree,
  context: NodeContext,
): Promise<EntryLocation[]> {
  const libraries = (await findLibraries(context)).filter((item) => item.sections === sections);
  const locations = libraries.flatMap((library) =>
    versionsOf(library).map((version) => ({
      library: library.library,
      version,
      name: libraryVersionName(library, version),
      path: entryPath({ library: library.library, version }, latestVersion(library), id),
    })),
  );
  if (type === 'markdown') {
    const pages = await findPages(
      locations.map(({ path }) => path),
      context,
    );
    return locations.filter(({ path }) => pages.has(path));
  }
  const nodes = await findInSpecs(id, context);
  return locations.filter(({ library, version }) =>
    nodes.some(({ fields }) => fields.library === library && fields.version === version),
  );
}

async function findInSpecs(id: string, { nodeModel }: NodeContext): Promise<ReferenceNode[]> {
  const query = { filter: { yamlId: { eq: id } } };
  const { entries } = await nodeModel.findAll<ReferenceNode>({ type: 'ReferenceEntry', query });
  return [...entries];
}

async function findPages(paths: string[], { nodeModel }: NodeContext): Promise<Set<string>> {
  const files = paths.map((path) => `content${path}.mdx`);
  const query = { filter: { fields: { file: { in: files } } } };
  type Page = { fields: { file: string } };
  const { entries } = await nodeModel.findAll<Page>({ type: 'Mdx', query });
  return new Set([...entries].map(({ fields }) => fields.file.slice('content'.length, -4)));
}
