import { z } from 'zod';
import { id, line, markdown, path } from '../sources/field-schemas';

const parameterSchema = z.strictObject({
  /** The end of its anchor, if the name has changed. By default, the anchor contains the name. */
  id: id.optional(),
  name: line,
  type: line,
  optional: z.boolean().default(false),
  default: line.optional(),
  description: markdown.optional(),
  /** Short form of a flag, such as `-s`. */
  shorthand: line.optional(),
  /** The part of the request that contains the parameter. */
  in: z.enum(['path', 'query', 'header']).optional(),
  deprecated: z.boolean().default(false),
  get properties(): z.ZodDefault<z.ZodArray<typeof parameterSchema>> {
    return z.array(parameterSchema).default([]);
  },
  get variants(): z.ZodDefault<z.ZodArray<typeof parameterSchema>> {
    return z.array(parameterSchema).default([]);
  },
});
/** A parameter, argument, flag, or field, with its nested members and the variants of a union. */
export type Parameter = z.infer<typeof parameterSchema>;
const parameters = z.array(parameterSchema).default([]);

/** A value that a function returns, or one of its members. */
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
    /** Undefined if the function returns a single value, such as a client. */
    name: line.optional(),
  });

const status = z.number().int().min(100).max(599);

/** An error that a function can return. */
const errorSchema = z.strictObject({
  /** The code, which the error catalog explains. */
  code: line,
  /** The code in the catalog that explains this one, if it has no row or section of its own. */
  catalog: line.optional(),
  status: z
    .union([status, z.string().regex(/^\d{3} or \d{3}$/, 'must look like "401 or 403"')])
    .optional(),
  /** The message, if it helps readers recognize the error. */
  message: line.optional(),
  description: markdown,
});
/** A validated error of a function. */
export type CallError = z.infer<typeof errorSchema>;

const exampleSchema = z.strictObject({
  id,
  name: line.max(60),
  description: markdown.optional(),
  code: z.string().min(1),
  /** Language of the code if it isn't the library's. */
  language: id.optional(),
  /** The data that the example needs before it runs. */
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

/** Reports examples with the ID of an earlier one, because links could only lead to one of them. */
function differentIds(examples: readonly Example[], { addIssue }: z.RefinementCtx): void {
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
  /** Says that the entry is deprecated, and what to use instead. */
  deprecated: markdown.max(400).optional(),
  notes: markdown.optional(),
  keywords: z.array(line).max(6).default([]),
  aliases: z.array(path).default([]),
  examples: z.array(exampleSchema).default([]).superRefine(differentIds),
};

/** A function of a client library. */
const functionSchema = z.strictObject({
  ...entryBase,
  signature: z.string().min(1).optional(),
  parameters,
  returns: z.array(returnedSchema).default([]),
  errors: z.array(errorSchema).default([]),
});
/** A CLI command. */
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
