import type { Tree } from '../../lib/content-tree';
import { childrenOf, elements } from '../../lib/content-tree';
import { treeText } from '../../lib/tree-text';

/** Number of characters in a code word that fit into a narrow table cell. */
const MAX_WORD = 24;

/**
 * Marks the code in a table that can break anywhere, because it contains a word that's too long for a
 * cell. All other code stays in one piece, so names such as `service_role` don't break.
 */
export function markLongCode(table: Tree): void {
  for (const element of elements(table)) {
    if (element[0] !== 'code') continue;
    const words = treeText(childrenOf(element)).split(' ');
    if (words.some(({ length }) => length > MAX_WORD)) {
      element[1] = { ...element[1], className: 'long' };
    }
  }
}
