import type { GatsbyNode } from 'gatsby';
import { specLibrary } from '../../lib/paths';

/** The closed, non-null shapes of everything pages ask for. Their values come from resolvers.ts. */
const TYPE_DEFS = /* GraphQL */ `
  """
  Anything with an address.
  """
  interface DocPage implements Node {
    id: ID!
    path: String!
    title: String!
    description: String!
    level: String!
    "Source file, from the project's root."
    file: String!
    "Content tree: what the page's text is."
    tree: JSON!
    sections: [Section!]!
    images: [PageImage!]!
  }

  "A heading and the text under it."
  type Section {
    id: String!
    title: String!
    depth: Int!
    text: String!
  }

  "An image of a page, by the address its text gives it."
  type PageImage {
    src: String!
    "Markup, where the image is an SVG."
    svg: String
    "The file, where it is not."
    file: File
  }

  type Mdx implements Node & DocPage {
    path: String!
    title: String!
    description: String!
    level: String!
    file: String!
    tree: JSON!
    sections: [Section!]!
    images: [PageImage!]!
    hideContents: Boolean!
    keywords: [String!]!
  }

  type ReferenceEntry implements Node & DocPage @dontInfer {
    path: String!
    title: String!
    description: String!
    level: String!
    file: String!
    tree: JSON!
    sections: [Section!]!
    images: [PageImage!]!
    library: Library!
    version: String!
    function: FunctionEntry!
    documentation: DocumentationEntry!
    yamlId: String!
    fields: EntrySource!
  }

  "What the path of an entry's spec file says."
  type EntrySource {
    library: String!
    version: String!
    file: String!
  }

  "Reference library entry."
  type Library implements Node @dontInfer {
    name: String!
    library: String!
    versions: [String!]!
    icon: String!
    description: String!
  }

  "Order, groups and titles of reference entries, shared by the versions of a library."
  type SectionTree implements Node @dontInfer {
    groups: [FunctionGroup!]!
  }

  type FunctionGroup {
    label: String!
    items: [FunctionEntry!]!
  }

  "Reference function entry."
  type FunctionEntry {
    id: String!
    title: String!
    slug: String!
    type: String!
    icon: String
    product: String
    parent: String
    items: [FunctionEntry!]!
  }

  "What a spec file says about one entry."
  type DocumentationEntry {
    id: String!
    title: String!
    notes: String
    "Markdown."
    description: String!
    lead: JSON!
    examples: [Example!]!
    "Every library-version that has this entry."
    libs: [EntryLocation!]!
    "What became of it in the next version; null in the latest."
    change: VersionChange
  }

  "What happened to an entry in the next version."
  type VersionChange implements Node @dontInfer {
    library: String!
    "The older version."
    from: String!
    "ID of the entry in the older version."
    entry: String!
    "The next version."
    version: String!
    "same, renamed, replaced or removed"
    verdict: String!
    "Entries of the next version that do the same."
    by: [EntryLink!]!
    "Content tree."
    note: JSON!
  }

  type EntryLink {
    title: String!
    path: String!
  }

  "An item of a file in spec/changes. Pages read VersionChange instead."
  type EntryChange implements Node @dontInfer {
    yamlId: String!
  }

  type Example {
    id: String!
    name: String!
    code: String!
    data: ExampleData
    response: String
    isSpotlight: Boolean!
    hideCodeBlock: Boolean!
    tree: JSON!
  }

  type ExampleData {
    sql: String!
  }

  type EntryLocation {
    library: String!
    version: String!
    name: String!
    path: String!
  }

  "What one section gives to search: its heading, or a part of the text beneath it."
  type SearchRecord implements Node @dontInfer {
    objectID: String!
    url: String!
    type: String!
    hierarchy: RecordHierarchy!
    content: String
    names: [String!]!
    keywords: [String!]!
    level: String!
    library: String
    version: String
    weight: RecordWeight!
  }

  type RecordHierarchy {
    lvl0: String
    lvl1: String
    lvl2: String
    lvl3: String
    lvl4: String
    lvl5: String
    lvl6: String
  }

  type RecordWeight {
    pageRank: Int!
    level: Int!
    position: Int!
  }

  type MenuFile implements Node @dontInfer {
    title: String!
  }

  "The menu of a level, computed from its file or from the section trees."
  type SiteMenu implements Node @dontInfer {
    level: String!
    title: String!
    icon: String!
    groups: [MenuGroup!]!
    versions: [MenuVersion!]!
  }

  "A version of the library a menu belongs to."
  type MenuVersion {
    name: String!
    version: String!
    url: String!
  }

  type MenuGroup {
    label: String!
    items: [MenuItem!]!
  }

  type MenuItem {
    name: String!
    url: String
    icon: String
    linkDescription: String
    isDarkMode: Boolean
    hasLightIcon: Boolean
    items: [MenuItem!]!
  }
`;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(TYPE_DEFS);
};

/** Gives nodes what their file's path says: pages their file, entries their library-version. */
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
