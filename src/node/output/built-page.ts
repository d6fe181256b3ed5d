import { hasSizeCells } from './size-cells';
import type { FileValues } from '../base/file-values';
import { hashOf } from '../base/policy-hash';
import { isRedirectPage } from './redirects';
import { linkedScripts } from './runtime-script';

/** HTML that isn't a page: the fragments that Gatsby assembles pages from, and the frame that runs examples. */
const NO_PAGE = /^(?:_gatsby|run)\//;

/** Returns the files of pages and redirects among the files of a built site, sorted. */
export function pageFiles(files: readonly string[]): string[] {
  return files.filter((file) => file.endsWith('.html') && !NO_PAGE.test(file)).sort();
}

/** The data about a page that later steps need. It's stored, so unchanged pages aren't read again. */
export interface BuiltPage {
  /** The IDs of its elements. */
  ids: string[];
  isRedirect: boolean;
  /** True if the page shows measured sizes. */
  hasSizes: boolean;
  /** Hash of the site's styles in the page. Undefined if it has none. */
  styles?: string;
  /** Hash of the scripts that the page links to. Undefined if it has none. */
  scripts?: string;
}

/** The built pages by file, stored for the next build. */
export type BuiltPages = FileValues<BuiltPage>;

/**
 * Reads a finished page, as bytes.
 *
 * @param ids The IDs of its elements, as text.
 * @param styles The hash of its styles.
 */
export function readBuiltPage(html: string, ids: string[], styles: string | undefined): BuiltPage {
  const scripts = linkedScripts(html);
  return {
    ids,
    isRedirect: isRedirectPage(html),
    hasSizes: hasSizeCells(html),
    ...(styles !== undefined && { styles }),
    ...(scripts !== undefined && { scripts: hashOf(scripts) }),
  };
}
