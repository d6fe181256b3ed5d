import SearchableMap from 'minisearch/SearchableMap';
import { HIERARCHY_LEVELS, NO_WORDS } from '../../lib/search-record';
import type { PackedIndex, PostingList, Postings } from './packed-index';
import { packLengths, packTerms, unpackLengths, unpackTerms } from './packed-index';
import type { EngineSection } from './sections';
import { countTerms, forEachTerm, isStopWord, MIN_NAME_LENGTH, words } from './tokens';
import { readVocabulary } from './vocabulary';

/** The searchable fields of a section, and the weight of a word in each of them. */
const FIELD_WEIGHTS = {
  names: 7,
  title: 7,
  keywords: 3,
  phrases: 1.5,
  parents: 2.5,
  area: 1.5,
  content: 1,
  more: 1,
  code: 1,
} as const;
export type Field = keyof typeof FIELD_WEIGHTS;
const FIELDS = Object.keys(FIELD_WEIGHTS) as Field[];
const USUAL_FIELDS = FIELDS.filter((field) => field !== 'more');
/** Fields that belong to a section's heading or to the headings above it. */
const HEADINGS = FIELDS.filter((field) => !/^(?:content|more|phrases|code)$/.test(field));

/** The parameters of BM25+: how soon repetitions stop to count, how much lengths count, and what each word adds. */
const BM25 = { k: 1.2, b: 0.7, d: 0.5 };

/** A match between a word of the query and a term of the index. */
export interface Match {
  /** True if the word is only the start of the term. */
  isPrefix: boolean;
  /** The factor for the term's score; 1 for the word itself. */
  weight: number;
  /** The deduction from the section's rank; 0 for the word itself. */
  penalty: number;
}

/** A word of the query and the terms that match it. */
export interface QueryTerm {
  word: string;
  /** True if results must contain the word. */
  isRequired: boolean;
  /** The terms of the index that match the word. */
  matches: Map<string, Match>;
  /** True if the word can be a name in code. Then sections whose examples contain it match, too. */
  isName: boolean;
  /** The parts of a compound like `maybeSingle`. A section with all parts matches the word, too. */
  parts: QueryTerm[];
  /** How much the word counts: more for rare words, which say most about what users look for. */
  weight: number;
}

/** A section that contains words of a query. */
export interface SectionMatch {
  /** The number of the section. */
  id: number;
  section: EngineSection;
  score: number;
  /** The indexes of the words that the section contains. */
  words: number[];
  /** The terms that the section contains, with their fields. */
  terms: Map<string, Field[]>;
}

/** An inverted index of sections. It starts with their headings and names, and grows as texts arrive. */
export class SectionIndex {
  private readonly terms = new Map<string, Map<Field, Postings>>();
  /** The terms again, to find them by their start or despite a typo. */
  private readonly tree = new SearchableMap<null>();
  /** The names that only examples contain. They're apart so that no other query finds them. */
  private readonly names = new SearchableMap<Postings>();
  /** The number of words in each field: by section, and in all of them. */
  private readonly lengths = new Map(
    FIELDS.map((field) => [field, { of: [] as number[], total: 0 }]),
  );
  /**
   * Whether the current query needs the texts that most queries don't. Otherwise, results would depend on the
   * queries before.
   */
  usesMore = false;

  /** @param sections A section is replaced when its phrases arrive. */
  constructor(
    private readonly sections: readonly EngineSection[],
    readonly vocabulary = readVocabulary(NO_WORDS),
  ) {
    sections.forEach((section, id) => {
      const texts = Object.entries(fieldTexts(section)) as [Field, string][];
      for (const [field, text] of texts) this.addText(id, field, text);
    });
  }

  get size(): number {
    return this.sections.length;
  }

  /** Adds a text to a field of a section. */
  addText(section: number, field: Field, text: string): void {
    if (text === '') return;
    const counts = countTerms(text);
    for (const [term, count] of counts) this.postingsOf(term, field).set(section, count);
    this.addLength(section, field, counts.size);
  }

