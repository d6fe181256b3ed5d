import { z } from 'zod';

export const line = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\n]*$/, 'must be one line');
/** The content pipeline checks it later. */
export const markdown = z.string().trim().min(1);
/** Such as `sign-in-with-password`. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase words joined by "-"');
/** ISO 8601, in quotes, because YAML readers disagree about dates without them. */
export const date = z.iso.date('must be a valid date such as "2026-11-24"');
/** Without the base path. */
export const path = z.string().regex(/^\/[a-z0-9\-_/]*$/, 'must be a path such as "/guides/auth"');
/** A path with the anchor of a section. */
export const pathWithAnchor = z
  .string()
  .regex(
    /^\/[a-z0-9\-_/]*(?:#[^\s#]+)?$/,
    'must be a path such as "/guides/auth", with or without the anchor of a section',
  );
