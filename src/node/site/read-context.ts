import type { ParseCache } from '../cache/parse-cache';
import type { Diagnostic } from '../../lib/diagnostic';
import type { SourceFile } from './source-files';
import type { YamlSource } from '../spec/yaml-source';
import { checkShape, readYaml } from '../spec/yaml-source';

/** What the parts of the site's reading share. */
export interface ReadContext {
  cache: ParseCache;
  /** Every problem found so far. */
  diagnostics: Diagnostic[];
}

/** Parses all YAML files; those with syntax errors are reported and left out. */
export function readYamlFiles(
  files: SourceFile[],
  { diagnostics }: ReadContext,
): Map<string, YamlSource> {
  const sources = files
    .filter(({ path }) => path.endsWith('.yml'))
    .map(({ path, text }) => readYaml(path, text));
  diagnostics.push(...sources.flatMap((source) => source.diagnostics));
  return new Map(sources.filter((s) => s.diagnostics.length === 0).map((s) => [s.file, s]));
}

/** The value of a YAML file where it has the given shape; what is wrong with it is reported. */
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

const PLACES = [
  /^content\/(?!menus\/|images\/|parts\/).+\.mdx$/,
  /^content\/parts\/[a-z0-9-]+\.md$/,
  /^content\/menus\/[^/]+\.yml$/,
  /^content\/images\/.+\.(svg|png|jpg|webp)$/,
  /^spec\/(?!changes\/)[^/]+(\/[^/]+){0,2}\.yml$/,
  /^spec\/changes\/[a-z0-9-]+-v\d+\.yml$/,
];

/** A file whose place gives it no meaning, which would otherwise be ignored in silence. */
export function misplacedFile(file: string): Diagnostic[] {
  if (PLACES.some((place) => place.test(file))) return [];
  const message = 'A file of this kind has no meaning here';
  return [
    {
      file,
      line: 1,
      column: 1,
      rule: 'file',
      message,
      fix: 'see CONTRIBUTING.md, "Where do I put it?"',
    },
  ];
}
