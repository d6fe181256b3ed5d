import { z } from 'zod';
import { date, id, line, path, pathWithAnchor } from '../sources/field-schemas';

/** The notable changes to a page, newest first. Each one is an item in the feeds. */
const changesSchema = z
  .array(z.strictObject({ date, text: line.min(20).max(200).regex(/\.$/, 'must be a sentence') }))
  .max(20)
  .superRefine((changes, { addIssue }) =>
    changes.forEach(({ date }, index) => {
      const newer = changes[index - 1];
      if (!newer || date < newer.date) return;
      const message = 'must be earlier than the change above, because the newest one comes first';
      addIssue({ code: 'custom', path: [index, 'date'], message });
    }),
  );

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
  requires: z
    .array(z.string().regex(/^\/[^#\s]+#[a-z0-9_-]+$/, 'must look like "/<page>#<section>"'))
    .default([]),
  /** Email addresses of the users that the page's SQL needs. */
  users: z.array(z.email()).default([]),
  changes: changesSchema.default([]),
  /** Replaces the date of the last change if that change was only mechanical. */
  updated: date.optional(),
  /** When someone last compared the page with the product. Replaces the date of its area. */
  reviewed: date.optional(),
});
/** Validated front matter. */
export type FrontMatter = z.infer<typeof frontMatterSchema>;

const menuItemSchema = z.strictObject({
  name: line,
  url: path.optional(),
  icon: id.optional(),
  linkDescription: line.optional(),
  isDarkMode: z.boolean().optional(),
  hasLightIcon: z.boolean().optional(),
  get items(): z.ZodDefault<z.ZodArray<typeof menuItemSchema>> {
    return z.array(menuItemSchema).default([]);
  },
});
/** Menu item. */
export type MenuItem = z.infer<typeof menuItemSchema>;

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
  /** URLs that redirect to a page, together with all URLs below them. */
  families: z.record(path, path).default({}),
});

/** The shape of `content/owners.yml`: which team maintains which pages. */
export const ownersSchema = z.strictObject({
  /** What each team is responsible for. */
  teams: z.record(id, line),
  /** The areas by path. A page belongs to the area whose path is the longest prefix of the page's path. */
  areas: z.record(path, z.strictObject({ team: id, reviewed: date })),
});

/**
 * The shape of `content/searches/<area>.yml`: what readers search for, by the page or section that answers
 * it.
 */
export const searchesSchema = z.record(pathWithAnchor, z.array(line.max(60)).min(1).max(12));

const ENTRY_TYPES = ['markdown', 'operation', 'cli-command', 'function'] as const;
/** The type of a reference entry. */
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

const functionEntrySchema = z.strictObject({
  id,
  title: line.max(70),
  type: z.enum(ENTRY_TYPES),
  /** Last segment of the entry's former URL, which becomes an alias. */
  slug: id.optional(),
  icon: id.optional(),
  product: id.optional(),
  parent: id.optional(),
  get items(): z.ZodDefault<z.ZodArray<typeof functionEntrySchema>> {
    return z.array(functionEntrySchema).default([]);
  },
});
/** An entry in a section tree, which library versions share. */
export type FunctionEntry = z.infer<typeof functionEntrySchema>;

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

/** The libraries, and the section trees by name. Everything in the reference depends on them. */
export interface Specs {
  libraries: Library[];
  trees: ReadonlyMap<string, SectionTree>;
}
