/** Levels of a hierarchy: the area, the page title, and headings 2 to 6. */
export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number];

/** The headings above a section, then its own heading. Lower levels are null. */
export type Hierarchy = Record<HierarchyLevel, string | null>;

/** A hierarchy without headings. */
export const EMPTY_HIERARCHY = Object.fromEntries(
  HIERARCHY_LEVELS.map((level) => [level, null]),
) as Hierarchy;

/** The content of a record or hit: a heading of some level, or the text below a heading. */
export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** A search record: the heading of a section, or a part of its text. */
export interface SearchRecord {
  /** Stays the same across builds, because stored searches and the search host refer to it. */
  objectID: string;
  /** Path of the page and anchor of the section, without the base path. */
  url: string;
  type: RecordType;
  hierarchy: Hierarchy;
  content: string | null;
  /** Names that the page documents, as readers type them: `maybeSingle()`, `supabase db diff`. */
  names: string[];
  /** Other words that readers might search for. */
  keywords: string[];
  /** Phrases that readers search for but the page doesn't use (see `content/searches/`). */
  phrases: string[];
  /** Menu level of the page. A search can be limited to one level. */
  level: string;
  library: string | null;
  version: string | null;
  weight: {
    /** Higher for guides and the latest versions than for older versions. */
    pageRank: number;
    /** The number of other pages that link to the page. */
    links: number;
    /** 100 − 10 × level for headings, 0 for text. */
    level: number;
    /** Position of the record on its page. */
    position: number;
  };
}

/** Returns the ID of a record. `part` numbers records with the same URL and type. */
export function recordId(url: string, type: RecordType, part: number): string {
  return hash64(`${url}\n${type}\n${part}`);
}

/** Returns a 64-bit hash as 16 hexadecimal digits. Similar to MurmurHash, and not cryptographic. */
function hash64(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
