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

/** Sections, and the texts and the code of each. They consist of the parts that are separate records. */
export interface SiteSections {
  sections: EngineSection[];
  texts: string[][];
  code: string[][];
}

/** Groups records by section. The records of a section have to be next to each other. */
export function sectionsOf(records: readonly SearchRecord[]): SiteSections {
  const sections: EngineSection[] = [];
  const texts: string[][] = [];
  const code: string[][] = [];
  for (const record of records) {
    const { url, type, hierarchy, names, keywords, phrases, level, library, version } = record;
    if (sections.at(-1)?.url !== url) {
      const { pageRank, links } = record.weight;
      const depth = depthOf(hierarchy);
      const shared = { url, depth, hierarchy, level, library, version, pageRank, links };
      sections.push({ ...shared, names: [], keywords: [], phrases: [] });
      texts.push([]);
      code.push([]);
    }
    const parts = record.isCode ? code : texts;
    if (type === 'content') parts.at(-1)!.push(record.content ?? '');
    else Object.assign(sections.at(-1)!, { names, keywords, phrases });
  }
  return { sections, texts, code };
}

/** Returns the menu levels of library versions for which there's a newer one. */
export function olderLevels(sections: readonly EngineSection[]): ReadonlySet<string> {
  const latest = new Map<string, EngineSection>();
  for (const section of sections) {
    const known = latest.get(section.library ?? '');
    if (!known || known.pageRank < section.pageRank) latest.set(section.library ?? '', section);
  }
  const older = sections.filter(
    ({ library, version }) => library && latest.get(library)!.version !== version,
  );
  return new Set(older.map(({ level }) => level));
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
