import { readFence } from '../../src/node/fence';

test.each<[string, string | undefined, number[], string[]]>([
  ['', undefined, [], []],
  ['title="schema.sql"', 'schema.sql', [], []],
  ['title="a b c"', 'a b c', [], []],
  ['title=""', '', [], []],
  ['{1}', undefined, [1], []],
  ['{2,4-6}', undefined, [2, 4, 5, 6], []],
  ['{ 1 , 3 }', undefined, [1, 3], []],
  ['{3-1}', undefined, [], []],
  ['title="a.ts" {2}', 'a.ts', [2], []],
  ['{2} title="a.ts"', 'a.ts', [2], []],
  ['showLineNumbers', undefined, [], ['showLineNumbers']],
  ['title=x {a}', undefined, [], ['title=x', '{a}']],
  ['{1} foo bar', undefined, [1], ['foo', 'bar']],
])('"%s" means title %s, lines %j, unknown %j', (meta, title, marked, unknown) => {
  const fence = readFence(meta);
  expect(fence.title).toBe(title);
  expect([...fence.marked]).toEqual(marked);
  expect(fence.unknown).toEqual(unknown);
});
