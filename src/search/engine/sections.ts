import type { Hierarchy, HierarchyLevel, SearchRecord, SearchWords } from '../../lib/search-record';
import { EMPTY_HIERARCHY, HIERARCHY_LEVELS, NO_WORDS } from '../../lib/search-record';
import type { PackedIndex } from './packed-index';
import { isSignificant, words } from './tokens';

/** A heading and the text under it. The engine returns at most one hit per section. */
export interface EngineSection {
  url: string;
  /** The URL of the section's page. */
  page: string;
  title: string;
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
      const depth = Math.max(
        1,
        HIERARCHY_LEVELS.findLastIndex((name) => hierarchy[name] !== null),
      );
      const title = hierarchy[`lvl${depth}` as HierarchyLevel] ?? '';
      const [page = ''] = url.split('#');
      const shared = { hierarchy, level, library, version, pageRank, links };
      sections.push({ url, page, title, depth, ...shared, names: [], keywords: [], phrases: [] });
      texts.push([]);
      code.push([]);
    }
    const parts = record.isCode ? code : texts;
    if (type === 'content') parts.at(-1)!.push(record.content ?? '');
    else {
      const compared = phrases.map((phrase) => significantWords(phrase) || phrase);
      Object.assign(sections.at(-1)!, { names, keywords, phrases: compared });
    }
  }
  return { sections, texts, code };
}

/** Returns a text without the words that don't count. */
function significantWords(text: string): string {
  const found = words(text).filter(({ term }) => isSignificant(term));
  return found.map(({ start, end }) => text.slice(start, end)).join(' ');
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

/** The version of the file format. The engine rejects files of any other version. */
export const FILES_FORMAT = 9;

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
  words: SearchWords;
  areas: Area[];
  pages: Page[];
}

/** Packs sections. Each page's sections must be adjacent, starting with the page itself. */
export function packSections(sections: readonly EngineSection[], words = NO_WORDS): HeadingsFile {
  const areas = new Map<string, number>();
  const file: HeadingsFile = { words, areas: [], pages: [] };
  for (const section of sections) {
    const { url, page, title, depth, level, library, version, pageRank, hierarchy } = section;
    const { names, keywords, links } = section;
    if (depth > 1) {
      const anchor = url.slice(page.length + 1);
      const heading: Heading = [depth, title];
      if (anchor !== usualAnchor(title)) heading.push(anchor);
      file.pages.at(-1)![6].push(heading);
      continue;
    }
    const area: Area = [hierarchy.lvl0 ?? '', level, library, version, pageRank];
    const key = JSON.stringify(area);
    if (!areas.has(key)) areas.set(key, file.areas.push(area) - 1);
    file.pages.push([page, areas.get(key)!, links, title, names, keywords, []]);
  }
  return file;
}

/** Restores the sections that `packSections` packed, without their phrases. */
export function unpackSections({ areas, pages }: HeadingsFile): EngineSection[] {
  return pages.flatMap(([page, area, links, title, names, keywords, headings]) => {
    const [lvl0, level, library, version, pageRank] = areas[area]!;
    const shared = { page, level, library, version, pageRank, links, phrases: [] };
    let hierarchy: Hierarchy = { ...EMPTY_HIERARCHY, lvl0, lvl1: title };
    const first = { url: page, title, depth: 1, hierarchy, names, keywords, ...shared };
    const below = headings.map(([depth, heading, anchor = usualAnchor(heading)]): EngineSection => {
      hierarchy = { ...hierarchy, [`lvl${depth}`]: heading };
      for (const deeper of HIERARCHY_LEVELS.slice(depth + 1)) hierarchy[deeper] = null;
      const url = `${page}#${anchor}`;
      return { url, title: heading, depth, hierarchy, names: [], keywords: [], ...shared };
    });
    return [first, ...below];
  });
}

/** Returns the anchor that a heading with this title usually has. */
function usualAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}
