import type { Hierarchy, RecordType } from '../../lib/search-record';
import { HIERARCHY_LEVELS } from '../../lib/search-record';
import { sitePath } from './site-path';

/** What surrounds a highlighted word in an answer: characters that no text of the site has. */
export const MARK = { before: '\uE000', after: '\uE001' } as const;

/** A hit as the overlay shows it: checked, its address a path of this site. */
export interface Hit {
  objectID: string;
  /** Path within the site, with anchor, without the base path. */
  path: string;
  type: RecordType;
  hierarchy: Hierarchy;
  /** Titles with marks, by level. */
  marked: Partial<Hierarchy>;
  /** Some words of the text with marks; empty where there is none. */
  snippet: string;
}

const TYPES: readonly unknown[] = [...HIERARCHY_LEVELS.slice(1), 'content'];
/** Longer texts are cut: no title of the site is near it. */
const LONGEST = 500;

/** Reads a hit of an answer; undefined where it is not one of this site's. */
export function readHit(value: unknown): Hit | undefined {
  const item = record(value);
  const { objectID, type, url } = item;
  if (typeof objectID !== 'string' || objectID === '' || !TYPES.includes(type)) return undefined;
  const path = typeof url === 'string' ? sitePath(url) : undefined;
  const hierarchy = texts(item['hierarchy']);
  if (path === undefined || !hierarchy.lvl0 || !hierarchy.lvl1) return undefined;
  const highlights = record(item['_highlightResult']);
  const snippets = record(item['_snippetResult']);
  return {
    objectID,
    path,
    type: type as RecordType,
    hierarchy,
    marked: texts(values(highlights['hierarchy'])),
    snippet: text(record(snippets['content'])['value']) ?? '',
  };
}

/** The heading that a hit leads to. */
export function hitTitle({ type, hierarchy, marked }: Hit): string {
  const level = type === 'content' ? deepest(hierarchy) : type;
  return marked[level] ?? hierarchy[level] ?? hierarchy.lvl1 ?? '';
}

/** The deepest level that has a title. */
export function deepest(hierarchy: Hierarchy): keyof Hierarchy {
  return HIERARCHY_LEVELS.findLast((level) => hierarchy[level] !== null) ?? 'lvl1';
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value.slice(0, LONGEST) : null;
}

function texts(value: unknown): Hierarchy {
  const given = record(value);
  const entries = HIERARCHY_LEVELS.map((level) => [level, text(given[level])]);
  return Object.fromEntries(entries) as Hierarchy;
}

/** `{lvl1: {value}}` → `{lvl1: value}`. */
function values(value: unknown): Record<string, unknown> {
  const entries = Object.entries(record(value)).map(([key, item]) => [key, record(item)['value']]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}