  private addLength(section: number, field: Field, length: number): void {
    const lengths = this.lengths.get(field)!;
    lengths.of[section] = (lengths.of[section] ?? 0) + length;
    lengths.total += length;
  }

  /** Adds packed texts, or the names in examples. Throws if they belong to other sections. */
  add(packed: PackedIndex, field: 'content' | 'more' | 'code'): void {
    if (packed.count !== this.size) {
      throw new Error(`The index of texts has ${packed.count} sections instead of ${this.size}`);
    }
    unpackLengths(packed.lengths).forEach((length, section) =>
      this.addLength(section, field, length),
    );
    for (const [term, postings] of unpackTerms(packed)) {
      if (field === 'code') {
        this.names.set(term, postings);
        continue;
      }
      const all = this.postingsOf(term, field);
      for (const [section, count] of postings) all.set(section, (all.get(section) ?? 0) + count);
    }
  }

  private fields(): readonly Field[] {
    return this.usesMore ? FIELDS : USUAL_FIELDS;
  }

  private postingsOf(term: string, field: Field): Postings {
    let fields = this.terms.get(term);
    if (!fields) {
      this.terms.set(term, (fields = new Map<Field, Postings>()));
      this.tree.set(term, null);
    }
    let postings = fields.get(field);
    if (!postings) fields.set(field, (postings = new Map()));
    return postings;
  }

  /** Returns the sections that pass a test and contain words of a query, best first. */
  search(
    queryWords: readonly QueryTerm[],
    passes: (section: EngineSection) => boolean,
    fields = this.fields(),
  ): SectionMatch[] {
    const found = new Map<number, SectionMatch>();
    queryWords.forEach((word, index) => this.find(word, index, passes, fields, found));
    for (const match of found.values()) match.score *= match.terms.size;
    return [...found.values()].sort((a, b) => b.score - a.score);
  }

  /** Adds the sections that contain a word of a query, or all of its parts. */
  private find(
    { word, isName, matches, parts }: QueryTerm,
    index: number,
    passes: (section: EngineSection) => boolean,
    fields: readonly Field[],
    found: Map<number, SectionMatch>,
  ): void {
    const add = (id: number, score: number, term: string, inFields: readonly Field[]) => {
      let match = found.get(id);
      if (!match) {
        match = { id, section: this.sections[id]!, score: 0, words: [], terms: new Map() };
        found.set(id, match);
      }
      match.score += score;
      if (match.words.at(-1) !== index) match.words.push(index);
      const known = match.terms.get(term);
      if (known) known.push(...inFields);
      else match.terms.set(term, [...inFields]);
    };
    for (const [term, { weight }] of matches) {
      const postings = this.terms.get(term);
      const inCode = isName && term.startsWith(word) ? this.names.get(term) : undefined;
      for (const field of fields) {
        const sections = field === 'code' ? inCode : postings?.get(field);
        if (!sections) continue;
        const rarity = Math.log(1 + (this.size - sections.size + 0.5) / (sections.size + 0.5));
        const factor = weight * FIELD_WEIGHTS[field] * rarity;
        const inField = [field];
        const lengths = this.lengths.get(field)!;
        const average = lengths.total / this.size;
        for (const [id, count] of sections) {
          if (!passes(this.sections[id]!)) continue;
          const length = 1 - BM25.b + (BM25.b * (lengths.of[id] ?? 0)) / average;
          const frequency = (count * (BM25.k + 1)) / (count + BM25.k * length);
          add(id, factor * (BM25.d + frequency), term, inField);
        }
      }
    }
    const [first, ...others] = parts.map((part) => {
      const inPart = new Map<number, SectionMatch>();
      this.find(part, index, passes, fields, inPart);
      return inPart;
    });
    for (const id of first?.keys() ?? []) {
      if (!others.every((part) => part.has(id))) continue;
      for (const part of [first!, ...others]) {
        const { score, terms } = part.get(id)!;
        for (const [term, inFields] of terms) add(id, score / terms.size, term, inFields);
      }
    }
  }

