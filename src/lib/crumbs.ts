import type { Crumb, MenuGroup } from './menu';
import { menuPages, trail } from './menu';
import { BREADCRUMB_TEXT } from './strings/frame';

/** The home page, the page's menu unless that's the home page's, its group, and its parent items. */
export function pageCrumbs(
  menu: { level: string; title: string; groups: readonly MenuGroup[] },
  path: string,
): Crumb[] {
  const home = { name: BREADCRUMB_TEXT.home, url: '/' };
  if (menu.level === 'home') return [home, ...trail(menu.groups, path)];
  const first = menuPages(menu.groups)[0]?.url ?? null;
  const level = { name: menu.title, url: first === path ? null : first };
  return [home, level, ...trail(menu.groups, path)];
}
