import type { Tree, TreeElement } from '../../lib/content-tree';
import { childrenOf, elements, isElement } from '../../lib/content-tree';
import { treeText } from '../../lib/tree-text';

/**
 * Turns the cells of a table's first column into row headers if they name the rows, which means that
 * they're all different and none is empty. Screen readers announce row headers with every other cell.
 */
export function nameRows(table: Tree): void {
  const body = [...elements(table)].filter(([name]) => name === 'tbody');
  const rows = body.flatMap((part) => childrenOf(part).filter(isElement));
  const cells = rows.map((row) => childrenOf(row).filter(isElement));
  const firstCells = cells.map(([first]) => first).filter((cell) => cell !== undefined);
  const names = new Set(firstCells.map((cell) => treeText(childrenOf(cell))));
  if (names.has('') || names.size < rows.length || cells.some(({ length }) => length < 2)) return;
  for (const cell of firstCells) makeRowHeader(cell);
}

function makeRowHeader(cell: TreeElement): void {
  cell[0] = 'th';
  cell[1] = { ...cell[1], scope: 'row' };
}
