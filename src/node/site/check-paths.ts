import { comparablePath } from '../../lib/paths';
import type { Diagnostic } from '../../lib/diagnostic';
import type { SiteModel, SitePage } from './types';

const ALLOWED = /^\/[a-z0-9\-_/]*$/;

/**
 * First segments of paths where the build, Gatsby, or `static/` puts files. `/index` would have the
 * same data file as the home page. Names that start with an underscore are for hosts and Gatsby.
 */
const RESERVED =
  /^\/(404|500|dev-404-page|fonts|index|offline|page-data|run|search|slice-data|static|_[^/]*)(\/|$)/;

/**
 * Reports paths and aliases that are used twice, ignoring case and trailing slashes, and those that
 * the build needs for its own files.
 */
export function checkPaths({ pages }: Pick<SiteModel, 'pages'>): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const owners = new Map<string, string>();
  const claim = (path: string, kind: 'path' | 'alias', page: SitePage) => {
    const { file, line, column } = page;
    if (RESERVED.test(comparablePath(path))) {
      const message = `The ${kind} ${path} is reserved for the build's own files`;
      diagnostics.push({ file, line, column, rule: 'path', message, fix: 'choose another one' });
    }
    const owner = owners.get(comparablePath(path));
    if (!owner) {
      owners.set(comparablePath(path), kind === 'path' ? file : `an alias in ${file}`);
      return;
    }
    diagnostics.push({
      file,
      line,
      column,
      rule: 'path',
      message: `The ${kind} ${path} is already used by ${owner}`,
      fix: 'rename or remove one of them',
    });
  };
  for (const page of pages) {
    claim(page.path, 'path', page);
    if (!ALLOWED.test(page.path)) {
      const { file, line, column, path } = page;
      diagnostics.push({
        file,
        line,
        column,
        rule: 'path',
        message: `The path ${path} contains characters other than a-z, 0-9, "-", and "_"`,
        fix: 'rename the file',
      });
    }
  }
  for (const page of pages) {
    for (const alias of new Set(page.aliases)) claim(alias, 'alias', page);
  }
  return diagnostics;
}
