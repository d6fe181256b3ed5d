import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';

/** Files that commands write and that are committed. */
export const GENERATED = 'generated';

/** Returns an empty object if the file doesn't exist. Throws if its shape is wrong. */
export function readResults<Schema extends z.ZodType>(
  root: string,
  name: string,
  schema: Schema,
): z.infer<Schema> {
  const file = join(root, name);
  return schema.parse(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
}

/** Writes one line per source file, so git can merge edits to different pages. */
export function formatResults(results: Record<string, unknown>): string {
  const lines = Object.keys(results)
    .sort()
    .map((file) => `${JSON.stringify(file)}: ${JSON.stringify(results[file])}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
