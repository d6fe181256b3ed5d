import type { ParseCache } from '../base/parse-cache';
import type { Diagnostic, Edit } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';
import type { SourceFile } from './source-files';
import type { YamlSource } from './yaml-source';
import { checkShape, readYaml } from './yaml-source';

/** Shared by all readers of the site. */
export interface ReadContext {
  cache: ParseCache;
  /** Each reader adds its own. */
  diagnostics: Diagnostic[];
}

/** Parsed YAML of files that haven't changed since they were last read. */
const parsed = new WeakMap<SourceFile, YamlSource>();

function parseYamlFile(file: SourceFile): YamlSource {
  const source = parsed.get(file) ?? readYaml(file.path, file.text);
  parsed.set(file, source);
  return source;
}

/** Leaves out files with syntax errors. */
export function readYamlFiles(
  files: SourceFile[],
  { diagnostics }: ReadContext,
): Map<string, YamlSource> {
  const sources = files.filter(({ path }) => path.endsWith('.yml')).map(parseYamlFile);
  diagnostics.push(...sources.flatMap((source) => source.diagnostics));
  return new Map(sources.filter((s) => s.diagnostics.length === 0).map((s) => [s.file, s]));
}

/** Returns undefined if the file is missing or invalid. */
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
 * Converts a position in a string of a YAML file, which counts from the start of the string, to one in the
 * file. `path` leads to the string.
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
