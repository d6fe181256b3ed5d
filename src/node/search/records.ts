import type { Hierarchy, HierarchyLevel, RecordType, SearchRecord } from '../../lib/search-record';
import { EMPTY_HIERARCHY, HIERARCHY_LEVELS, recordId } from '../../lib/search-record';
import type { Section } from '../../lib/content-tree';
import type { SearchFields } from '../spec/search-fields';

/** Keeps records below 9 kB in any writing system. */
const MAX_CONTENT_LENGTH = 2400;

/** The first section is the text before all headings. */
export interface RecordPage extends SearchFields {
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
  const { path, area, level, library, version, pageRank, links, title } = page;
  const records: SearchRecord[] = [];
  const hierarchy: Hierarchy = { ...EMPTY_HIERARCHY, lvl0: area, lvl1: title };
  const add = (id: string, type: RecordType, part: number, content: string | null) => {
    const url = id ? `${path}#${id}` : path;
    records.push({
      objectID: recordId(url, type, part),
      url,
      type,
      hierarchy: { ...hierarchy },
      content,
      names: type === 'lvl1' ? page.names : [],
      keywords: type === 'lvl1' ? page.keywords : [],
      phrases: type === 'content' ? [] : phrasesOf(page, id),
      ...{ level, library, version },
      weight: {
        pageRank,
        links,
        level: type === 'content' ? 0 : 100 - 10 * Number(type.slice(3)),
        position: records.length,
      },
    });
  };
  const addText = (id: string, text: string, errors: readonly string[] = []) =>
    [...splitText(text, MAX_CONTENT_LENGTH), ...errors].forEach((part, index) =>
      add(id, 'content', index, part),
    );

  const [intro, ...sections] = page.sections;
  add('', 'lvl1', 0, null);
  addText('', [page.summary, intro?.text].filter(Boolean).join(' '), intro?.errors);
  const addSection = ({ id, title: heading, text, errors }: Section, depth: number) => {
    const type = `lvl${depth}` as Exclude<HierarchyLevel, 'lvl0'>;
    for (const deeper of HIERARCHY_LEVELS.slice(depth)) hierarchy[deeper] = null;
    hierarchy[type] = heading;
    add(id, type, 0, null);
    addText(id, text, errors);
  };
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

/** Parts have at most `length` characters, and end between words. */
export function splitText(text: string, length: number): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > length) {
    const space = rest.lastIndexOf(' ', length);
    const end = space > 0 ? space : length;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end).trim();
  }
  return rest ? [...parts, rest] : parts;
}
