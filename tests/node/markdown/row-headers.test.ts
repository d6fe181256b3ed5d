import type { Tree } from '../../../src/lib/content-tree';
import { nameRows, tableTree } from '../../../src/node/markdown/tree-table';

function firstCells(rows: Tree[][]): unknown[] {
  const [, , , body] = tableTree(['Field', 'Description'], rows) as unknown as unknown[][];
  return (body!.slice(2) as unknown[][][]).map((row) => [row[2]![0], row[2]![1]]);
}

const HEADER = ['th', { scope: 'row' }];
const CELL = ['td', {}];

test.each<[string, Tree[][], unknown[]]>([
  [
    'unique texts are headers',
    [
      [['a'], ['x']],
      [['b'], ['x']],
    ],
    [HEADER, HEADER],
  ],
  [
    'elements count as text',
    [
      [[['code', {}, 'a']], ['x']],
      [['b'], ['x']],
    ],
    [HEADER, HEADER],
  ],
  [
    'repeated texts are not',
    [
      [['a'], ['x']],
      [[['code', {}, 'a']], ['y']],
    ],
    [CELL, CELL],
  ],
  [
    'empty cells are not',
    [
      [['a'], ['x']],
      [[], ['y']],
    ],
    [CELL, CELL],
  ],
  ['a single column is not', [[['a']], [['b']]], [CELL, CELL]],
])('%s', (_, rows, expected) => {
  expect(firstCells(rows)).toEqual(expected);
});

test('a table without rows stays as it is', () => {
  const table: Tree = [['thead', {}, ['tr', {}, ['th', {}, 'A']]]];
  nameRows(table);
  expect(table).toEqual([['thead', {}, ['tr', {}, ['th', {}, 'A']]]]);
});
