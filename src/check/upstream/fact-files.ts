import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedApi } from './http/operations';
import { unpackApi } from './http/operations';

/** `$source`, at the start of each file in this folder. */
export interface FactSource {
  /** `npm package supabase 3.1.0, supabase --help`. */
  source: string;
  version: string;
  /** ISO 8601. If the source has none, the day on which the facts were generated. */
  date: string;
}

export interface FactFile {
  /** In `src/check/upstream/`. */
  path: string;
  /** The date can be missing. */
  table: { $source: Omit<FactSource, 'date'> & { date?: string | null } } & object;
}

export const FACTS_FOLDER = 'src/check/upstream';

export function readFacts(root: string, path: string): FactFile['table'] | undefined {
  const file = join(root, FACTS_FOLDER, path);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as FactFile['table'])
    : undefined;
}

/**
 * Dates a file whose source has no date: `today`, or the committed file's date if nothing else has
 * changed, so another run changes nothing.
 */
export function withDate(
  { path, table }: FactFile,
  before: FactFile['table'] | undefined,
  today: string,
): FactFile {
  const { date, ...source } = table.$source;
  const isSame = before && compareFacts(path, before, table).length === 0;
  const $source = { ...source, date: date ?? (isSame ? before.$source.date : undefined) ?? today };
  return { path, table: { ...table, $source } };
}

/** A line per name: `+` for added, `-` for removed, and `~` for changed. Ignores the date. */
export function compareFacts(path: string, before: object | undefined, after: object): string[] {
  const [old, now] = [namesOf(before ?? {}), namesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    if (old.get(name) === now.get(name)) return [];
    const mark = !old.has(name) ? '+' : now.has(name) ? '~' : '-';
    return [`${mark} ${FACTS_FOLDER}/${path}: ${name}`];
  });
}

/** `members eq`, `operations GET /bucket`. */
function namesOf(table: object): Map<string, string> {
  const names = new Map<string, string>();
  const parts = 'shapes' in table ? { operations: unpackApi(table as PackedApi) } : table;
  for (const [part, content] of Object.entries(parts)) {
    if (part === '$source') names.set(part, JSON.stringify({ ...content, date: '' }));
    else if (typeof content !== 'object') names.set(part, String(content));
    else {
      for (const [key, value] of Object.entries(content)) {
        const name = Array.isArray(content) ? nameOf(value) : key;
        names.set(`${part} ${name}`, JSON.stringify(value));
      }
    }
  }
  return names;
}

function nameOf(item: unknown): string {
  if (typeof item === 'string') return item;
  const { command, name, method, path } = item as Record<string, string>;
  return command ?? name ?? `${method} ${path}`;
}
