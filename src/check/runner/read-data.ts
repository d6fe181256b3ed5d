import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { formatDiagnostics } from '../../lib/diagnostic';
import { checkShape, readYaml } from '../../node/sources/yaml-source';

/** `name` is a path in `src/check`. */
export function readData(name: string): string {
  return readFileSync(join(__dirname, '..', name), 'utf8');
}

/** Throws an error with every problem. */
export function readYamlData<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): z.infer<Schema> {
  const source = readYaml(`src/check/${name}`, readData(name));
  const { value, diagnostics } = checkShape<z.infer<Schema>>(schema as never, source);
  if (!value) throw new Error(formatDiagnostics([...source.diagnostics, ...diagnostics]));
  return value;
}
