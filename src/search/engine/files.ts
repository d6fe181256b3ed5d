import type { Hierarchy } from '../../lib/search-record';
import { EMPTY_HIERARCHY, HIERARCHY_LEVELS } from '../../lib/search-record';
import type { EngineSection } from './sections';
import type { PackedIndex } from './packed-index';
import { titleOf } from './sections';

/** The version of the file format. The engine rejects files of any other version. */
export const FILES_FORMAT = 8;

/** The first file that the embedded engine loads. It lists all the other files. */
export interface Manifest {
  format: number;
  /** The file with the headings and names of all sections. */
  headings: string;
  /** The file with the index of most texts, and the phrases. */
  index: string;
  /** The file with the index of the other texts: tables of errors, and older versions of libraries. */
  more: string;
  /** The file with the index of names that only examples contain. */
  names: string;
  /** The file with the errors that the site explains. */
  errors: string;
  /** The files with the sections' texts, and the ones with the code of their examples. */
  texts: TextFile[];
  code: TextFile[];
  /** The names of the menu levels that a search can be limited to, by level. */
  levels: Record<string, string>;
}

/** A file with texts, and the number of its first section. */
export interface TextFile {
  first: number;
  file: string;
}

/** The first index of texts. `phrases` start with the number of their section. */
export interface IndexFile {
  texts: PackedIndex;
  phrases: [section: number, ...phrases: string[]][];
}

type Area = [
  name: string,
  level: string,
  library: string | null,
  version: string | null,
  pageRank: number,
];
/** The anchor is omitted if it's the usual one for the title. */
type Heading = [depth: number, title: string, anchor?: string];
type Page = [
  path: string,
  area: number,
  links: number,
  title: string,
  names: string[],
  keywords: string[],
  headings: Heading[],
];

/** All sections without their texts and phrases, packed for the download. */
export interface HeadingsFile {
  areas: Area[];
  pages: Page[];
}

/** Packs sections. Each page's sections must be adjacent, starting with the page itself. */
export function packSections(sections: readonly EngineSection[]): HeadingsFile {
  const areas = new Map<string, number>();
  const file: HeadingsFile = { areas: [], pages: [] };
  for (const section of sections) {
    const { url, depth, level, library, version, pageRank, hierarchy } = section;
    const { names, keywords, links } = section;
    const [path = '', anchor = ''] = url.split('#');
    if (depth > 1) {
      const title = titleOf(section);
      const heading: Heading = [depth, title];
      if (anchor !== usualAnchor(title)) heading.push(anchor);
      file.pages.at(-1)![6].push(heading);
      continue;
    }
    const area: Area = [hierarchy.lvl0 ?? '', level, library, version, pageRank];
    const key = JSON.stringify(area);
    if (!areas.has(key)) areas.set(key, file.areas.push(area) - 1);
    file.pages.push([path, areas.get(key)!, links, titleOf(section), names, keywords, []]);
  }
  return file;
}

/** Restores the sections that `packSections` packed, without their phrases. */
export function unpackSections({ areas, pages }: HeadingsFile): EngineSection[] {
  return pages.flatMap(([path, area, links, title, names, keywords, headings]) => {
    const [lvl0, level, library, version, pageRank] = areas[area]!;
    const shared = { level, library, version, pageRank, links };
    let hierarchy: Hierarchy = { ...EMPTY_HIERARCHY, lvl0, lvl1: title };
    const words = { names, keywords, phrases: [] };
    const page: EngineSection = { url: path, depth: 1, hierarchy, ...words, ...shared };
    const below = headings.map(([depth, heading, anchor = usualAnchor(heading)]): EngineSection => {
      hierarchy = { ...hierarchy, [`lvl${depth}`]: heading };
      for (const deeper of HIERARCHY_LEVELS.slice(depth + 1)) hierarchy[deeper] = null;
      const wordsBelow = { names: [], keywords: [], phrases: [] };
      return { url: `${path}#${anchor}`, depth, hierarchy, ...wordsBelow, ...shared };
    });
    return [page, ...below];
  });
}

/** Returns the anchor that a heading with this title usually has. */
function usualAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}
