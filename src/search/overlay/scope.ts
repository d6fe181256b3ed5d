import { isReferenceLevel } from '../../lib/menu-level';

/**
 * Returns the level of the current page if it's a reference page, or undefined. The level is in a
 * data attribute of the side menu.
 */
export function pageScope(): string | undefined {
  const level = document.getElementById('menu')?.dataset['level'] ?? '';
  return isReferenceLevel(level) ? level : undefined;
}
