import MiniSearch from 'minisearch';
import type { Query, SearchOptions, SearchResult } from 'minisearch';
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
const FIELDS = Object.keys(FIELD_WEIGHTS) as Field[];
const CONTENT = FIELDS.indexOf('content');

/** What MiniSearch keeps. Filling it directly takes a fifth of the time of its own ways. */
interface Inside {
  _documentCount: number;
  _nextId: number;
  _avgFieldLength: number[];
  _documentIds: Map<number, number>;
  _idToShortId: Map<number, number>;
  _fieldLength: Map<number, number[]>;
  _index: SearchableMap<Places>;
}

/** What an index is made of: where every term stands, and how many words each field has. */
interface Filling {
  terms: Map<string, Places>;
  /** By section, by field. */
  lengths: number[][];
  averages: number[];
}

/** A MiniSearch index of sections that can be packed and whose vocabulary can be looked at. */
export class SectionIndex {
  private readonly index = new MiniSearch({ fields: FIELDS });
  private readonly inside = this.index as unknown as Inside;
  private readonly filling: Filling;

  private constructor(filling: Filling) {
    this.filling = filling;
    const { inside } = this;
    inside._documentCount = filling.lengths.length;
    inside._nextId = filling.lengths.length;
    inside._avgFieldLength = filling.averages;
    filling.lengths.forEach((lengths, id) => {
      inside._documentIds.set(id, id);
      inside._idToShortId.set(id, id);
      inside._fieldLength.set(id, lengths);
    });
    for (const [term, places] of filling.terms) inside._index.set(term, places);
  }

  /** Indexes sections with their texts; without, their headings and names alone. */
  static build(sections: readonly EngineSection[], texts?: readonly string[][]): SectionIndex {
    const found = new Map<string, Places>();
    const lengths = sections.map((section, id) => {
      const content = texts?.[id]?.join('\n') ?? '';
      return fieldTexts(section, content).map((text, field) => {
        const of = termsOf(text);
        for (const term of of)
          if (field !== CONTENT || !isStopWord(term)) add(found, term, field, id);
        return new Set(of).size;
      });
    });
    const averages = FIELDS.map(
      (_, field) => lengths.reduce((sum, of) => sum + of[field]!, 0) / Math.max(lengths.length, 1),
    );
    return new SectionIndex({ terms: found, lengths, averages });
  }

  /** What `unpack` makes the same index of: the texts alone, the headings are sent anyway. */
  pack(): PackedIndex {
    const { terms: all, lengths, averages } = this.filling;
    const places = [...all].flatMap(([term, fields]): [string, TextPlaces][] => {
      const inTexts = fields.get(CONTENT);
      return inTexts ? [[term, inTexts]] : [];
    });
    return {
      count: lengths.length,
      average: averages[CONTENT]!,
      lengths: lengths.map((of) => of[CONTENT]!).join(' '),
      ...packTerms(places),
    };
  }

  /** The index of headings and texts, of that of the headings and the packed texts. */
  static unpack(packed: PackedIndex, { filling }: SectionIndex): SectionIndex {
    if (packed.count !== filling.lengths.length) throw new Error('The texts are of other headings');
    const ofTexts = packed.lengths.split(' ').map(Number);
    const all = new Map([...filling.terms].map(([term, fields]) => [term, new Map(fields)]));
    for (const [term, places] of unpackTerms(packed)) {
      const known = all.get(term);
      if (known) known.set(CONTENT, places);
      else all.set(term, new Map([[CONTENT, places]]));
    }
    return new SectionIndex({
      terms: all,
      lengths: filling.lengths.map((of, id) => of.with(CONTENT, ofTexts[id] ?? 0)),
      averages: filling.averages.with(CONTENT, packed.average),
    });
  }

  search(query: Query, options: SearchOptions): SearchResult[] {
    return this.index.search(query, options);
  }

  hasTerm(term: string): boolean {
    return this.filling.terms.has(term);
  }

  termsFrom(prefix: string): string[] {
    return [...this.inside._index.atPrefix(prefix).keys()];
  }

  /** Terms within an edit distance, which counts two swapped letters twice. */
  termsNear(term: string, distance: number): string[] {
    return [...this.inside._index.fuzzyGet(term, distance).keys()];
  }
}

/** The texts of a section's fields, in their order. */
function fieldTexts(section: EngineSection, content: string): string[] {
  const texts: Record<Field, string> = {
    names: section.names.join('\n'),
    title: titleOf(section),
    keywords: section.keywords.join('\n'),
    parents: parentsOf(section),
    area: section.hierarchy.lvl0 ?? '',
    content,
  };
  return FIELDS.map((field) => texts[field]);
}

function add(to: Map<string, Places>, term: string, field: number, section: number): void {
  const fields = to.get(term) ?? new Map<number, TextPlaces>();
  to.set(term, fields);
  const places = fields.get(field) ?? new Map<number, number>();
  fields.set(field, places);
  places.set(section, (places.get(section) ?? 0) + 1);
}

/** Headings stand above many sections: what was found in one is kept for the next. */
const kept = new Map<string, string[]>();
const KEPT = 100;
const LONGEST_KEPT = 200;

function termsOf(text: string): string[] {
  const known = kept.get(text);
  if (known) return known;
  const found = terms(text);
  if (text.length > LONGEST_KEPT) return found;
  if (kept.size >= KEPT) kept.clear();
  kept.set(text, found);
  return found;
}
