import type { Position } from '../../lib/positions';
import type { FrontMatter } from '../markdown/front-matter';
import type { PageLabel } from '../markdown/page-metadata';
import type { ParsedHeading, Reference } from '../markdown/types';
import type { SearchFields } from './search-fields';

/** The fields of a page's front matter that describe its history. */
export type PageHistory = Pick<FrontMatter, 'changes' | 'updated' | 'reviewed'>;

/** A page: a guide or a reference entry. */
export interface SitePage extends Position {
  path: string;
  file: string;
  title: string;
  labels: PageLabel[];
  level: string;
  /** Other URLs that redirect to the page. */
  aliases: string[];
  /** Every ID on the page that a link can point to, including former anchors. */
  anchors: Set<string>;
  /** Maps each former anchor to the ID that replaced it. */
  formerAnchors: Record<string, string>;
  /** The headings in a guide's own text. Empty for reference entries. */
  headings: ParsedHeading[];
  references: Reference[];
  /** The reference entry that the page documents, and its call. */
  entry?: { library: string; version: string; id: string; call: string; isDeprecated?: boolean };
  searchFields: SearchFields;
  /** Only set for hand-written pages. */
  history?: PageHistory;
}

/** A source text that isn't a page: a partial, or the notes in a changes file. */
export interface SitePartial {
  name: string;
  file: string;
  references: Reference[];
}
