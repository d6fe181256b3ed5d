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

/** Groups records by section. The records of a section have to be next to each other. */
export function sectionsOf(records: readonly SearchRecord[]): SiteSections {
  const sections: EngineSection[] = [];
  const texts: string[][] = [];
  for (const record of records) {
    const { url, type, hierarchy, names, keywords, phrases, level, library, version } = record;
    if (sections.at(-1)?.url !== url) {
      const { pageRank, links } = record.weight;
      const depth = depthOf(hierarchy);
      const shared = { url, depth, hierarchy, level, library, version, pageRank, links };
      sections.push({ ...shared, names: [], keywords: [], phrases: [] });
      texts.push([]);
    }
    if (type === 'content') texts.at(-1)!.push(record.content ?? '');
    else Object.assign(sections.at(-1)!, { names, keywords, phrases });
  }
  return { sections, texts };
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
