import type { Tree, TreeElement, TreeNode } from '../../../src/lib/content-tree';
import { elements, isElement } from '../../../src/lib/content-tree';
import { tableTree } from '../../../src/node/markdown/tree-table';

function codes(cell: Tree): string[] {
  const show = (node: TreeNode) => (isElement(node) ? '|' : node);
  const found = [...elements([tableTree(['Code'], [[cell]])])].filter(([name]) => name === 'code');
  return found.map(([, , ...children]) => children.map(show).join(''));
}

test.each<[string, Tree, string[]]>([
  ['short code stays in one piece', [['code', {}, 'graphql_public']], ['graphql_public']],
  ['many short words do too', [['code', {}, 'create policy "A b"']], ['create policy "A b"']],
  ['a word of 24 characters does too', [['code', {}, 'a_'.repeat(12)]], ['a_'.repeat(12)]],
  [
    'a longer word may break between its parts',
    [['code', {}, 'db.migrations.schema_paths']],
    ['db.|migrations.|schema_|paths'],
  ],
  [
    'the parts of a name can start with capital letters',
    [['code', {}, 'api.resetPasswordForEmail()']],
    ['api.|reset|Password|For|Email()'],
  ],
  [
    'each code is judged by itself',
    [
      ['code', {}, 'a_b'],
      ['code', {}, `${'b'.repeat(30)}_c`],
    ],
    ['a_b', `${'b'.repeat(30)}_|c`],
  ],
  [
    'code inside a link counts',
    [['a', { href: '/' }, ['code', {}, `${'b'.repeat(30)}_c`]]],
    [`${'b'.repeat(30)}_|c`],
  ],
])('%s', (_, cell, expected) => {
  expect(codes(cell)).toEqual(expected);
});

test('the trees of the cells stay unchanged, because other pages show them, too', () => {
  const cell: TreeElement = ['code', { id: 'x' }, `${'d'.repeat(30)}_e`];
  const table = tableTree(['Code'], [[[cell]]]);
  expect(cell).toEqual(['code', { id: 'x' }, `${'d'.repeat(30)}_e`]);
  expect([...elements([table])].find(([name]) => name === 'code')?.[1]).toEqual({ id: 'x' });
});
