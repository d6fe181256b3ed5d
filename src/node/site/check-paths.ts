import { comparablePath } from '../../lib/paths';
import type { Diagnostic } from '../../lib/diagnostic';
import type { SiteModel } from './types';

const ALLOWED = /^\/[a-z0-9\-_/]*$/;

/** Every address once: pages and aliases, compared without case and trailing slash. */
export function checkPaths({ pages }: Pick<SiteModel, 'pages'>): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const owners = new Map<string, { file: string; what: string }>();
  const claim = (path: string, what: string, at: SiteModel['pages'][number]) => {
    const { file, line, column } = at;
    const other = owners.get(comparablePath(path));
    if (!other) {
      owners.set(comparablePath(path), { file, what });
      return;
    }
    diagnostics.push({
      file,
      line,
      column,
      rule: 'path',
      message: `The address ${path} of this ${what} is taken by the ${other.what} ${other.file}`,
      fix: 'rename or remove one of the two',
    });
  };
  for (const page of pages) {
    claim(page.path, 'page', page);
    if (!ALLOWED.test(page.path)) {
      const { file, line, column, path } = page;
      diagnostics.push({
        file,
        line,
        column,
        rule: 'path',
        message: `The address ${path} has characters other than a-z, 0-9, "-" and "_"`,
        fix: 'rename the file',
      });
    }
  }
  for (const page of pages) {
    for (const alias of new Set(page.aliases)) claim(alias, `page's alias`, page);
  }
  return diagnostics;
}
