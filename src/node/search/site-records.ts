import { isReferenceLevel } from '../../lib/menu-level';
import type { Section } from '../../lib/content-tree';
import { trail } from '../../lib/menu';
import type { Hierarchy, HierarchyLevel, RecordType, SearchRecord } from '../../lib/search-record';
import { EMPTY_HIERARCHY, HIERARCHY_LEVELS, recordId } from '../../lib/search-record';
import { SITE } from '../../lib/site';
import { folderOf, libraryVersionName, versionsOf } from '../spec/versions';
import type { SiteModel } from '../site/types';
import type { SitePage } from '../spec/page';
import type { SearchFields } from '../spec/search-fields';

/** A menu, a library version, or a part of the home page's menu. */
type Area = { name: string; library: string | null; version: string | null; pageRank: number };

/** Rank of guides and of the first library's latest version. */
const TOP_RANK = 100;
/** Between a version and the next newer one. */
const VERSION_STEP = 15;
/** Between a library and the previous one in `spec/libraries.yml`. */
const LIBRARY_STEP = 3;

/** Between a deprecated entry and the other entries of its version. */
const DEPRECATED_STEP = 30;

export function siteRecords(
  site: Pick<SiteModel, 'pages' | 'menus' | 'libraries'>,
): SearchRecord[] {
  const links = countLinks(site.pages);
  const pages = [...site.pages].sort((a, b) => (a.path < b.path ? -1 : 1));
  return pages.flatMap((page) => {
    const { name: area, ...rank } = areaOf(page, site);
    const { path, level, searchFields } = page;
    const pageRank = rank.pageRank - (page.entry?.isDeprecated ? DEPRECATED_STEP : 0);
    return pageRecords({
      path,
      level,
      area,
      ...rank,
      pageRank,
      links: links.get(path) ?? 0,
      ...searchFields,
    });
  });
}

/** Counts by path. Readers search for linked pages more often. */
function countLinks(pages: readonly SitePage[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { path, references } of pages) {
    const links = references.filter(({ kind }) => kind === 'link');
    const targets = new Set(links.map(({ url }) => url.split('#', 1)[0]!));
    targets.delete(path);
    for (const target of targets) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
}

function areaOf(
  { path, level }: SitePage,
  { menus, libraries }: Pick<SiteModel, 'menus' | 'libraries'>,
): Area {
  if (isReferenceLevel(level)) {
    const areas = libraries.flatMap((library, index) =>
      versionsOf(library).map((version, versionsBehind) => ({
        folder: folderOf(library, version),
        area: {
          name: libraryVersionName(library, version),
          library: library.library,
          version: version || null,
          pageRank: TOP_RANK - index * LIBRARY_STEP - versionsBehind * VERSION_STEP,
        },
      })),
    );
    const [found] = areas
      .filter(({ folder }) => path.startsWith(`${folder}/`))
      .sort((a, b) => b.folder.length - a.folder.length);
    if (found) return found.area;
  }
  const menu = menus.find((other) => other.menu.level === level)?.menu;
  // The home page's menu lists pages of many kinds, such as errors and the handbook.
  const inHome = menu?.level === 'home' ? trail(menu.groups, path).at(-1)?.name : undefined;
  const name = inHome ?? menu?.title ?? SITE.name;
  return { name, library: null, version: null, pageRank: TOP_RANK };
}

/** Keeps records below 9 kB in any writing system. */
const MAX_CONTENT_LENGTH = 2400;

/** The first section is the text before all headings. */
interface RecordPage extends SearchFields {
  path: string;
  /** The page's menu, or its library version. */
  area: string;
  level: string;
  library: string | null;
  version: string | null;
  pageRank: number;
  /** Number of other pages that link to this one. */
  links: number;
}

/** One record for each heading, and one or more for the text below it. */
export function pageRecords(page: RecordPage): SearchRecord[] {
  const { path, area, library, version, pageRank, links, title } = page;
  const records: SearchRecord[] = [];
  const hierarchy: Hierarchy = { ...EMPTY_HIERARCHY, lvl0: area, lvl1: title };
  const add = (
    id: string,
    type: RecordType,
    part: number,
    content: string | null,
    isCode = false,
  ) => {
    const url = id ? `${path}#${id}` : path;
    const level = type === 'content' ? 0 : 100 - 10 * Number(type.slice(3));
    records.push({
      objectID: recordId(url, isCode ? 'code' : type, part),
      url,
      type,
      hierarchy: { ...hierarchy },
      content,
      isCode,
      names: type === 'lvl1' ? page.names : [],
      keywords: type === 'lvl1' ? page.keywords : [],
      phrases: type === 'content' ? [] : phrasesOf(page, id),
      ...{ level: page.level, library, version },
      weight: { pageRank, links, level: isCode ? -10 : level, position: records.length },
    });
  };
  const addText = (id: string, text: string, { errors = [], code = '' }: Partial<Section>) => {
    const texts = [...splitText(text, MAX_CONTENT_LENGTH), ...errors];
    texts.forEach((part, index) => add(id, 'content', index, part));
    splitText(code, MAX_CONTENT_LENGTH, '\n').forEach((part, index) =>
      add(id, 'content', index, part, true),
    );
  };

  const [intro, ...sections] = page.sections;
  add('', 'lvl1', 0, null);
  addText('', [page.summary, intro?.text].filter(Boolean).join(' '), intro ?? {});
  const addSection = (section: Section, depth: number) => {
    const { id, title: heading, text } = section;
    const type = `lvl${depth}` as Exclude<HierarchyLevel, 'lvl0'>;
    for (const deeper of HIERARCHY_LEVELS.slice(depth)) hierarchy[deeper] = null;
    hierarchy[type] = heading;
    add(id, type, 0, null);
    addText(id, text, section);
  };
  for (const code of intro?.codes ?? []) addSection({ ...code, depth: 2 }, 2);
  for (const section of sections) {
    addSection(section, section.depth);
    const depth = Math.min(section.depth + 1, HIERARCHY_LEVELS.length - 1);
    for (const code of section.codes ?? []) addSection({ ...code, depth }, depth);
  }
  return records;
}

function phrasesOf({ phrases }: RecordPage, id: string): string[] {
  return phrases.filter(({ anchor }) => anchor === id).map(({ text }) => text);
}

/** Parts have at most `length` characters, and end between words or, for code, between lines. */
export function splitText(text: string, length: number, end: ' ' | '\n' = ' '): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > length) {
    const last = rest.lastIndexOf(end, length);
    const at = last > 0 ? last : length;
    parts.push(rest.slice(0, at));
    rest = rest.slice(at).trim();
  }
  return rest ? [...parts, rest] : parts;
}
