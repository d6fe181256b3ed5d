import type { GatsbyNode, Node } from 'gatsby';
import { specLibrary } from '../../lib/paths';

/** Returns the type of the nodes that gatsby-transformer-yaml creates from a file. */
export function yamlTypeName({ node }: { node: Node }): string {
  const path = String(node['relativePath']);
  if (path === 'redirects.yml') return 'RedirectFile';
  if (path === 'owners.yml') return 'OwnersFile';
  if (path === 'promises.yml') return 'PromisesFile';
  if (path.startsWith('searches/')) return 'SearchFile';
  if (node['sourceInstanceName'] === 'content') return 'MenuFile';
  if (path === 'libraries.yml') return 'Library';
  if (path.startsWith('changes/')) return 'EntryChange';
  return path.startsWith('sections/') ? 'SectionTree' : 'ReferenceEntry';
}

/** Adds the fields that come from a node's file path, such as an entry's library version. */
export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node, getNode, actions }) => {
  const path = String((node.parent && getNode(node.parent)?.['relativePath']) ?? '');
  const field = (name: string, value: string) => actions.createNodeField({ node, name, value });
  if (node.internal.type === 'Mdx') field('file', `content/${path}`);
  if (node.internal.type === 'SectionTree') field('name', path.replace(/^sections\/|\.yml$/g, ''));
  if (node.internal.type === 'ReferenceEntry') {
    const { library, version } = specLibrary(path);
    field('library', library);
    field('version', version);
    field('file', `spec/${path}`);
  }
};
