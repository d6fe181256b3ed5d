import type { FileValues } from '../base/file-values';
import { hashOf } from '../base/policy-hash';
import { isRedirectPage } from './redirects';
import { linkedScripts } from './runtime-script';

/** The fragments that Gatsby assembles pages from, and the frame that runs examples. */
const NO_PAGE = /^(?:_gatsby|run)\//;

export function pageFiles(files: readonly string[]): string[] {
  return files.filter((file) => file.endsWith('.html') && !NO_PAGE.test(file)).sort();
}

/** Stored, so later steps and builds don't read unchanged pages again. */
export interface BuiltPage {
  ids: string[];
  isRedirect: boolean;
  /** Hash of the site's styles, if the page has them. */
  styles?: string;
  /** Hash of the scripts that the page links to, if any. */
  scripts?: string;
}

export type BuiltPages = FileValues<BuiltPage>;

/** Describes a finished page. */
export function readBuiltPage(html: string, ids: string[], styles: string | undefined): BuiltPage {
  const scripts = linkedScripts(html);
  return {
    ids,
    isRedirect: isRedirectPage(html),
    ...(styles !== undefined && { styles }),
    ...(scripts !== undefined && { scripts: hashOf(scripts) }),
  };
}
