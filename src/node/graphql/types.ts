import type { GatsbyNode } from 'gatsby';

/** Fields are required where possible. `resolvers.ts` returns their values. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes([PAGE_TYPES, REFERENCE_TYPES, SITE_TYPES]);
};

const PAGE_TYPES = /* GraphQL */ `
  "Anything with a URL: a guide or a reference entry."
  interface DocPage implements Node {
    id: ID!
    path: String!
    title: String!
    description: String!
    level: String!
    "Path of the source file, relative to the project root."
    file: String!
    "The page's text as a content tree."
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

  "An image of a page. Its src is the URL that the text uses."
  type PageImage {
    src: String!
    "The markup of an SVG, followed by its version for phones: the file whose name ends in -narrow."
    svg: String
    "The file of any other image."
    file: File
    "The same image in the dark theme: the file whose name ends in -dark."
    dark: File
  }

  "When the app of a page was built and used. The date is in words and in ISO 8601."
  type BuiltApp {
    built: String!
    date: String!
    isoDate: String!
    isCurrent: Boolean!
    scaffold: String
    "Path of the zip, if the steps haven't changed since then."
    project: String
  }

  "Where a feature is available (hosted, self-hosted, or local; empty means everywhere), and its stage (alpha or beta)."
  type Availability {
    places: [String!]!
    stage: String
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
    "How the app of a quickstart or tutorial was built and used."
    app: BuiltApp
    availability: Availability
    keywords: [String!]!
  }
`;

const REFERENCE_TYPES = /* GraphQL */ `
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

  "The library, version, and path of an entry's spec file."
  type EntrySource {
    library: String!
    version: String!
    file: String!
  }

  "A library of the reference."
  type Library implements Node @dontInfer {
    name: String!
    library: String!
    versions: [String!]!
    icon: String!
    description: String!
  }

  "Order, groups, and titles of reference entries, shared by the versions of a library."
  type SectionTree implements Node @dontInfer {
    groups: [FunctionGroup!]!
  }

  type FunctionGroup {
    label: String!
    items: [FunctionEntry!]!
  }

  "An entry in a section tree."
  type FunctionEntry {
    id: String!
    title: String!
    slug: String!
    type: String!
    icon: String
    product: String
    parent: String
    "Every library version that has this entry."
    libs: [EntryLocation!]!
    items: [FunctionEntry!]!
  }

  "The data of an entry, from its spec file."
  type DocumentationEntry {
    id: String!
    title: String!
    notes: String
    "Markdown."
    description: String!
    "The release that added the function. Null if it's as old as the version, or if it isn't known."
    since: String
    lead: JSON!
    examples: [Example!]!
    "Every library version that has this entry."
    libs: [EntryLocation!]!
    "The change in the next version. Null for entries of the latest version."
    change: VersionChange
  }

  "The change of an entry in the next version."
  type VersionChange {
    library: String!
    "The older version."
    from: String!
    "ID of the entry in the older version."
    entry: String!
    "The next version."
    version: String!
    "same, renamed, replaced, or removed"
    verdict: String!
    "The corresponding entries of the next version."
    by: [EntryLink!]!
    "A content tree."
    note: JSON!
  }

  type EntryLink {
    title: String!
    path: String!
  }

  "An item of a file in spec/changes. Pages use VersionChange instead."
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
`;

const SITE_TYPES = /* GraphQL */ `
  "A record in the search index: a section's heading, or a piece of the text below it."
  type SearchRecord implements Node @dontInfer {
    objectID: String!
    url: String!
    type: String!
    hierarchy: RecordHierarchy!
    content: String
    isCode: Boolean!
    names: [String!]!
    keywords: [String!]!
    phrases: [String!]!
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
    links: Int!
    level: Int!
    position: Int!
  }

  type MenuFile implements Node @dontInfer {
    title: String!
  }

  type SearchFile implements Node @dontInfer {
    id: ID!
  }

  type RedirectFile implements Node @dontInfer {
    id: ID!
  }

  type OwnersFile implements Node @dontInfer {
    id: ID!
  }

  type PromisesFile implements Node @dontInfer {
    id: ID!
  }

  "The menu of a level, from its file or from the section trees."
  type SiteMenu implements Node @dontInfer {
    level: String!
    title: String!
    icon: String!
    groups: [MenuGroup!]!
    versions: [MenuVersion!]!
  }

  "A version of a menu's library."
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
