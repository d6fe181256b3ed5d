import { valueAt } from '../../lib/value-at';
import type { Diagnostic } from '../../lib/diagnostic';
import { isSpecFile, specLibrary } from '../../lib/paths';
import { readYaml } from '../../node/sources/yaml-source';
import type { YamlSource } from '../../node/sources/yaml-source';
import type { CheckInput } from '../runner/check';
import type { Comparison, Written, WrittenReturn } from './shapes';

export interface WrittenEntry {
  id: string;
  title: string;
  deprecated?: string;
  usage?: string;
  method?: string;
  route?: string;
  authorization?: string;
  arguments?: Written[];
  flags?: Written[];
  parameters?: Written[];
  returns?: WrittenReturn[];
  body?: { contentType?: string; properties?: Written[] };
  responses?: { status: number; properties?: Written[] }[];
}

export interface Spec {
  entries: WrittenEntry[];
  /** `path` starts at the list of entries, or is empty for the entire version. */
  report(path: PropertyKey[], message: string, fix: string): void;
  diagnostics: Diagnostic[];
}

/**
 * From all files of a version. Undefined if there are none, or the run checks none of them. Errors
 * about the entire version appear in its first file.
 */
export function readSpec(
  { files, site, wanted }: CheckInput,
  library: string,
  version = '',
): Spec | undefined {
  const own = files.filter(({ path }) => {
    if (!isSpecFile(path)) return false;
    const of = specLibrary(path.slice('spec/'.length));
    return of.library === library && of.version === version;
  });
  if (!own.some(({ path }) => wanted(path))) return undefined;
  // Entries of a broken file would seem to be missing.
  if (own.some(({ path }) => site.diagnostics.some(({ file }) => file === path))) return undefined;
  const entries: WrittenEntry[] = [];
  const places: { source: YamlSource; index: number }[] = [];
  for (const { path, text } of own) {
    const source = readYaml(path, text);
    // Reported by the `sources` check.
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
    diagnostics.push({ file: source.file, ...source.locate(at), rule: 'coverage', message, fix });
  };
  return { entries, report, diagnostics };
}

/**
 * Reports an entry that doesn't say that its subject is deprecated, or says so by mistake. `reason`
 * is undefined if it isn't, and empty if nothing says why.
 */
export function compareDeprecation(
  { owner, report }: Comparison,
  reason: string | undefined,
  entry: WrittenEntry,
  index: number,
): void {
  if (reason !== undefined && !entry.deprecated) {
    const message = `${owner} is deprecated${reason && `: ${reason.replace(/\s+/g, ' ')}`}`;
    report([index, 'id'], message, 'write what to use instead under "deprecated"');
  } else if (reason === undefined && entry.deprecated) {
    report([index, 'deprecated'], `${owner} isn't deprecated`, 'remove it');
  }
}

/** A missing list has no place, but its owner's name does. */
function placeOf(path: PropertyKey[], data: unknown): PropertyKey[] {
  const last = path.at(-1);
  if (path.length === 0 || typeof last === 'number') return path;
  const value = valueAt(data, path);
  if (typeof value !== 'object' && value !== undefined) return path;
  const owner = path.findLastIndex((key) => typeof key === 'number');
  return [...path.slice(0, owner + 1), owner === 0 ? 'id' : 'name'];
}
