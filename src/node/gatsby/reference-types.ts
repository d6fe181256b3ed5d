/** The types of reference entries, their libraries, and their versions. */
export const REFERENCE_TYPES = /* GraphQL */ `
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
  type VersionChange implements Node @dontInfer {
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
