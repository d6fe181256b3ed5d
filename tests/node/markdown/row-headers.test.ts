import type { Tree } from '../../../src/lib/content-tree';
import { elements } from '../../../src/lib/content-tree';
import { nameRows, tableTree } from '../../../src/node/markdown/tree-table';

function firstCells(rows: Tree[][]): unknown[] {
  const [, , , body] = tableTree(['Field', 'Description'], rows) as unknown as unknown[][];
  return (body!.slice(2) as unknown[][][]).map((row) => [row[2]![0], row[2]![1]]);
}

const HEADER = ['th', { scope: 'row' }];
const CELL = ['td', {}];
const CODE: Tree = [['code', {}, 'a']];

test.each<[string, Tree, Tree, unknown]>([
  ['unique texts are headers', ['a'], ['b'], HEADER],
  ['elements count as text', CODE, ['b'], HEADER],
  ['repeated texts are not', ['a'], CODE, CELL],
  ['empty cells are not', ['a'], [], CELL],
])('in the first column, %s', (_, first, second, expected) => {
  expect(firstCells([first, second].map((cell) => [cell, ['x']]))).toEqual([expected, expected]);
});

test('a single column is not a header', () => {
  expect(firstCells([[['a']], [['b']]])).toEqual([CELL, CELL]);
});

test('a table without rows stays as it is', () => {
  const table: Tree = [['thead', {}, ['tr', {}, ['th', {}, 'A']]]];
  nameRows(table);
  expect(table).toEqual([['thead', {}, ['tr', {}, ['th', {}, 'A']]]]);
});

function labels(
  columns: number,
  numeric?: boolean[],
  text = 'A sentence of some words',
): unknown[] {
  const names = Array.from({ length: columns }, (_, index) => `Column ${index}`);
  const row = names.map((name): Tree => [`${name}: ${text}`]);
  return [...elements([tableTree(names, [row], numeric)])]
    .filter(([name]) => name === 'td')
    .map(([, props]) => props['data-label']);
}

test('phones can show a table of up to five columns row by row, with the names of the columns', () => {
  expect(labels(2)).toEqual(['']);
  expect(labels(5)).toEqual(['Column 1:', 'Column 2:', 'Column 3:', 'Column 4:']);
  expect(labels(6)).toEqual(Array.from({ length: 5 }));
  expect(labels(3, [false, true])).toEqual(Array.from({ length: 2 }));
});

test('phones show short values in the line of the name, and no name of a column that is clear', () => {
  expect(labels(3, [], '')).toEqual(['· Column 1:', '· Column 2:']);
  const rows = ['a', 'b'].map((name): Tree[] => [
    [name],
    ['404'],
    ['No table has this name, or its schema is hidden.'],
    ['Add it.'],
  ]);
  const table = tableTree(['Code', 'Status', 'Cause', 'Fix'], rows);
  const cells = [...elements([table])].filter(([name]) => name === 'td');
  const found = cells.slice(0, 3).map(([, props]) => props['data-label']);
  expect(found).toEqual(['·', '', 'Fix:']);
});
