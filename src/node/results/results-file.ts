import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';

/** The folder of the files that commands generate and that are committed. */
export const GENERATED = 'generated';

/**
 * Reads results that are committed by source file. Returns an empty object if the file doesn't exist,
 * and throws if its shape is wrong.
 */
export function readResults<Schema extends z.ZodType>(
  root: string,
  name: string,
  schema: Schema,
): z.infer<Schema> {
  const file = join(root, name);
  return schema.parse(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
}

/** Formats results with one line per source file, so git can merge edits to different pages. */
export function formatResults(results: Record<string, unknown>): string {
  const lines = Object.keys(results)
    .sort()
    .map((file) => `${JSON.stringify(file)}: ${JSON.stringify(results[file])}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
