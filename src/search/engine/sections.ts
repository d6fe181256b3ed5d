import type { Hierarchy, HierarchyLevel, SearchRecord } from '../../lib/search-record';

/** What the engine searches for: a heading with the text beneath it, whatever its records. */
export interface EngineSection {
  url: string;
  /** Level of its own heading, 1 for a page's title. */
  depth: number;
  hierarchy: Hierarchy;
  names: string[];
  keywords: string[];
  level: string;
  library: string | null;
  version: string | null;
  pageRank: number;
}

/** Sections with their texts, in the parts that are records of their own. */
export interface SiteSections {
  sections: EngineSection[];
  texts: string[][];
}

/** The sections that records are made of, by page, in the order of the page's text. */
export function sectionsOf(records: readonly SearchRecord[]): SiteSections {
  const numbers = new Map<string, number>();
  const sections: EngineSection[] = [];
  const texts: string[][] = [];
  for (const record of [...records].sort(byPlace)) {
    const { url, type, hierarchy, names, keywords, level, library, version, content } = record;
    let number = numbers.get(url);
    if (number === undefined) {
      number = sections.length;
      numbers.set(url, number);
      const { pageRank } = record.weight;
      const depth = depthOf(hierarchy);
      const place = { url, depth, hierarchy, level, library, version, pageRank };
      sections.push({ ...place, names: [], keywords: [] });
      texts.push([]);
    }
    if (type === 'content') texts[number]!.push(content ?? '');
    else Object.assign(sections[number]!, { names, keywords });
  }
  return { sections, texts };
}

function byPlace(a: SearchRecord, b: SearchRecord): number {
  const [pageA, pageB] = [a, b].map(({ url }) => url.split('#')[0] ?? '') as [string, string];
  if (pageA !== pageB) return pageA < pageB ? -1 : 1;
  return a.weight.position - b.weight.position;
}

/** The level of the deepest heading. */
export function depthOf(hierarchy: Hierarchy): number {
  for (let depth = 6; depth > 1; depth--) {
    if (hierarchy[`lvl${depth}` as HierarchyLevel] !== null) return depth;
  }
  return 1;
}

/** The heading of a section itself. */
export function titleOf({ hierarchy, depth }: Pick<EngineSection, 'hierarchy' | 'depth'>): string {
  return hierarchy[`lvl${depth}` as HierarchyLevel] ?? '';
}

/** The headings between the area and the section's own, as one text. */
export function parentsOf({
  hierarchy,
  depth,
}: Pick<EngineSection, 'hierarchy' | 'depth'>): string {
  const levels = Array.from(
    { length: depth - 1 },
    (_, index) => hierarchy[`lvl${index + 1}` as HierarchyLevel],
  );
  return levels.filter((title) => title !== null).join('\n');
}
