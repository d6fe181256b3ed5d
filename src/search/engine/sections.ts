import type { Hierarchy, HierarchyLevel, SearchRecord } from '../../lib/search-record';
import { HIERARCHY_LEVELS } from '../../lib/search-record';

/** A heading and the text under it. The engine returns at most one hit per section. */
export interface EngineSection {
  url: string;
  /** The level of the section's heading; 1 for a page title. */
  depth: number;
  hierarchy: Hierarchy;
  names: string[];
  keywords: string[];
  phrases: string[];
  level: string;
  library: string | null;
  version: string | null;
  pageRank: number;
  /** The number of other pages that link to the page. */
  links: number;
}

/** Sections and their texts. A text consists of the parts that are separate records. */
export interface SiteSections {
  sections: EngineSection[];
  texts: string[][];
}

/** Groups records by section. Sections are sorted by page and by their position on the page. */
export function sectionsOf(records: readonly SearchRecord[]): SiteSections {
  const indexes = new Map<string, number>();
  const sections: EngineSection[] = [];
  const texts: string[][] = [];
  for (const record of sortRecords(records)) {
    const { url, type, hierarchy, names, keywords, phrases, level, library, version, content } =
      record;
    let index = indexes.get(url);
    if (index === undefined) {
      index = sections.length;
      indexes.set(url, index);
      const { pageRank, links } = record.weight;
      const depth = depthOf(hierarchy);
      const shared = { url, depth, hierarchy, level, library, version, pageRank, links };
      sections.push({ ...shared, names: [], keywords: [], phrases: [] });
      texts.push([]);
    }
    if (type === 'content') texts[index]!.push(content ?? '');
    else Object.assign(sections[index]!, { names, keywords, phrases });
  }
  return { sections, texts };
}

/** Sorts records by page and by their position on the page. */
function sortRecords(records: readonly SearchRecord[]): SearchRecord[] {
  const pages = records.map((record) => ({ page: pageOf(record), record }));
  pages.sort((a, b) => {
    if (a.page !== b.page) return a.page < b.page ? -1 : 1;
    return a.record.weight.position - b.record.weight.position;
  });
  return pages.map(({ record }) => record);
}

/** Returns the level of the deepest heading, at least 1. */
function depthOf(hierarchy: Hierarchy): number {
  return Math.max(
    1,
    HIERARCHY_LEVELS.findLastIndex((level) => hierarchy[level] !== null),
  );
}

/** Returns the URL of a section's page. */
export function pageOf({ url }: { url: string }): string {
  const hash = url.indexOf('#');
  return hash < 0 ? url : url.slice(0, hash);
}

/** Returns the heading of a section. */
export function titleOf({ hierarchy, depth }: EngineSection): string {
  return hierarchy[`lvl${depth}` as HierarchyLevel] ?? '';
}

/** Returns the headings above a section, from the page title down, as one text. */
export function parentsOf({ hierarchy, depth }: EngineSection): string {
  return HIERARCHY_LEVELS.slice(1, depth)
    .map((level) => hierarchy[level])
    .filter((title) => title !== null)
    .join('\n');
}