  /** Returns roughly how many sections contain a term: for each spelling, the number for the field with the most. */
  sectionsWith(term: string): number {
    const spellings = [term, ...(this.vocabulary.same.get(term) ?? [])];
    return spellings.reduce((total, spelling) => {
      const postings = this.terms.get(spelling);
      return total + Math.max(0, ...this.fields().map((field) => postings?.get(field)?.size ?? 0));
    }, 0);
  }

  hasTerm(term: string, fields = this.fields()): boolean {
    const postings = this.terms.get(term);
    return postings !== undefined && fields.some((field) => postings.has(field));
  }

  /** Returns the terms that start with a prefix, in these fields. */
  termsWithPrefix(prefix: string, fields = this.fields()): string[] {
    return [...this.tree.atPrefix(prefix).keys()].filter((term) => this.hasTerm(term, fields));
  }

  /** True if an example contains a name. */
  hasName(name: string): boolean {
    return this.names.has(name);
  }

  /** Returns the names in examples that start with a prefix. */
  namesWithPrefix(prefix: string): string[] {
    return [...this.names.atPrefix(prefix).keys()];
  }

  /** Returns the terms within an edit distance. A swap of two letters counts twice. */
  termsNear(term: string, distance: number, fields = this.fields()): string[] {
    const near = [...this.tree.fuzzyGet(term, distance).keys()];
    return near.filter((found) => this.hasTerm(found, fields));
  }
}

/** Returns the text of each field of a section, without its content. */
function fieldTexts(section: EngineSection): Record<Field, string> {
  return {
    names: section.names.join('\n'),
    title: section.title,
    keywords: section.keywords.join('\n'),
    phrases: section.phrases.join('\n'),
    parents: HIERARCHY_LEVELS.slice(1, section.depth)
      .flatMap((level) => section.hierarchy[level] ?? [])
      .join('\n'),
    area: section.hierarchy.lvl0 ?? '',
    content: '',
    more: '',
    code: '',
  };
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
 *
 * @param forEach Calls a function with each term of a text.
 */
export function packTexts(
  sections: readonly EngineSection[],
  texts: readonly (readonly string[])[],
  forEach = forEachTerm,
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
    if (texts[id]!.length === 0) return 0;
    const fields = fieldTexts(section);
    for (const field of HEADINGS) {
      for (const word of countTerms(fields[field]).keys()) {
        const term = termOf(word);
        term.heading = Math.max(term.heading, id);
      }
    }
    let length = 0;
    forEach(texts[id]!.join('\n'), (word) => {
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
    lengths: packLengths(lengths),
    ...packTerms(index.filter(([, postings]) => postings.length > 0)),
  };
}

/** A name in code: `onConflict`, `gen_random_uuid`, `--import-map`. */
const CODE_NAME = /[\p{L}\p{N}]+(?:[_-]+[\p{L}\p{N}]+)*/gu;
/** A name that more sections contain, such as `const`, leads nowhere. */
const MAX_NAME_SECTIONS = 100;

/** Indexes the names in the code of sections that their texts don't contain, and packs the result. */
export function packNames(
  sections: readonly EngineSection[],
  texts: readonly (readonly string[])[],
  code: readonly (readonly string[])[],
): PackedIndex {
  const common = new Map<string, number>();
  const names = code.map((parts, id) => {
    if (parts.length === 0) return [];
    const known = countTerms(texts[id]!.join('\n'));
    const own = new Set(
      parts
        .flatMap((part) => part.match(CODE_NAME) ?? [])
        .map((name) => words(name)[0]?.term ?? ''),
    );
    const found = [...own].filter((name) => name.length >= MIN_NAME_LENGTH && !known.has(name));
    for (const name of found) common.set(name, (common.get(name) ?? 0) + 1);
    return found;
  });
  const rare = names.map((items) => items.filter((name) => common.get(name)! <= MAX_NAME_SECTIONS));
  return packTexts(sections, rare, (text, use) => text.split('\n').forEach(use));
}
