import { comparablePath } from '../../lib/paths';
import type { Diagnostic } from '../../lib/diagnostic';
import type { SiteModel } from './types';
import type { SitePage } from '../spec/page';

const ALLOWED = /^\/[a-z0-9\-_/]*$/;

/**
 * The build, Gatsby, or `static/` puts files there. `/index` would have the home page's data file. Hosts and
 * Gatsby use names that start with an underscore.
 */
const RESERVED =
  /^\/(404|500|dev-404-page|fonts|index|offline|page-data|run|search|slice-data|static|_[^/]*)(\/|$)/;

/**
 * Paths and aliases that are used twice, ignoring case and trailing slashes, or that the build needs for its
 * own files.
 */
export function checkPaths({ pages }: Pick<SiteModel, 'pages'>): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const owners = new Map<string, string>();
  const report = ({ file, line, column }: SitePage, message: string, fix: string) =>
    diagnostics.push({ file, line, column, rule: 'path', message, fix });
  const claim = (path: string, kind: 'path' | 'alias', page: SitePage) => {
    const comparable = comparablePath(path);
    if (RESERVED.test(comparable)) {
      report(
        page,
        `The ${kind} ${path} is reserved for the build's own files`,
        'choose another one',
      );
    }
    const owner = owners.get(comparable);
    // Two entries with an ID are already reported.
    if (owner === page.file && kind === 'path') return;
    if (owner) {
      report(
        page,
        `The ${kind} ${path} is already used by ${owner}`,
        'rename or remove one of them',
      );
    } else owners.set(comparable, kind === 'path' ? page.file : `an alias in ${page.file}`);
  };
  for (const page of pages) {
    claim(page.path, 'path', page);
    if (ALLOWED.test(page.path)) continue;
    const message = `The path ${page.path} contains characters other than a-z, 0-9, "-", and "_"`;
    report(page, message, 'rename the file');
  }
  for (const page of pages) {
    for (const alias of new Set(page.aliases)) claim(alias, 'alias', page);
  }
  return diagnostics;
}
