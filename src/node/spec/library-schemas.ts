import { z } from 'zod';
import { id, line } from '../sources/field-schemas';

const ENTRY_TYPES = ['markdown', 'operation', 'cli-command', 'function'] as const;
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
export type SectionTree = z.infer<typeof sectionTreeSchema>;

/** The libraries, and the section trees by name. Everything in the reference depends on them. */
export interface Specs {
  libraries: Library[];
  trees: ReadonlyMap<string, SectionTree>;
}
