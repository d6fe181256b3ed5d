import type { Hierarchy, RecordType } from '../../lib/search-record';
import { HIERARCHY_LEVELS, recordId } from '../../lib/search-record';
import type { MarkedText } from './highlight';
import { markText, snippet, tagged } from './highlight';
import type { QueryTerm } from './query';
import type { SearchOptions } from './request';
import { covers } from './request';
import type { EngineSection } from './sections';

/** A text with tags around what answers the query. */
export interface Highlight {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
}

/** Highlights in the shape of a record. */
export interface Highlights {
  hierarchy?: Partial<Record<keyof Hierarchy, Highlight>>;
  content?: Highlight;
}

/** An answer in the shape of a search host's hit. */
export interface EngineHit {
  objectID: string;
  url?: string;
  type?: RecordType;
  hierarchy?: Partial<Hierarchy>;
  content?: string | null;
  level?: string;
  library?: string | null;
  version?: string | null;
  _highlightResult: Highlights;
  _snippetResult: Highlights;
}

/** The hit of a section; `texts` are its parts where they are known. */
export function sectionHit(
  section: EngineSection,
  texts: readonly string[] | undefined,
  isInHeadings: boolean,
  queryTerms: QueryTerm[],
  options: SearchOptions,
): EngineHit {
  const { url, depth, hierarchy, level, library, version } = section;
  const isContent = !isInHeadings;
  const [part, content] = isContent ? bestPart(texts ?? [], queryTerms) : [0, undefined];
  const type: RecordType = isContent ? 'content' : (`lvl${depth}` as RecordType);
  const hit: EngineHit = {
    objectID: recordId(url, type, part),
    _highlightResult: {},
    _snippetResult: {},
  };
  const wanted = (name: string) => covers(options.attributes, name);
  const all = { url, type, content: content?.text ?? null, level, library, version };
  for (const [name, value] of Object.entries(all)) {
    if (wanted(name)) Object.assign(hit, { [name]: value });
  }
  for (const name of HIERARCHY_LEVELS.filter((item) => wanted(`hierarchy.${item}`))) {
    hit.hierarchy = { ...hit.hierarchy, [name]: hierarchy[name] };
    const title = hierarchy[name];
    if (title === null) continue;
    const marked = markText(title, queryTerms);
    const attribute = `hierarchy.${name}`;
    if (covers(options.highlights, attribute)) {
      const own = { [name]: highlight(marked, queryTerms, tagged(marked, options.tags)) };
      hit._highlightResult.hierarchy = { ...hit._highlightResult.hierarchy, ...own };
    }
    const count = options.snippets.get(attribute);
    if (count !== undefined) {
      const own = {
        [name]: highlight(
          marked,
          queryTerms,
          snippet(marked, count, options.tags, options.ellipsis),
        ),
      };
      hit._snippetResult.hierarchy = { ...hit._snippetResult.hierarchy, ...own };
    }
  }
  if (content && wanted('content')) addContent(hit, content, queryTerms, options);
  return hit;
}

function addContent(
  hit: EngineHit,
  content: MarkedText,
  queryTerms: QueryTerm[],
  options: SearchOptions,
): void {
  const { tags, ellipsis, snippets, highlights } = options;
  if (covers(highlights, 'content')) {
    hit._highlightResult.content = highlight(content, queryTerms, tagged(content, tags));
  }
  const count = snippets.get('content');
  if (count !== undefined) {
    hit._snippetResult.content = highlight(
      content,
      queryTerms,
      snippet(content, count, tags, ellipsis),
    );
  }
}

/** The part of a text that answers most words of the query. */
function bestPart(
  texts: readonly string[],
  queryTerms: QueryTerm[],
): [number, MarkedText | undefined] {
  let best: [number, MarkedText | undefined] = [0, undefined];
  let most = -1;
  texts.forEach((text, number) => {
    const marked = markText(text, queryTerms);
    const answered = new Set(marked.marks.map(({ queryTerm }) => queryTerm)).size;
    if (answered > most) [best, most] = [[number, marked], answered];
  });
  return best;
}

function highlight({ marks }: MarkedText, queryTerms: QueryTerm[], value: string): Highlight {
  const answered = new Set(marks.map(({ queryTerm }) => queryTerm));
  const matchedWords = [...answered]
    .sort((a, b) => a - b)
    .map((queryTerm) => queryTerms[queryTerm]!.word);
  const isFull = queryTerms.every(({ isRequired }, number) => !isRequired || answered.has(number));
  return {
    value,
    matchLevel: answered.size === 0 ? 'none' : isFull ? 'full' : 'partial',
    matchedWords,
  };
}
