import type { Tree, TreeElement } from '../../../src/lib/content-tree';
import { elements } from '../../../src/lib/content-tree';
import { tableTree } from '../../../src/node/markdown/tree-table';

/** Returns the class of each code element in a table with one cell, or undefined without a class. */
function classes(cell: Tree): unknown[] {
  const found = [...elements([tableTree(['Code'], [[cell]])])].filter(([name]) => name === 'code');
  return found.map(([, { className }]) => className);
}

test.each<[string, Tree, unknown[]]>([
  ['short code stays in one piece', [['code', {}, 'graphql_public']], [undefined]],
  ['many short words do too', [['code', {}, 'create policy "Owners read"']], [undefined]],
  ['a word of 24 characters does too', [['code', {}, 'a'.repeat(24)]], [undefined]],
  ['a longer word may break', [['code', {}, 'a'.repeat(25)]], ['long']],
  [
    'each code is judged by itself',
    [
      ['code', {}, 'a'],
      ['code', {}, 'b'.repeat(40)],
    ],
    [undefined, 'long'],
  ],
  ['code inside a link counts', [['a', { href: '/' }, ['code', {}, 'c'.repeat(30)]]], ['long']],
])('%s', (_, cell, expected) => {
  expect(classes(cell)).toEqual(expected);
});

test('other properties of the code remain', () => {
  const table = tableTree(['Code'], [[[['code', { id: 'x' }, 'd'.repeat(30)]]]]);
  const code = [...elements([table])].find(([name]) => name === 'code');
  expect(code?.[1]).toEqual({ id: 'x', className: 'long' });
});

test('the trees of the cells stay unchanged, because other pages show them, too', () => {
  const cell: TreeElement = ['code', {}, 'd'.repeat(30)];
  tableTree(['Code'], [[[cell]]]);
  expect(cell).toEqual(['code', {}, 'd'.repeat(30)]);
});
