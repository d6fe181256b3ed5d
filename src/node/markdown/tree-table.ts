import type { Tree, TreeElement, TreeNode } from '../../lib/content-tree';
import { childrenOf, elements, isElement } from '../../lib/content-tree';
import { TABLE_LABEL_TEXT } from '../../lib/strings/build';
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
  breakLongCode(childrenOf(table));
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
  if (names.has('') || cells.some(({ length }) => length < 2)) return;
  if (names.size === rows.length) for (const cell of firstCells) makeRowHeader(cell);
  labelCells(table, cells);
}

/** Tables with more columns scroll on phones. */
const MAX_STACKED_COLUMNS = 5;

/** Characters of a value that can follow its row's name in the same line. */
const MAX_SHORT = 24;

/**
 * Phones show tables of texts row by row. With more than one column besides the first one, each cell repeats the
 * name of its column, unless its text needs none. Short values after the name start with `·`.
 */
function labelCells(table: Tree, rows: TreeElement[][]): void {
  const head = [...elements(table)].find(([name]) => name === 'tr');
  const columns = head ? childrenOf(head).filter(isElement) : [];
  const isAligned = columns.some(([, props]) => props['className']);
  if (columns.length > MAX_STACKED_COLUMNS || isAligned) return;
  let isInLine = columns.length > 2;
  for (const [index, column] of columns.entries()) {
    if (index === 0) continue;
    const cells = rows.flatMap((row) => (row[index] ? [row[index]] : []));
    isInLine &&= cells.every((cell) => treeText(childrenOf(cell)).length <= MAX_SHORT);
    const name = treeText(childrenOf(column));
    const isNamed = columns.length > 2 && !TABLE_LABEL_TEXT.unnamed.has(name);
    const label = isNamed ? name.replace(/[\w)]$/, '$&:') : '';
    const shown = isInLine ? `· ${label}`.trim() : label;
    for (const cell of cells) cell[1] = { ...cell[1], 'data-label': shown };
  }
}

function makeRowHeader(cell: TreeElement): void {
  cell[0] = 'th';
  cell[1] = { ...cell[1], scope: 'row' };
}

/** Between the parts of a name: `db_`, `pooler.`, `get`. */
const PARTS = /(?<=[._/:(,-])(?=\w)|(?<=[a-z])(?=[A-Z])/;

/**
 * Code with a word that's too long for a cell can break between the word's parts. All other code stays in one
 * piece, so names such as `service_role` don't break.
 */
export function breakLongCode(table: Tree): void {
  for (const element of elements(table)) {
    if (element[0] !== 'code') continue;
    const [, , ...children] = element;
    element.splice(2, children.length, ...children.flatMap(breakable));
  }
}

function breakable(node: TreeNode): TreeNode[] {
  if (isElement(node) || node.split(' ').every(({ length }) => length <= MAX_WORD)) return [node];
  return node.split(PARTS).flatMap((part, index) => (index === 0 ? [part] : [['wbr', {}], part]));
}
