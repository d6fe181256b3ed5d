import MiniSearch from 'minisearch';
import type { Query, SearchOptions, SearchResult } from 'minisearch';
import type SearchableMap from 'minisearch/SearchableMap';
import type { PackedIndex, Postings } from './packed-index';
import { packTerms, roundCount, unpackTerms } from './packed-index';
import { parentsOf, titleOf } from './sections';
import type { EngineSection } from './sections';
import { isStopWord, terms } from './tokens';

/** The searchable fields of a section, and the weight of a word in each of them. */
export const FIELD_WEIGHTS = {
  names: 7,
  title: 7,
  keywords: 3,
  phrases: 1.5,
  parents: 2.5,
  area: 1.5,
  content: 1,
} as const;
export type Field = keyof typeof FIELD_WEIGHTS;

/** The postings of one term, by field. */
type FieldPostings = Map<number, Postings>;
const FIELDS = Object.keys(FIELD_WEIGHTS) as Field[];
const CONTENT = FIELDS.indexOf('content');
/** Fields that belong to a section's heading or to the headings above it. */
const HEADINGS = FIELDS.flatMap((field, index) =>
  /^(content|phrases)$/.test(field) ? [] : [index],
);

/**
 * The private state of MiniSearch. Setting it directly takes a fifth of the time that MiniSearch's
 * public methods take.
 */
interface MiniSearchState {
  _documentCount: number;
  _nextId: number;
  _avgFieldLength: number[];
  _documentIds: Map<number, number>;
  _idToShortId: Map<number, number>;
  _fieldLength: Map<number, number[]>;
  _index: SearchableMap<FieldPostings>;
}

/** The content of an index. */
interface IndexData {
  terms: Map<string, FieldPostings>;
  /** The number of words, by section and field. */
  lengths: number[][];
  /** The average number of words, by field. */
  averages: number[];
}

/** A MiniSearch index of sections that can be packed, with lookups for its terms. */
export class SectionIndex {
  private readonly index = new MiniSearch({ fields: FIELDS });
  private readonly state = this.index as unknown as MiniSearchState;

  private constructor(private readonly data: IndexData) {
    const { state } = this;
    state._documentCount = data.lengths.length;
    state._nextId = data.lengths.length;
    state._avgFieldLength = data.averages;
    data.lengths.forEach((lengths, id) => {
      state._documentIds.set(id, id);
      state._idToShortId.set(id, id);
      state._fieldLength.set(id, lengths);
    });
    for (const [term, postings] of data.terms) state._index.set(term, postings);
  }

  /** Indexes sections and their texts. Without texts, indexes only the headings and names. */
  static build(sections: readonly EngineSection[], texts?: readonly string[][]): SectionIndex {
    const postings = new Map<string, FieldPostings>();
    const lengths = sections.map((section, id) => {
      const content = texts?.[id]?.join('\n') ?? '';
      return fieldTexts(section, content).map((text, field) => {
        const textTerms = termsOf(text);
        for (const term of textTerms)
          if (field !== CONTENT || !isStopWord(term)) addTerm(postings, term, field, id);
        return new Set(textTerms).size;
      });
    });
    for (const fields of postings.values()) shortenContent(fields);
    const averages = FIELDS.map(
      (_, field) =>
        lengths.reduce((sum, counts) => sum + counts[field]!, 0) / Math.max(lengths.length, 1),
    );
    return new SectionIndex({ terms: postings, lengths, averages });
  }

  /** Packs the part of the index that covers texts. The browser can rebuild the rest itself. */
  pack(): PackedIndex {
    const { terms: all, lengths, averages } = this.data;
    const inTexts = [...all].flatMap(([term, fields]): [string, Postings][] => {
      const postings = fields.get(CONTENT);
      return postings ? [[term, postings]] : [];
    });
    return {
      count: lengths.length,
      average: averages[CONTENT]!,
      lengths: lengths.map((counts) => counts[CONTENT]!).join(' '),
      ...packTerms(inTexts),
    };
  }

