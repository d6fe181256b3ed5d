import { GUIDE_LEVELS, isReferenceLevel } from '../../lib/menu-level';
import { flattenMenu } from './menus';
import { didYouMean, fileDiagnostic } from '../../lib/diagnostic';
import type { Diagnostic } from '../../lib/diagnostic';
import type { SiteModel } from './types';

/** Items without a page, and pages missing from the menu of their level. */
export function checkMenus({ pages, menus }: Pick<SiteModel, 'pages' | 'menus'>): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const paths = new Set(pages.map(({ path }) => path));
  const listed = new Map<string, Set<string>>();
  for (const { menu, file, locate } of menus) {
    if (!isReferenceLevel(menu.level) && !GUIDE_LEVELS.includes(menu.level)) {
      const fix = `rename the file to one of ${GUIDE_LEVELS.join(', ')}`;
      diagnostics.push(fileDiagnostic(file, 'menu', `"${menu.level}" isn't a menu level`, fix));
    }
    const urls = flattenMenu(menu.groups).flatMap(({ url }) => (url ? [url] : []));
    listed.set(menu.level, new Set(urls));
    for (const url of urls.filter((url) => !paths.has(url))) {
      const message = `The menu item ${url} points to a page that doesn't exist`;
      const fix = didYouMean(url, paths, 'create the page or remove the item');
      diagnostics.push({ file, ...locate(url), rule: 'menu', message, fix });
    }
  }
  for (const { path, level, file, line, column } of pages) {
    if (listed.get(level)?.has(path)) continue;
    const source = isReferenceLevel(level) ? 'its section tree' : `content/menus/${level}.yml`;
    const message = `The page ${path} isn't in its menu`;
    diagnostics.push({ file, line, column, rule: 'menu', message, fix: `add it to ${source}` });
  }
  return diagnostics;
}
