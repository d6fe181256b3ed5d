import type { ParseCache } from '../base/parse-cache';
import type { Diagnostic, Edit } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';
import type { SourceFile } from './source-files';
import type { YamlSource } from './yaml-source';
import { checkShape, readYaml } from './yaml-source';

/** The cache and the list of diagnostics that all readers of the site share. */
export interface ReadContext {
  cache: ParseCache;
  /** All diagnostics so far. Each reader adds its own. */
  diagnostics: Diagnostic[];
}

/** The parsed YAML of files that haven't changed since the last time they were read. */
const parsed = new WeakMap<SourceFile, YamlSource>();

function parseYamlFile(file: SourceFile): YamlSource {
  const source = parsed.get(file) ?? readYaml(file.path, file.text);
  parsed.set(file, source);
  return source;
}

/** Parses all YAML files. Reports files with syntax errors, and leaves them out. */
export function readYamlFiles(
  files: SourceFile[],
  { diagnostics }: ReadContext,
): Map<string, YamlSource> {
  const sources = files.filter(({ path }) => path.endsWith('.yml')).map(parseYamlFile);
  diagnostics.push(...sources.flatMap((source) => source.diagnostics));
  return new Map(sources.filter((s) => s.diagnostics.length === 0).map((s) => [s.file, s]));
}

/** Validates a YAML file and reports errors. Returns undefined if it's missing or invalid. */
export function shapeOf<T>(
  schema: Parameters<typeof checkShape<T>>[0],
  source: YamlSource | undefined,
  { diagnostics }: ReadContext,
): T | undefined {
  if (!source) return undefined;
  const checked = checkShape(schema, source);
  diagnostics.push(...checked.diagnostics);
  return checked.value;
}

/**
 * Adds the file to an item in a string of a YAML file, and converts its position, which counts from the
 * start of the string. `path` is the path of keys to the string.
 */
export function placeInYaml<T extends Position & { edit?: Edit }>(
  source: YamlSource,
  path: readonly PropertyKey[],
  item: T,
): T & { file: string } {
  const { edit } = item;
  const place = (at: Position) => source.locateIn(path, at);
  const placed = edit?.at ? { edit: { ...edit, at: place(edit.at) } } : {};
  return { ...item, file: source.file, ...place(item), ...placed };
}
