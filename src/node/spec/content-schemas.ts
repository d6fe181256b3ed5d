import { z } from 'zod';

/** One line of plain text. */
const line = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\n]*$/, 'must be one line');
/** Markdown. The content pipeline checks it later. */
const markdown = z.string().trim().min(1);
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase words joined by "-"');
const path = z.string().regex(/^\/[a-z0-9\-_/]*$/, 'must be a path such as "/guides/auth"');

/** Front matter of a page under `content/`. */
export const frontMatterSchema = z.strictObject({
  title: line.max(70),
  description: line.min(50).max(160),
  /** Other URLs that redirect to this page. */
  aliases: z.array(path).default([]),
  /** More words that users might search for. */
  keywords: z.array(line).max(6).default([]),
  /** Hides the "On this page" list. */
  hideContents: z.boolean().default(false),
  /** Sections whose SQL has to run before the SQL of this page: `/guides/getting-started#create-a-table`. */
  requires: z.array(z.string().regex(/^\/[^#\s]+#[a-z0-9_-]+$/, 'must look like "/<page>#<section>"')).default([]),
  /** Email addresses of the users that the page's SQL needs. */
  users: z.array(z.email()).default([]),
});
/** Validated front matter. */
export type FrontMatter = z.infer<typeof frontMatterSchema>;

/** Menu item (specification, section 3). */
export interface MenuItem {
  name: string;
  url?: string | undefined;
  icon?: string | undefined;
  linkDescription?: string | undefined;
  isDarkMode?: boolean | undefined;
  hasLightIcon?: boolean | undefined;
  items: MenuItem[];
}
const menuItemSchema: z.ZodType<MenuItem> = z.strictObject({
  name: line,
  url: path.optional(),
  icon: id.optional(),
  linkDescription: line.optional(),
  isDarkMode: z.boolean().optional(),
  hasLightIcon: z.boolean().optional(),
  get items() {
    return z.array(menuItemSchema).default([]);
  },
});

/** The shape of `content/menus/<level>.yml`. */
export const menuSchema = z.strictObject({
  title: line,
  icon: id,
  groups: z
    .array(z.strictObject({ label: z.string().default(''), items: z.array(menuItemSchema).min(1) }))
    .min(1),
});
/** A validated menu file. */
export type MenuFile = z.infer<typeof menuSchema>;

/** The shape of `content/redirects.yml`: former URLs, and the pages that replace them. */
export const redirectsSchema = z.strictObject({
  urls: z.record(path, path).default({}),
  /** URLs that lead to a page together with all URLs below them. */
  families: z.record(path, path).default({}),
});

const ENTRY_TYPES = ['markdown', 'operation', 'cli-command', 'function'] as const;
/** The type of a reference entry (specification, section 3). */
export type EntryType = (typeof ENTRY_TYPES)[number];

const librarySchema = z.strictObject({
  library: id,
  name: line,
  icon: id,
  description: line,
  /** Name of the section tree in `spec/sections/` that orders and groups the entries. */
  sections: id,
  /** Menu level, if it isn't `reference_<library>`. Libraries with the same level share a menu. */
  level: z
    .string()
    .regex(/^reference_[a-z_]+$/, 'must look like "reference_api"')
    .optional(),
  /** All versions, the latest first. Empty if the library doesn't have versions. */
  versions: z.array(z.string().regex(/^v\d+$/, 'must be quoted and look like "v2"')).default([]),
  /** npm package of each version, for libraries whose examples are compiled. */
  packages: z.record(z.string(), line).default({}),
  /** Language of the examples, used for highlighting. */
  language: id,
  /** Other names of the library in URLs. */
  aliases: z.array(id).default([]),
});
/** The shape of `spec/libraries.yml`. */
export const librariesSchema = z.array(librarySchema).min(1);
/** A validated library. */
export type Library = z.infer<typeof librariesSchema>[number];

/** An entry in a section tree, which library versions share. */
export interface FunctionEntry {
  id: string;
  title: string;
  type: EntryType;
  /** Last segment of the entry's former URL, which becomes an alias. */
  slug?: string | undefined;
  icon?: string | undefined;
  product?: string | undefined;
  parent?: string | undefined;
  items: FunctionEntry[];
}
const functionEntrySchema: z.ZodType<FunctionEntry> = z.strictObject({
  id,
  title: line.max(70),
  type: z.enum(ENTRY_TYPES),
  slug: id.optional(),
  icon: id.optional(),
  product: id.optional(),
  parent: id.optional(),
  get items() {
    return z.array(functionEntrySchema).default([]);
  },
});

/** The shape of `spec/sections/<tree>.yml`. */
export const sectionTreeSchema = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        label: z.string().default(''),
        /** Former anchors of the group's heading in a table of entries. */
        aliases: z.array(id).optional(),
        items: z.array(functionEntrySchema).min(1),
      }),
    )
    .min(1),
});
/** A validated section tree. */
export type SectionTree = z.infer<typeof sectionTreeSchema>;

