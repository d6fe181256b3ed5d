import type { Tree, TreeElement } from '../../lib/content-tree';
import { childrenOf } from '../../lib/content-tree';
import { markLongCode } from './long-code';
import { nameRows } from './row-headers';

/**
 * Returns a table for a content tree. Each cell is a tree. `numeric` says which columns contain
 * numbers, which are right-aligned.
 */
export function tableTree(head: string[], rows: Tree[][], numeric: boolean[] = []): TreeElement {
  const row = (cells: Tree[], name: 'th' | 'td'): TreeElement => [
    'tr',
    {},
    ...cells.map((cell, column): TreeElement => {
      return [name, numeric[column] ? { className: 'align-right' } : {}, ...cell];
    }),
  ];
  const table: TreeElement = [
    'table',
    {},
    [
      'thead',
      {},
      row(
        head.map((text) => [text]),
        'th',
      ),
    ],
    ['tbody', {}, ...rows.map((cells) => row(cells, 'td'))],
  ];
  nameRows(childrenOf(table));
  markLongCode(childrenOf(table));
  return table;
}
