import type { Node } from 'gatsby';

/** Returns the GraphQL type for the nodes that gatsby-transformer-yaml creates from a file. */
export function yamlTypeName({ node }: { node: Node }): string {
  const path = String(node['relativePath']);
  if (node['sourceInstanceName'] === 'content') return 'MenuFile';
  if (path === 'libraries.yml') return 'Library';
  if (path.startsWith('changes/')) return 'EntryChange';
  return path.startsWith('sections/') ? 'SectionTree' : 'ReferenceEntry';
}