  /**
   * Adds packed texts to an index of headings and returns the result as a new index. Throws if the
   * texts belong to other sections.
   */
  static unpack(packed: PackedIndex, { data }: SectionIndex): SectionIndex {
    const count = data.lengths.length;
    if (packed.count !== count) {
      throw new Error(`The index of texts has ${packed.count} sections instead of ${count}`);
    }
    const textLengths = packed.lengths.split(' ').map(Number);
    const all = new Map([...data.terms].map(([term, fields]) => [term, new Map(fields)]));
    for (const [term, postings] of unpackTerms(packed)) {
      const fields = all.get(term);
      if (fields) fields.set(CONTENT, postings);
      else all.set(term, new Map([[CONTENT, postings]]));
    }
    return new SectionIndex({
      terms: all,
      lengths: data.lengths.map((counts, id) => counts.with(CONTENT, textLengths[id] ?? 0)),
      averages: data.averages.with(CONTENT, packed.average),
    });
  }

  search(query: Query, options: SearchOptions): SearchResult[] {
    return this.index.search(query, options);
  }

  /** The number of sections. */
  get size(): number {
    return this.data.lengths.length;
  }

  /** Returns about how many sections contain a term: those that have it in the same field. */
  sectionsWith(term: string): number {
    const fields = this.data.terms.get(term);
    return fields ? Math.max(...[...fields.values()].map(({ size }) => size)) : 0;
  }

  hasTerm(term: string): boolean {
    return this.data.terms.has(term);
  }

  /** Returns the terms that start with a prefix. */
  termsWithPrefix(prefix: string): string[] {
    return [...this.state._index.atPrefix(prefix).keys()];
  }

  /** Returns the terms within an edit distance. A swap of two letters counts twice. */
  termsNear(term: string, distance: number): string[] {
    return [...this.state._index.fuzzyGet(term, distance).keys()];
  }
}

/** Returns the text of each field of a section, in the order of `FIELDS`. */
function fieldTexts(section: EngineSection, content: string): string[] {
  const texts: Record<Field, string> = {
    names: section.names.join('\n'),
    title: titleOf(section),
    keywords: section.keywords.join('\n'),
    phrases: section.phrases.join('\n'),
    parents: parentsOf(section),
    area: section.hierarchy.lvl0 ?? '',
    content,
  };
  return FIELDS.map((field) => texts[field]);
}

/**
 * Removes the postings of a term in the texts of sections that have it in a heading, name, or keyword,
 * too, because these count much more. Rounds the other ones.
 */
function shortenContent(fields: FieldPostings): void {
  const content = fields.get(CONTENT);
  content?.forEach((count, id) => {
    if (HEADINGS.some((field) => fields.get(field)?.has(id))) content.delete(id);
    else content.set(id, roundCount(count));
  });
  if (content?.size === 0) fields.delete(CONTENT);
}

function addTerm(
  index: Map<string, FieldPostings>,
  term: string,
  field: number,
  section: number,
): void {
  const fields = index.get(term) ?? new Map<number, Postings>();
  index.set(term, fields);
  const postings = fields.get(field) ?? new Map<number, number>();
  fields.set(field, postings);
  postings.set(section, (postings.get(section) ?? 0) + 1);
}

/** Caches the terms of short texts, because many sections share the headings above them. */
const termsCache = new Map<string, string[]>();
const MAX_CACHED_TEXTS = 100;
const MAX_CACHED_LENGTH = 200;

function termsOf(text: string): string[] {
  const cached = termsCache.get(text);
  if (cached) return cached;
  const found = terms(text);
  if (text.length > MAX_CACHED_LENGTH) return found;
  if (termsCache.size >= MAX_CACHED_TEXTS) termsCache.clear();
  termsCache.set(text, found);
  return found;
}
