import { readFence } from '../../../src/node/markdown/fences';

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

test.each([
  ['verify=no reason="needs a key"', 'needs a key', []],
  ['title="a.ts" verify=no reason="b" {1}', 'b', []],
  ['verify=no', undefined, ['verify=no']],
  ['verify=no reason=""', undefined, ['verify=no', 'reason=""']],
])('"%s" leaves the code unverified because "%s"', (meta, reason, unknown) => {
  const fence = readFence(meta);
  expect(fence.optOut).toBe(reason);
  expect(fence.unknown).toEqual(unknown);
});
