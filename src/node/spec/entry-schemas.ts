import { z } from 'zod';
import { id, line, markdown, path } from '../sources/field-schemas';

const parameterSchema = z.strictObject({
  /** The end of the anchor, which is the name by default. */
  id: id.optional(),
  name: line,
  type: line,
  optional: z.boolean().default(false),
  default: line.optional(),
  description: markdown.optional(),
  /** Short form of a flag: `-s`. */
  shorthand: line.optional(),
  in: z.enum(['path', 'query', 'header']).optional(),
  deprecated: z.boolean().default(false),
  get properties(): z.ZodDefault<z.ZodArray<typeof parameterSchema>> {
    return z.array(parameterSchema).default([]);
  },
  get variants(): z.ZodDefault<z.ZodArray<typeof parameterSchema>> {
    return z.array(parameterSchema).default([]);
  },
});
export type Parameter = z.infer<typeof parameterSchema>;
const parameters = z.array(parameterSchema).default([]);

/** A returned value, or one of its members. */
const returnedSchema = parameterSchema
  .pick({
    id: true,
    type: true,
    optional: true,
    deprecated: true,
    description: true,
    properties: true,
    variants: true,
  })
  .extend({
    /** Undefined for a single value, such as a client. */
    name: line.optional(),
  });

const status = z.number().int().min(100).max(599);

const errorSchema = z.strictObject({
  /** Explained by the error catalog. */
  code: line,
  /** The code that explains this one, if no row or section does. */
  catalog: line.optional(),
  status: z
    .union([status, z.string().regex(/^\d{3} or \d{3}$/, 'must look like "401 or 403"')])
    .optional(),
  /** If it helps readers recognize the error. */
  message: line.optional(),
  description: markdown,
});
export type CallError = z.infer<typeof errorSchema>;

const exampleSchema = z.strictObject({
  id,
  name: line.max(60),
  description: markdown.optional(),
  code: z.string().min(1),
  /** If it isn't the library's. */
  language: id.optional(),
  /** Needed before the example runs. */
  data: z
    .strictObject({
      /** Creates tables, functions, and rows. */
      sql: z.string().min(1).optional(),
      /** Email addresses of users with the password `EXAMPLE_PASSWORD`. */
      users: z.array(z.email()).default([]),
      /** False if users can sign in before they confirm their email address. */
      confirmEmail: z.boolean().default(true),
    })
    .optional(),
  response: z.string().min(1).optional(),
  isSpotlight: z.boolean().default(false),
  hideCodeBlock: z.boolean().default(false),
});
export type EntryExample = z.infer<typeof exampleSchema>;

/** Reports examples with the ID of an earlier one, because links could only lead to one of them. */
function differentIds(examples: readonly EntryExample[], { addIssue }: z.RefinementCtx): void {
  examples.forEach(({ id }, index) => {
    if (examples.findIndex((example) => example.id === id) === index) return;
    addIssue({
      code: 'custom',
      path: [index, 'id'],
      message: 'must be different from the IDs of the other examples',
    });
  });
}

const entryBase = {
  id,
  title: line.max(70),
  description: markdown.min(40).max(400),
  deprecated: markdown.min(20).max(400).optional(),
  notes: markdown.optional(),
  keywords: z.array(line).max(6).default([]),
  aliases: z.array(path).default([]),
  examples: z.array(exampleSchema).default([]).superRefine(differentIds),
};

const functionSchema = z.strictObject({
  ...entryBase,
  signature: z.string().min(1).optional(),
  parameters,
  returns: z.array(returnedSchema).default([]),
  errors: z.array(errorSchema).default([]),
});
const commandSchema = z.strictObject({
  ...entryBase,
  usage: line,
  arguments: parameters,
  flags: parameters,
});
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
        status,
        description: markdown,
        properties: parameters,
        example: z.string().optional(),
      }),
    )
    .min(1),
});

export const VERDICTS = ['same', 'renamed', 'replaced', 'removed'] as const;

/** An item of `spec/changes/<library>-<version>.yml`. */
export const changeSchema = z.strictObject({
  id,
  verdict: z.enum(VERDICTS),
  by: z.array(id).default([]),
  note: markdown.max(400).optional(),
});
export type Change = z.infer<typeof changeSchema>;

/** By the type in the section tree. */
export const ENTRY_SCHEMAS = {
  function: functionSchema,
  'cli-command': commandSchema,
  operation: operationSchema,
} as const;
/** Validated, with the type. */
export type EntryData =
  | ({ type: 'function' } & z.infer<typeof functionSchema>)
  | ({ type: 'cli-command' } & z.infer<typeof commandSchema>)
  | ({ type: 'operation' } & z.infer<typeof operationSchema>);
