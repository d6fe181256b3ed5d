/** Levels of a heading and of what stands above it: area, page title, headings 2 to 6. */
export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number];

/** What stands above a section, and its own heading last; null below it. */
export type Hierarchy = Record<HierarchyLevel, string | null>;

/** What a record or hit is about: a heading of some level, or text beneath one. */
export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** What one section gives to search: its heading, or a part of the text beneath it. */
export interface SearchRecord {
  /** The same in every build: stored searches and the search host know the record by it. */
  objectID: string;
  /** Path within the site with the section's anchor, without the base path. */
  url: string;
  type: RecordType;
  hierarchy: Hierarchy;
  content: string | null;
  /** What the page documents, as a reader types it: `maybeSingle()`, `supabase db diff`. */
  names: string[];
  /** Further words a reader may look for the page by. */
  keywords: string[];
  /** Menu level of the page; a search can be narrowed to one. */
  level: string;
  library: string | null;
  version: string | null;
  weight: {
    /** Higher first: guides and latest versions before older versions. */
    pageRank: number;
    /** 100 − 10 × level of a heading; 0 for text. */
    level: number;
    /** Running number within the page. */
    position: number;
  };
}

/** The id of the record of a type and part at an address. */
export function recordId(url: string, type: RecordType, part: number): string {
  return hash64(`${url}\n${type}\n${part}`);
}

/** 64 bits of a text in 16 hexadecimal digits (two rounds of MurmurHash-like mixing, no secrets). */
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
