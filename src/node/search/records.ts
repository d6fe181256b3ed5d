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
