import type { Tree, TreeElement } from '../../lib/content-tree';
import { childrenOf, elements, isElement } from '../../lib/content-tree';
import { treeText } from '../../lib/tree-text';

/** Length of the longest word of code that fits in a narrow table cell. */
const MAX_WORD = 24;

/** `numeric` says which columns contain numbers, which are right-aligned. */
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
    // The cells are changed below, but other pages can show the same trees.
    ['tbody', {}, ...structuredClone(rows).map((cells) => row(cells, 'td'))],
  ];
  nameRows(childrenOf(table));
  markLongCode(childrenOf(table));
  return table;
}

/**
 * The first column names the rows if its cells are all different and none is empty. Screen readers announce
 * row headers with every other cell.
 */
export function nameRows(table: Tree): void {
  const body = [...elements(table)].filter(([name]) => name === 'tbody');
  const rows = body.flatMap((part) => childrenOf(part).filter(isElement));
  const cells = rows.map((row) => childrenOf(row).filter(isElement));
  const firstCells = cells.map(([first]) => first).filter((cell) => cell !== undefined);
  const names = new Set(firstCells.map((cell) => treeText(childrenOf(cell))));
  if (names.has('') || names.size < rows.length || cells.some(({ length }) => length < 2)) return;
  for (const cell of firstCells) makeRowHeader(cell);
  labelCells(table, cells);
}

/** Tables with more columns scroll on phones. */
const MAX_STACKED_COLUMNS = 3;

/**
 * Phones show tables of texts row by row. With two columns besides the row headers, each cell repeats the
 * name of its column.
 */
function labelCells(table: Tree, rows: TreeElement[][]): void {
  const head = [...elements(table)].find(([name]) => name === 'tr');
  const columns = head ? childrenOf(head).filter(isElement) : [];
  const isAligned = columns.some(([, props]) => props['className']);
  if (columns.length > MAX_STACKED_COLUMNS || isAligned) return;
  for (const [, ...cells] of rows) {
    for (const [index, cell] of cells.entries()) {
      const label = columns.length > 2 ? treeText(childrenOf(columns[index + 1]!)) : '';
      cell[1] = { ...cell[1], 'data-label': label };
    }
  }
}

function makeRowHeader(cell: TreeElement): void {
  cell[0] = 'th';
  cell[1] = { ...cell[1], scope: 'row' };
}

/**
 * Code with a word that's too long for a cell can break anywhere. All other code stays in one piece, so names
 * such as `service_role` don't break.
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