/** A parameter, argument, flag, or field, with its nested members and the variants of a union. */
export interface Parameter {
  /** The end of its anchor, for a name that changed. By default, the anchor contains the name. */
  id?: string | undefined;
  name: string;
  type: string;
  optional: boolean;
  default?: string | undefined;
  description?: string | undefined;
  /** Short form of a flag, such as `-s`. */
  shorthand?: string | undefined;
  /** The part of the request that contains the parameter. */
  in?: 'path' | 'query' | 'header' | undefined;
  deprecated: boolean;
  properties: Parameter[];
  variants: Parameter[];
}
const parameterSchema: z.ZodType<Parameter> = z.strictObject({
  id: id.optional(),
  name: line,
  type: line,
  optional: z.boolean().default(false),
  default: line.optional(),
  description: markdown.optional(),
  shorthand: line.optional(),
  in: z.enum(['path', 'query', 'header']).optional(),
  deprecated: z.boolean().default(false),
  get properties() {
    return z.array(parameterSchema).default([]);
  },
  get variants() {
    return z.array(parameterSchema).default([]);
  },
});
const parameters = z.array(parameterSchema).default([]);

/** The password of the users in `data.users`. The examples sign in with it. */
export const EXAMPLE_PASSWORD = 'a-long-passphrase';

const exampleSchema = z.strictObject({
  id,
  name: line.max(60),
  description: markdown.optional(),
  code: z.string().min(1),
  /** Language of the code if it isn't the library's. */
  language: id.optional(),
  /** What has to exist before the example runs. */
  data: z
    .strictObject({
      /** SQL that creates the tables, functions, and rows that the example uses. */
      sql: z.string().min(1).optional(),
      /** Email addresses of users who have signed up, with the password `EXAMPLE_PASSWORD`. */
      users: z.array(z.email()).default([]),
      /** False if the project lets users sign in before they confirm their email address. */
      confirmEmail: z.boolean().default(true),
    })
    .optional(),
  response: z.string().min(1).optional(),
  isSpotlight: z.boolean().default(false),
  hideCodeBlock: z.boolean().default(false),
});
/** A validated example, which the entry's page shows as a tab. */
export type Example = z.infer<typeof exampleSchema>;

const entryBase = {
  id,
  title: line.max(70),
  description: markdown.min(40).max(400),
  /** Says that the entry is deprecated, and what to use instead. */
  deprecated: markdown.max(400).optional(),
  notes: markdown.optional(),
  keywords: z.array(line).max(6).default([]),
  aliases: z.array(path).default([]),
  examples: z.array(exampleSchema).default([]),
};

/** A function of a client library. */
const functionSchema = z.strictObject({
  ...entryBase,
  signature: z.string().min(1).optional(),
  parameters,
});
/** A CLI command. */
const commandSchema = z.strictObject({
  ...entryBase,
  usage: line,
  arguments: parameters,
  flags: parameters,
});
/** An operation of an HTTP API. */
const operationSchema = z.strictObject({
  ...entryBase,
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']),
  route: z.string().regex(/^\/\S*$/, 'must be a path such as "/v1/projects"'),
  authorization: markdown.optional(),
  parameters,
  body: z
    .strictObject({
      contentType: line.default('application/json'),
      description: markdown.optional(),
      properties: parameters,
      example: z.string().optional(),
    })
    .optional(),
  responses: z
    .array(
      z.strictObject({
        status: z.number().int().min(100).max(599),
        description: markdown,
        properties: parameters,
        example: z.string().optional(),
      }),
    )
    .min(1),
});

/** The possible changes of an entry in the next version. */
export const VERDICTS = ['same', 'renamed', 'replaced', 'removed'] as const;

/** The shape of an item of `spec/changes/<library>-<version>.yml`: one entry's change. */
export const changeSchema = z.strictObject({
  id,
  verdict: z.enum(VERDICTS),
  /** IDs of the corresponding entries in the next version. */
  by: z.array(id).default([]),
  note: markdown.max(400).optional(),
});
/** A validated change. */
export type Change = z.infer<typeof changeSchema>;

/** The shape of an entry in a spec file, by the entry's type in the section tree. */
export const ENTRY_SCHEMAS = {
  function: functionSchema,
  'cli-command': commandSchema,
  operation: operationSchema,
} as const;
/** The validated data of an entry, with its type. */
export type EntryData =
  | ({ type: 'function' } & z.infer<typeof functionSchema>)
  | ({ type: 'cli-command' } & z.infer<typeof commandSchema>)
  | ({ type: 'operation' } & z.infer<typeof operationSchema>);
