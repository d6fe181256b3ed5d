import { z } from 'zod';
import { readYamlData } from '../runner/read-data';

const callSchema = z.strictObject({
  /** Below `/functions/v1`: `POST greet`. */
  call: z.string().regex(/^[A-Z]+ [\w-]+/),
  /** A user's token, an API key, or nothing. */
  as: z.enum(['user', 'publishable', 'secret', 'nobody']).default('nobody'),
  body: z.unknown().optional(),
  /** In `env`, for signing the body like Stripe. */
  signedWith: z.string().optional(),
  headers: z.record(z.string(), z.string()).default({}),
  status: z.int(),
  /** What the JSON response must contain. */
  returns: z.unknown().optional(),
});

const pageSchema = z.strictObject({
  /** Of other pages that the page builds on. */
  parts: z.array(z.string()).default([]),
  /** Titles of SQL blocks on the page or in its parts, which run first. */
  sql: z.array(z.string()).default([]),
  /** SQL that runs next, once the user has signed up. */
  rows: z.string().optional(),
  functions: z.array(z.string()),
  env: z.record(z.string(), z.string()).default({}),
  calls: z.array(callSchema).default([]),
});

const schema = z.strictObject({ pages: z.record(z.string(), pageSchema) });

export type FunctionCall = z.infer<typeof callSchema>;
export type FunctionPage = z.infer<typeof pageSchema>;

/** By page file. Throws if the list is invalid. */
export function readFunctionPages(): ReadonlyMap<string, FunctionPage> {
  return new Map(Object.entries(readYamlData('functions/functions.yml', schema).pages));
}
