import type { Hierarchy, HierarchyLevel } from '../../lib/search-record';
import { HIERARCHY_LEVELS } from '../../lib/search-record';
import type { EngineSection } from './sections';
import { titleOf } from './sections';

/** Changes with the form of the files: files of another form are not read. */
export const FILES_FORMAT = 2;

/** What the embedded engine loads first: the names of the files that hold everything else. */
export interface Manifest {
  format: number;
  /** Headings and names of all sections. */
  headings: string;
  /** The packed index of the words of the texts. */
  index: string;
  /** Texts of the sections, divided; each from a section on. */
  texts: { first: number; file: string }[];
  /** Name of each menu level that a search can be narrowed to. */
  levels: Record<string, string>;
}

type Area = [
  name: string,
  level: string,
  library: string | null,
  version: string | null,
  pageRank: number,
];
/** The anchor is there only where it does not follow from the title. */
type Heading = [depth: number, title: string, anchor?: string];
type Page = [
  path: string,
  area: number,
  title: string,
  names: string[],
  keywords: string[],
  headings: Heading[],
];

/** All sections without their texts, as they are sent. */
export interface HeadingsFile {
  areas: Area[];
  pages: Page[];
}

export function packSections(sections: readonly EngineSection[]): HeadingsFile {
  const areas = new Map<string, number>();
  const file: HeadingsFile = { areas: [], pages: [] };
  for (const section of sections) {
    const { url, depth, level, library, version, pageRank, hierarchy, names, keywords } = section;
    const [path = '', anchor = ''] = url.split('#');
    if (depth > 1) {
      const title = titleOf(section);
      const own = anchor === usualAnchor(title) ? [] : [anchor];
      file.pages.at(-1)![5].push([depth, title, ...own] as Heading);
      continue;
    }
    const area: Area = [hierarchy.lvl0 ?? '', level, library, version, pageRank];
    const key = JSON.stringify(area);
    if (!areas.has(key)) areas.set(key, file.areas.push(area) - 1);
    file.pages.push([path, areas.get(key)!, titleOf(section), names, keywords, []]);
  }
  return file;
}

export function unpackSections({ areas, pages }: HeadingsFile): EngineSection[] {
  return pages.flatMap(([path, number, title, names, keywords, headings]) => {
    const [lvl0, level, library, version, pageRank] = areas[number]!;
    const place = { level, library, version, pageRank };
    const top = { ...NO_HIERARCHY, lvl0, lvl1: title };
    let hierarchy: Hierarchy = top;
    const page: EngineSection = { url: path, depth: 1, hierarchy, names, keywords, ...place };
    const below = headings.map(([depth, heading, anchor = usualAnchor(heading)]): EngineSection => {
      hierarchy = { ...hierarchy, [`lvl${depth}`]: heading };
      for (const deeper of HIERARCHY_LEVELS.slice(depth + 1)) hierarchy[deeper] = null;
      return { url: `${path}#${anchor}`, depth, hierarchy, names: [], keywords: [], ...place };
    });
    return [page, ...below];
  });
}

/** The anchor that most headings have. */
function usualAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}

const NO_HIERARCHY = Object.fromEntries(
  HIERARCHY_LEVELS.map((name: HierarchyLevel) => [name, null]),
) as Hierarchy;
