import MiniSearch from 'minisearch';
import type { Options, Query, SearchOptions, SearchResult } from 'minisearch';
import type SearchableMap from 'minisearch/SearchableMap';
import type { PackedIndex, Places } from './packed-index';
import { packTerms, unpackTerms } from './packed-index';
import { parentsOf, titleOf } from './sections';
import type { EngineSection } from './sections';
import { isStopWord, terms } from './tokens';

/** What of a section is searched, and how much a word found there counts. */
export const FIELD_WEIGHTS = {
  names: 7,
  title: 6,
  keywords: 3,
  parents: 2.5,
  area: 1.5,
  content: 1,
} as const;
export type Field = keyof typeof FIELD_WEIGHTS;

type IndexedSection = { id: number } & Record<Field, string>;

const OPTIONS: Options<IndexedSection> = {
  fields: Object.keys(FIELD_WEIGHTS),
  tokenize: terms,
  processTerm: (term, field) => (field === 'content' && isStopWord(term) ? null : term),
};

/** What MiniSearch keeps. Filling it directly takes a fifth of the time of its own loading. */
interface Inside {
  _documentCount: number;
  _nextId: number;
  _avgFieldLength: number[];
  _documentIds: Map<number, number>;
  _idToShortId: Map<number, number>;
  _fieldLength: Map<number, number[]>;
  _index: SearchableMap<Places>;
}

/** A MiniSearch index of sections that can be packed and whose vocabulary can be looked at. */
export class SectionIndex {
  private readonly index = new MiniSearch<IndexedSection>(OPTIONS);
  private readonly inside = this.index as unknown as Inside;

  /** Indexes sections with their texts; without, their headings and names alone. */
  static build(sections: readonly EngineSection[], texts?: readonly string[][]): SectionIndex {
    const built = new SectionIndex();
    sections.forEach((section, id) => {
      built.index.add({
        id,
        title: titleOf(section),
        names: section.names.join('\n'),
        keywords: section.keywords.join('\n'),
        parents: parentsOf(section),
        area: section.hierarchy.lvl0 ?? '',
        content: texts?.[id]?.join('\n') ?? '',
      });
    });
    return built;
  }

  /** What `unpack` makes the same index of: half the size of MiniSearch's own form. */
  pack(): PackedIndex {
    const { _documentCount: count, _avgFieldLength: averages, _fieldLength, _index } = this.inside;
    const lengths = [..._fieldLength.values()];
    return {
      count,
      averages,
      lengths: OPTIONS.fields.map((_, field) => lengths.map((of) => of[field] ?? 0).join(' ')),
      ...packTerms(_index),
    };
  }

  static unpack(packed: PackedIndex): SectionIndex {
    const unpacked = new SectionIndex();
    const { inside } = unpacked;
    const lengths = packed.lengths.map((text) => text.split(' ').map(Number));
    inside._documentCount = packed.count;
    inside._nextId = packed.count;
    inside._avgFieldLength = packed.averages;
    for (let id = 0; id < packed.count; id++) {
      const ofSection = lengths.map((of) => of[id] ?? 0);
      inside._documentIds.set(id, id);
      inside._idToShortId.set(id, id);
      inside._fieldLength.set(id, ofSection);
    }
    for (const [term, places] of unpackTerms(packed)) inside._index.set(term, places);
    return unpacked;
  }

  search(query: Query, options: SearchOptions): SearchResult[] {
    return this.index.search(query, options);
  }

  hasTerm(term: string): boolean {
    return this.inside._index.has(term);
  }

  termsFrom(prefix: string): string[] {
    return [...this.inside._index.atPrefix(prefix).keys()];
  }

  /** Terms within an edit distance, which counts two swapped letters twice. */
  termsNear(term: string, distance: number): string[] {
    return [...this.inside._index.fuzzyGet(term, distance).keys()];
  }
}
