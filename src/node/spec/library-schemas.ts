import { z } from 'zod';
import { id, line } from '../sources/field-schemas';

const ENTRY_TYPES = ['markdown', 'operation', 'cli-command', 'function'] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];

const librarySchema = z.strictObject({
  library: id,
  name: line,
  icon: id,
  description: line,
  /** The tree in `spec/sections/` that orders and groups the entries. */
  sections: id,
  /** If it isn't `reference_<library>`. Libraries with the same level share a menu. */
  level: z
    .string()
    .regex(/^reference_[a-z_]+$/, 'must look like "reference_api"')
    .optional(),
  /** The latest first. Empty if the library doesn't have versions. */
  versions: z.array(z.string().regex(/^v\d+$/, 'must be quoted and look like "v2"')).default([]),
  /** The npm package by version, for libraries whose examples are compiled. */
  packages: z.record(z.string(), line).default({}),
  language: id,
  aliases: z.array(id).default([]),
});
/** `spec/libraries.yml`. */
export const librariesSchema = z.array(librarySchema).min(1);
export type Library = z.infer<typeof librariesSchema>[number];

const functionEntrySchema = z.strictObject({
  id,
  title: line.max(70),
  type: z.enum(ENTRY_TYPES),
  /** The last segment of the former URL, which becomes an alias. */
  slug: id.optional(),
  icon: id.optional(),
  product: id.optional(),
  parent: id.optional(),
  get items(): z.ZodDefault<z.ZodArray<typeof functionEntrySchema>> {
    return z.array(functionEntrySchema).default([]);
  },
});
export type FunctionEntry = z.infer<typeof functionEntrySchema>;

/** `spec/sections/<tree>.yml`. */
export const sectionTreeSchema = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        label: z.string().default(''),
        /** Former anchors of the group's heading in tables of entries. */
        aliases: z.array(id).optional(),
        items: z.array(functionEntrySchema).min(1),
      }),
    )
    .min(1),
});
export type SectionTree = z.infer<typeof sectionTreeSchema>;

export interface Specs {
  libraries: Library[];
  trees: ReadonlyMap<string, SectionTree>;
}
