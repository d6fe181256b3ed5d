/** The types of hand-written pages, and the interface they share with reference entries. */
export const PAGE_TYPES = /* GraphQL */ `
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
    "The markup of an SVG."
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
    keywords: [String!]!
  }
`;
