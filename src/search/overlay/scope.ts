import { isReferenceLevel } from '../../lib/menu-level';

/**
 * Returns the reference level that a search can be limited to on this page, or undefined on other
 * pages. The frame marks its menu with the page's level.
 */
export function pageScope(): string | undefined {
  const level = document.getElementById('menu')?.dataset['level'] ?? '';
  return isReferenceLevel(level) ? level : undefined;
}
