import MiniSearch from 'minisearch';
import type { Options, Query, SearchOptions, SearchResult } from 'minisearch';
import type SearchableMap from 'minisearch/SearchableMap';
import type { PackedIndex, TextPlaces } from './packed-index';
import { packTerms, unpackTerms } from './packed-index';
import { parentsOf, titleOf } from './sections';
import type { EngineSection } from './sections';
import { isStopWord, terms } from './tokens';

/** What of a section is searched, and how much a word found there counts. */
export const FIELD_WEIGHTS = {
  names: 7,
  title: 7,
  keywords: 3,
  parents: 2.5,
  area: 1.5,
  content: 1,
} as const;
export type Field = keyof typeof FIELD_WEIGHTS;

/** Field → section → number of times. */
type Places = Map<number, TextPlaces>;
/** Number of the field of the texts. */
const CONTENT = Object.keys(FIELD_WEIGHTS).indexOf('content' satisfies Field);

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

  /** What `unpack` makes the same index of: the texts alone, the headings are sent anyway. */
  pack(): PackedIndex {
    const { _documentCount: count, _avgFieldLength: averages, _fieldLength, _index } = this.inside;
    const places = [..._index].flatMap(([term, fields]): [string, TextPlaces][] => {
      const inTexts = fields.get(CONTENT);
      return inTexts ? [[term, inTexts]] : [];
    });
    return {
      count,
      average: averages[CONTENT] ?? 0,
      lengths: [..._fieldLength.values()].map((of) => of[CONTENT] ?? 0).join(' '),
      ...packTerms(places),
    };
  }

  /** The index of headings and texts, of that of the headings and the packed texts. */
  static unpack(packed: PackedIndex, headings: SectionIndex): SectionIndex {
    const { inside: known } = headings;
    if (packed.count !== known._documentCount) throw new Error('The texts are of other headings');
    const unpacked = new SectionIndex();
    const { inside } = unpacked;
    inside._documentCount = packed.count;
    inside._nextId = packed.count;
    inside._avgFieldLength = known._avgFieldLength.with(CONTENT, packed.average);
    const lengths = packed.lengths.split(' ').map(Number);
    for (let id = 0; id < packed.count; id++) {
      inside._documentIds.set(id, id);
      inside._idToShortId.set(id, id);
      inside._fieldLength.set(id, known._fieldLength.get(id)!.with(CONTENT, lengths[id] ?? 0));
    }
    for (const [term, fields] of known._index) inside._index.set(term, new Map(fields));
    for (const [term, places] of unpackTerms(packed)) {
      inside._index.fetch(term, () => new Map()).set(CONTENT, places);
    }
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
