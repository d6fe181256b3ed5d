import type { Problem } from '../node/problems';
import { readYaml } from '../node/yaml-source';
import type { CheckInput } from './check';
import type { Written } from './coverage-shape';

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

/** A spec file with its entries, and a way to tell what is wrong at a place of it. */
export interface Spec {
  entries: WrittenEntry[];
  report(path: PropertyKey[], message: string, fix: string): void;
  problems: Problem[];
}

/** The entries of a spec file; undefined where it is not there or cannot be read. */
export function readSpec({ files, wanted }: CheckInput, path: string): Spec | undefined {
  const file = files.find((item) => item.path === path);
  if (!file || !wanted(path)) return undefined;
  const source = readYaml(path, file.text);
  // A file of another shape is the business of the check `sources`.
  if (!Array.isArray(source.data)) return undefined;
  const problems: Problem[] = [];
  const report = (at: PropertyKey[], message: string, fix: string) =>
    problems.push({
      file: path,
      ...source.locate(placeOf(at, source.data)),
      rule: 'coverage',
      message,
      fix,
    });
  return { entries: source.data as WrittenEntry[], report, problems };
}

/** A list that is not there is told at the name of what lacks it. */
function placeOf(path: PropertyKey[], data: unknown): PropertyKey[] {
  const last = path.at(-1);
  if (path.length === 0 || typeof last === 'number') return path;
  const value = path.reduce<unknown>((item, key) => (item as never)?.[key], data);
  if (typeof value !== 'object' && value !== undefined) return path;
  const owner = path.findLastIndex((key) => typeof key === 'number');
  return [...path.slice(0, owner + 1), owner === 0 ? 'id' : 'name'];
}
