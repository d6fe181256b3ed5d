import type { Diagnostic } from '../../lib/diagnostic';
import type { SearchWords } from '../../lib/search-record';
import type { VersionChange } from '../spec/changes';
import type { Specs } from '../spec/library-schemas';
import type { SitePage, SitePartial } from '../spec/page';
import type { SiteMenu } from './menus';
import type { OwnedArea } from './owners';
import type { UrlFamily } from './read-redirects';

/** All of `content/` and `spec/`. */
export interface SiteModel extends Specs {
  pages: SitePage[];
  menus: SiteMenu[];
  /** By URL: the markup of SVGs, and an empty string for other images. */
  images: ReadonlyMap<string, string>;
  /** In `content/parts/`. */
  parts: SitePartial[];
  notes: SitePartial[];
  /** Changes of all entries in older versions. */
  changes: VersionChange[];
  families: UrlFamily[];
  searchWords: SearchWords;
  /** The most specific first. */
  areas: OwnedArea[];
  /** False if a source file has errors, so pages or anchors could be missing. */
  isComplete: boolean;
  diagnostics: Diagnostic[];
}
