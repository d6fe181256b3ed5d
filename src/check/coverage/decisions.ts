import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { formatDiagnostics } from '../../lib/diagnostic';
import { readText } from '../../node/sources/read-text';
import { checkShape, readYaml } from '../../node/sources/yaml-source';
import { DECISIONS_FOLDER } from './listed';

/** Separated by spaces, alone or by owner, such as a class. */
const names = z.union([z.string(), z.record(z.string(), z.string())]);
const nameLists = z.record(z.string(), z.array(z.string())).default({});
const schema = z.strictObject({
  /** Before a member in an entry's title, by member or class. */
  prefixes: z.record(z.string(), z.string()).default({}),
  /** By entry ID, the member to document if the title fits more than one. */
  sameTitle: z.record(z.string(), z.string()).default({}),
  /** Without an entry. */
  undocumented: z.array(z.strictObject({ reason: z.string(), names })).default([]),
  /** Parameters that an entry omits, or `returns` if its type is wrong. */
  omitted: z.array(z.strictObject({ entry: z.string(), reason: z.string(), names })).default([]),
  /** Members of options, although their type requires them. */
  notRequired: nameLists,
  /** Types whose members, and responses whose fields, an entry doesn't list. */
  opaque: z.array(z.string()).default([]),
});

/** Hand-written, about how the reference of a library version matches the product. */
export type Decisions = z.infer<typeof schema>;

/**
 * From `src/check/undocumented/`: one file for all versions of the library, and one per version,
 * both optional. Throws if a file is invalid.
 */
export function readDecisions(root: string, library: string, version = ''): Decisions {
  const shared = readFile(root, library);
  if (!version) return shared;
  const own = readFile(root, `${library}-${version}`);
  return {
    ...own,
    prefixes: { ...shared.prefixes, ...own.prefixes },
    sameTitle: { ...shared.sameTitle, ...own.sameTitle },
  };
}

function readFile(root: string, name: string): Decisions {
  const file = `${DECISIONS_FOLDER}/${name}.yml`;
  const path = join(root, file);
  const source = readYaml(file, existsSync(path) ? readText(path) : '{}');
  const { value, diagnostics } = checkShape<Decisions>(schema, source);
  if (!value) throw new Error(formatDiagnostics([...source.diagnostics, ...diagnostics]));
  return value;
}
