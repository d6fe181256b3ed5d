import MiniSearch from 'minisearch';
import type { Options } from 'minisearch';
import type { PackedIndex } from './packed-index';
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

/** A MiniSearch index of sections that can be packed and whose vocabulary can be looked at. */
export class SectionIndex extends MiniSearch<IndexedSection> {
  constructor() {
    super(OPTIONS);
  }

  /** Indexes sections with their texts; without, their headings and names alone. */
  static build(sections: readonly EngineSection[], texts?: readonly string[][]): SectionIndex {
    const index = new SectionIndex();
    sections.forEach((section, id) => {
      index.add({
        id,
        title: titleOf(section),
        names: section.names.join('\n'),
        keywords: section.keywords.join('\n'),
        parents: parentsOf(section),
        area: section.hierarchy.lvl0 ?? '',
        content: texts?.[id]?.join('\n') ?? '',
      });
    });
    return index;
  }

  /** What `unpack` makes the same index of: a fraction of the size of MiniSearch's own form. */
  pack(): PackedIndex {
    const lengths = [...this._fieldLength.values()];
    return {
      count: this._documentCount,
      averages: this._avgFieldLength,
      lengths: OPTIONS.fields.map((_, field) => lengths.map((of) => of[field] ?? 0).join(' ')),
      ...packTerms(this._index),
    };
  }

  static unpack(packed: PackedIndex): SectionIndex {
    const index = new SectionIndex();
    const lengths = packed.lengths.map((text) => text.split(' ').map(Number));
    index._documentCount = packed.count;
    index._nextId = packed.count;
    index._avgFieldLength = packed.averages;
    for (let id = 0; id < packed.count; id++) {
      index._documentIds.set(id, id);
      index._idToShortId.set(id, id);
      index._fieldLength.set(
        id,
        lengths.map((of) => of[id] ?? 0),
      );
    }
    for (const [term, fields] of unpackTerms(packed)) index._index.set(term, fields);
    return index;
  }

  hasTerm(term: string): boolean {
    return this._index.has(term);
  }

  termsFrom(prefix: string): string[] {
    return [...this._index.atPrefix(prefix).keys()];
  }

  /** Terms within an edit distance, which counts two swapped letters twice. */
  termsNear(term: string, distance: number): string[] {
    return [...this._index.fuzzyGet(term, distance).keys()];
  }
}
