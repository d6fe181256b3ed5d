import type { Hierarchy, RecordType } from '../../lib/search-record';
import { HIERARCHY_LEVELS, recordId } from '../../lib/search-record';
import type { MarkedText } from './highlight';
import { addTags, codeLine, markText, snippet } from './highlight';
import type { QueryTerm } from './query';
import type { RankedSection } from './rank';
import type { SearchOptions } from './request';
import { covers } from './request';
import type { EngineSection } from './sections';

/** A text with tags around the words that match the query. */
export interface Highlight {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
}

/** Highlights, nested like the attributes of a record. */
export interface Highlights {
  hierarchy?: Partial<Record<keyof Hierarchy, Highlight>>;
  content?: Highlight;
}

/** A hit in the format of a search host. */
export interface EngineHit {
  objectID: string;
  url?: string;
  type?: RecordType;
  hierarchy?: Partial<Hierarchy>;
  content?: string | null;
  isCode?: boolean;
  level?: string;
  library?: string | null;
  version?: string | null;
  _highlightResult: Highlights;
  _snippetResult: Highlights;
}

/**
 * Returns the hit for a section. It's the section's heading if `isInHeadings`, and otherwise the
 * best part of its text. `texts` is undefined until the texts have been loaded. If there are texts, a heading
 * contains the best part, too.
 */
export function sectionHit(
  section: EngineSection,
  texts: readonly string[] | undefined,
  { isInHeadings, isInCode, quotedPart }: RankedSection,
  queryTerms: QueryTerm[],
  options: SearchOptions,
): EngineHit {
  const { url, depth, hierarchy, level, library, version } = section;
  const [part, content] = bestPart(texts ?? [], queryTerms, quotedPart);
  const type: RecordType = isInHeadings ? (`lvl${depth}` as RecordType) : 'content';
  const hit: EngineHit = {
    objectID: recordId(url, isInCode ? 'code' : type, isInHeadings ? 0 : part),
    _highlightResult: {},
    _snippetResult: {},
  };
  const isRequested = (name: string) => covers(options.attributes, name);
  const place = { level, library, version };
  const values = { url, type, content: content?.text ?? null, isCode: isInCode, ...place };
  for (const [name, value] of Object.entries(values)) {
    if (isRequested(name)) Object.assign(hit, { [name]: value });
  }
  for (const name of HIERARCHY_LEVELS.filter((item) => isRequested(`hierarchy.${item}`))) {
    const title = hierarchy[name];
    hit.hierarchy = { ...hit.hierarchy, [name]: title };
    if (title === null) continue;
    const marked = markText(title, queryTerms);
    const { highlighted, excerpt } = highlight(`hierarchy.${name}`, marked, queryTerms, options);
    const { _highlightResult, _snippetResult } = hit;
    if (highlighted) {
      _highlightResult.hierarchy = { ..._highlightResult.hierarchy, [name]: highlighted };
    }
    if (excerpt) _snippetResult.hierarchy = { ..._snippetResult.hierarchy, [name]: excerpt };
  }
  if (content && isRequested('content')) {
    const excerptOf = isInCode ? codeLine : snippet;
    const { highlighted, excerpt } = highlight('content', content, queryTerms, options, excerptOf);
    if (highlighted) hit._highlightResult.content = highlighted;
    if (excerpt) hit._snippetResult.content = excerpt;
  }
  return hit;
}

/** Returns the part of a text that matches the most words of the query, and its index, unless it's known. */
function bestPart(
  texts: readonly string[],
  queryTerms: QueryTerm[],
  known: number | undefined,
): [number, MarkedText | undefined] {
  const text = known === undefined ? undefined : texts[known];
  if (text !== undefined) return [known!, markText(text, queryTerms)];
  let best: [number, MarkedText | undefined] = [0, undefined];
  let most = -1;
  texts.forEach((text, index) => {
    const marked = markText(text, queryTerms);
    const matched = matchedTerms(marked).size;
    if (matched > most) [best, most] = [[index, marked], matched];
  });
  return best;
}

/** Returns the highlighted text and the excerpt of an attribute if the request asks for them. */
function highlight(
  attribute: string,
  marked: MarkedText,
  queryTerms: QueryTerm[],
  { tags, ellipsis, snippets, highlights }: SearchOptions,
  excerptOf = snippet,
): { highlighted?: Highlight; excerpt?: Highlight } {
  const matched = matchedTerms(marked);
  const matchedWords = [...matched].sort((a, b) => a - b).map((index) => queryTerms[index]!.word);
  const isFull = queryTerms.every(({ isRequired }, index) => !isRequired || matched.has(index));
  const matchLevel = matched.size === 0 ? 'none' : isFull ? 'full' : 'partial';
  const count = snippets.get(attribute);
  return {
    ...(covers(highlights, attribute) && {
      highlighted: { value: addTags(marked, tags), matchLevel, matchedWords },
    }),
    ...(count !== undefined && {
      excerpt: { value: excerptOf(marked, count, tags, ellipsis), matchLevel, matchedWords },
    }),
  };
}

/** Returns the indexes of the query's words that a text matches. */
function matchedTerms({ marks }: MarkedText): Set<number> {
  return new Set(marks.map(({ queryTerm }) => queryTerm));
}
