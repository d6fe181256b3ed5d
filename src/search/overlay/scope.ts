import { isReferenceLevel, menuLevel } from '../../lib/menu-level';
import { SITE } from '../../lib/site';

/** The menu level of a library and version that a search can be narrowed to on a page. */
export function scopeOf(pathname: string): string | undefined {
  const path = pathname.replace(new RegExp(`^${SITE.prefix}(?=/|$)`), '') || '/';
  const level = menuLevel(path);
  return isReferenceLevel(level) ? level : undefined;
}
