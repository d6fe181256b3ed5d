/** The area, the page title, and headings 2 to 6. */
export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number];

/** Headings above a section, and its own. */
export type Hierarchy = Record<HierarchyLevel, string | null>;

export const EMPTY_HIERARCHY = Object.fromEntries(
  HIERARCHY_LEVELS.map((level) => [level, null]),
) as Hierarchy;

/** A heading, or the text below one. */
export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

export interface SearchRecord {
  /** Must not change across builds: stored searches and the search host refer to it. */
  objectID: string;
  /** Without the base path. */
  url: string;
  type: RecordType;
  hierarchy: Hierarchy;
  content: string | null;
  /** The content is the code of the section's examples. */
  isCode: boolean;
  /** As readers type them: `maybeSingle()`, `supabase db diff`. */
  names: string[];
  /** Other words to find it by. */
  keywords: string[];
  /** Words that the page doesn't use (see `content/searches/`). */
  phrases: string[];
  level: string;
  library: string | null;
  version: string | null;
  weight: {
    /** Higher for guides and latest versions. */
    pageRank: number;
    /** A search can be limited to one level. */
    links: number;
    /** 100 − 10 × level for headings, 0 for text, −10 for code. */
    level: number;
    position: number;
  };
}

/** The words that search knows, from `content/searches/words.yml`. Each text is a group of words. */
export interface SearchWords {
  /** Spellings of the same word. */
  same: string[];
  similar: string[];
  /** A language, framework, or other client, followed by the ones that it's built on. */
  clients: string[];
}

export const NO_WORDS: SearchWords = { same: [], similar: [], clients: [] };

/** `part` counts records with the same URL and type, or a section's code. */
export function recordId(url: string, type: RecordType | 'code', part: number): string {
  return hash64(`${url}\n${type}\n${part}`);
}

/** 64 bits in hexadecimal. Like MurmurHash, not cryptographic. */
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
