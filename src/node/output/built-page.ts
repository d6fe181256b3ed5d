import { hasSizeCells } from '../sizes/size-cells';
import type { FileValues } from '../cache/file-values';
import { hashOf } from './content-security-policy';
import { isRedirectPage } from './redirects';
import { linkedScripts } from './runtime-script';

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
