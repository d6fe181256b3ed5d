/** The types of search records, menus, feeds, and runnable examples, and of files that pages don't query. */
export const SITE_TYPES = /* GraphQL */ `
  "A record in the search index: a section's heading, or a piece of the text below it."
  type SearchRecord implements Node @dontInfer {
    objectID: String!
    url: String!
    type: String!
    hierarchy: RecordHierarchy!
    content: String
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

  "The feed of a library. Its URL contains the base path."
  type LibraryFeed implements Node @dontInfer {
    href: String!
  }

  type OwnersFile implements Node @dontInfer {
    id: ID!
  }

  "The sample keys of a page's runnable examples, and why its other examples can't run."
  type PageExamples implements Node @dontInfer {
    keys: [String!]!
    reasons: [NoRunReason!]!
  }

  type NoRunReason {
    key: String!
    text: String!
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
