import type { Diagnostic } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';
import type { ParsedHeading, Reference } from '../markdown/types';
import type { FrontMatter, MenuFile, Specs } from '../spec/content-schemas';
import type { VersionChange } from '../spec/changes';
import type { OwnedArea } from '../history/owners';
import type { MenuVersion } from '../../lib/menu';
import type { PageLabel } from './page-metadata';
import type { SearchFields } from './search-fields';

/** The fields of a page's front matter that describe its history. */
export type PageHistory = Pick<FrontMatter, 'changes' | 'updated' | 'reviewed'>;

/** A page of the site model. */
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

/** A group of menu items. */
export type MenuGroup = MenuFile['groups'][number];

/** The menu of one level. */
export interface Menu extends MenuFile {
  level: string;
  versions: MenuVersion[];
}

/** A menu, with the position of each item in its file. */
export interface SiteMenu {
  menu: Menu;
  file: string;
  locate(url: string): Position;
}

/** A source text that isn't a page: a partial, or the notes in a changes file. */
export interface SitePartial {
  name: string;
  file: string;
  references: Reference[];
}

/** A former URL that redirects to a page, together with all URLs below it. */
export interface UrlFamily {
  from: string;
  to: string;
}

/** All of `content/` and `spec/`, read and validated. */
export interface SiteModel extends Specs {
  pages: SitePage[];
  menus: SiteMenu[];
  images: Set<string>;
  /** The partials in `content/parts/`. */
  parts: SitePartial[];
  /** The notes of the files in `spec/changes/`. */
  notes: SitePartial[];
  /** The changes of all entries in older versions. */
  changes: VersionChange[];
  families: UrlFamily[];
  /** The areas in `content/owners.yml`, the most specific first. */
  areas: OwnedArea[];
  /** False if a source file has errors, so pages or anchors could be missing. */
  isComplete: boolean;
  diagnostics: Diagnostic[];
}
