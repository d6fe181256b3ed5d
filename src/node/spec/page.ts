import type { Position } from '../../lib/positions';
import type { FrontMatter } from '../markdown/front-matter';
import type { PageLabel } from '../markdown/page-metadata';
import type { ParsedHeading, Reference } from '../markdown/types';
import type { EntryData } from './entry-schemas';
import type { FunctionEntry } from './library-schemas';
import type { SearchFields } from './search-fields';

export type PageHistory = Pick<FrontMatter, 'changes' | 'updated' | 'reviewed'>;

/** A guide or a reference entry. */
export interface SitePage extends Position {
  path: string;
  file: string;
  title: string;
  labels: PageLabel[];
  level: string;
  aliases: string[];
  /** Including former anchors. */
  anchors: Set<string>;
  /** Maps each former anchor to the ID that replaced it. */
  formerAnchors: Record<string, string>;
  /** Headings in a guide's own text. Empty for entries. */
  headings: ParsedHeading[];
  references: Reference[];
  entry?: { library: string; version: string; id: string; call: string; isDeprecated?: boolean };
  /** An entry's item in the section tree, and its data. */
  source?: { item: FunctionEntry; data: EntryData };
  searchFields: SearchFields;
  /** Only for hand-written pages. */
  history?: PageHistory;
}

/** A partial, or the notes in a changes file. */
export interface SitePartial {
  name: string;
  file: string;
  references: Reference[];
}
