import MiniSearch from 'minisearch';
import type { Query, SearchOptions, SearchResult } from 'minisearch';
import type SearchableMap from 'minisearch/SearchableMap';
import type { PackedIndex, PostingList, Postings } from './packed-index';
import { packLengths, packTerms, unpackLengths, unpackTerms } from './packed-index';
import { parentsOf, titleOf } from './sections';
import type { EngineSection } from './sections';
import { countTerms, forEachTerm, isStopWord } from './tokens';

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

  /** Indexes the headings and names of sections. */
  static build(sections: readonly EngineSection[]): SectionIndex {
    const postings = new Map<string, FieldPostings>();
    const lengths = sections.map((section, id) =>
      fieldTexts(section).map((text, field) => {
        const counts = cachedCounts(text);
        for (const [term, count] of counts) postingsOf(postings, term, field).set(id, count);
        return counts.size;
      }),
    );
    const averages = FIELDS.map(
      (_, field) =>
        lengths.reduce((sum, counts) => sum + counts[field]!, 0) / Math.max(lengths.length, 1),
    );
    return new SectionIndex({ terms: postings, lengths, averages });
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
    const textLengths = unpackLengths(packed.lengths);
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

  /** Returns roughly how many sections contain a term: the number for the field that has it most often. */
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

/** Returns the text of each field of a section, in the order of `FIELDS`, without its content. */
function fieldTexts(section: EngineSection): string[] {
  const texts: Record<Field, string> = {
    names: section.names.join('\n'),
    title: titleOf(section),
    keywords: section.keywords.join('\n'),
    phrases: section.phrases.join('\n'),
    parents: parentsOf(section),
    area: section.hierarchy.lvl0 ?? '',
    content: '',
  };
  return FIELDS.map((field) => texts[field]);
}

/** A term while texts are indexed. */
interface IndexedTerm {
  postings: PostingList;
  /** The last section with the term in its text. */
  text: number;
  /** The last section with the term in a heading, name, or keyword. `Infinity` for a stop word. */
  heading: number;
}

/**
 * Indexes the texts of sections, and packs the result. A term that a section has in a heading, name, or
 * keyword is left out of its text, because it counts much more there.
 */
export function packTexts(
  sections: readonly EngineSection[],
  texts: readonly (readonly string[])[],
): PackedIndex {
  const terms = new Map<string, IndexedTerm>();
  const termOf = (term: string) => {
    const known = terms.get(term);
    if (known) return known;
    const added = { postings: [], text: -1, heading: isStopWord(term) ? Infinity : -1 };
    terms.set(term, added);
    return added;
  };
  const lengths = sections.map((section, id) => {
    const fields = fieldTexts(section);
    for (const field of HEADINGS) {
      for (const word of cachedCounts(fields[field]!).keys()) {
        const term = termOf(word);
        term.heading = Math.max(term.heading, id);
      }
    }
    let length = 0;
    forEachTerm(texts[id]!.join('\n'), (word) => {
      const term = termOf(word);
      const isFirst = term.text !== id;
      term.text = id;
      if (isFirst) length++;
      if (term.heading >= id) return;
      if (isFirst) term.postings.push(id, 1);
      else term.postings[term.postings.length - 1]!++;
    });
    return length;
  });
  const index = [...terms].map(([term, { postings }]) => [term, postings] as const);
  return {
    count: lengths.length,
    average: lengths.reduce((sum, length) => sum + length, 0) / Math.max(lengths.length, 1),
    lengths: packLengths(lengths),
    ...packTerms(index.filter(([, postings]) => postings.length > 0)),
  };
}

/** Returns the postings of a term in a field. Adds them if there are none. */
function postingsOf(index: Map<string, FieldPostings>, term: string, field: number): Postings {
  let fields = index.get(term);
  if (!fields) index.set(term, (fields = new Map()));
  let postings = fields.get(field);
  if (!postings) fields.set(field, (postings = new Map()));
  return postings;
}

/** Caches the terms of short texts, because many sections share the headings above them. */
const countsCache = new Map<string, ReadonlyMap<string, number>>();
const MAX_CACHED_TEXTS = 100;
const MAX_CACHED_LENGTH = 200;

function cachedCounts(text: string): ReadonlyMap<string, number> {
  const cached = countsCache.get(text);
  if (cached) return cached;
  const counts = countTerms(text);
  if (text.length > MAX_CACHED_LENGTH) return counts;
  if (countsCache.size >= MAX_CACHED_TEXTS) countsCache.clear();
  countsCache.set(text, counts);
  return counts;
}
