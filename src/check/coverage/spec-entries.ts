import { valueAt } from '../../lib/value-at';
import type { Diagnostic } from '../../lib/diagnostic';
import { isSpecFile, specLibrary } from '../../lib/paths';
import { readYaml } from '../../node/spec/yaml-source';
import type { YamlSource } from '../../node/spec/yaml-source';
import type { CheckInput } from '../check';
import type { Written } from './shapes';

/** An entry as it stands in a spec file. */
export interface WrittenEntry {
  id: string;
  title: string;
  usage?: string;
  method?: string;
  route?: string;
  arguments?: Written[];
  flags?: Written[];
  parameters?: Written[];
  body?: { contentType?: string; properties?: Written[] };
  responses?: { status: number; properties?: Written[] }[];
}

/** The entries of a library-version, and a way to tell what is wrong with one of them. */
export interface Spec {
  entries: WrittenEntry[];
  /** `path` leads from the list of entries to the place; empty for the library-version itself. */
  report(path: PropertyKey[], message: string, fix: string): void;
  diagnostics: Diagnostic[];
}

/**
 * The entries of a library-version from all its files; undefined where there are none, or where
 * none of its files was asked for. What concerns the whole is told at the first of its files.
 */
export function readSpec(
  { files, wanted }: CheckInput,
  library: string,
  version = '',
): Spec | undefined {
  const own = files.filter(({ path }) => {
    if (!isSpecFile(path)) return false;
    const of = specLibrary(path.slice('spec/'.length));
    return of.library === library && of.version === version;
  });
  if (!own.some(({ path }) => wanted(path))) return undefined;
  const entries: WrittenEntry[] = [];
  const places: { source: YamlSource; index: number }[] = [];
  for (const { path, text } of own) {
    const source = readYaml(path, text);
    // A file of another shape is the business of the check `sources`.
    if (!Array.isArray(source.data)) continue;
    entries.push(...(source.data as WrittenEntry[]));
    places.push(...source.data.map((_, index) => ({ source, index })));
  }
  if (!places.some(({ source }) => wanted(source.file))) return undefined;
  const diagnostics: Diagnostic[] = [];
  const report = ([first = 0, ...rest]: PropertyKey[], message: string, fix: string) => {
    const { source, index } = places[Number(first)]!;
    if (!wanted(source.file)) return;
    const at = rest.length > 0 ? placeOf([index, ...rest], source.data) : [];
    diagnostics.push({
      file: source.file,
      ...source.locate(at),
      rule: 'coverage',
      message,
      fix,
    });
  };
  return { entries, report, diagnostics };
}

/** A list that is not there is told at the name of what lacks it. */
function placeOf(path: PropertyKey[], data: unknown): PropertyKey[] {
  const last = path.at(-1);
  if (path.length === 0 || typeof last === 'number') return path;
  const value = valueAt(data, path);
  if (typeof value !== 'object' && value !== undefined) return path;
  const owner = path.findLastIndex((key) => typeof key === 'number');
  return [...path.slice(0, owner + 1), owner === 0 ? 'id' : 'name'];
}
