import { linesIn, readFence, wrongRange } from '../../../src/node/markdown/fences';

test.each<[string, string | undefined, [number, number][], string[]]>([
  ['', undefined, [], []],
  ['title="schema.sql"', 'schema.sql', [], []],
  ['title="a b c"', 'a b c', [], []],
  ['title=""', '', [], []],
  ['{1}', undefined, [[1, 1]], []],
  [
    '{2,4-6}',
    undefined,
    [
      [2, 2],
      [4, 6],
    ],
    [],
  ],
  ['title="a.ts" {2}', 'a.ts', [[2, 2]], []],
  ['{2} title="a.ts"', 'a.ts', [[2, 2]], []],
  ['showLineNumbers', undefined, [], ['showLineNumbers']],
  ['title=x {a}', undefined, [], ['title=x', '{a}']],
  ['{1} foo bar', undefined, [[1, 1]], ['foo', 'bar']],
])(
  '"%s" has the title %s, the lines %j, and the unknown parts %j',
  (meta, title, marked, unknown) => {
    const fence = readFence(meta);
    expect(fence.title).toBe(title);
    expect(fence.marked).toEqual(marked);
    expect(fence.unknown).toEqual(unknown);
  },
);

test.each([
  ['verify=no reason="needs a key"', 'needs a key', []],
  ['title="a.ts" verify=no reason="b" {1}', 'b', []],
  ['verify=no', undefined, ['verify=no']],
  ['verify=no reason=""', undefined, ['verify=no', 'reason=""']],
])('"%s" has the opt-out reason "%s"', (meta, reason, unknown) => {
  const fence = readFence(meta);
  expect(fence.optOut).toBe(reason);
  expect(fence.unknown).toEqual(unknown);
});

test.each([
  ['{1}', [1]],
  ['{ 1 , 3 }', [1, 3]],
  ['{2,4-6}', [2, 4, 5, 6]],
])('"%s" highlights the lines %j', (meta, lines) => {
  expect([...linesIn(readFence(meta).marked, 6)]).toEqual(lines);
});

test.each([
  ['{1-3}', undefined],
  ['{4}', '4'],
  ['{2-4}', '2-4'],
  ['{0}', '0'],
  ['{3-1}', '3-1'],
  ['{1--2}', '1-0'],
  ['{1-10000000000}', '1-10000000000'],
])('in code with three lines, the invalid range in "%s" is %s', (meta, range) => {
  expect(wrongRange(readFence(meta).marked, 'a\nb\nc')).toBe(range);
});

test.each([
  ['ins={2-3}', { ins: [[2, 3]] }],
  ['del={1}', { del: [[1, 1]] }],
  ['{4} ins={2-3} del={1,5} title="a.ts"', { marked: [[4, 4]], ins: [[2, 3]], title: 'a.ts' }],
  [
    '{4} ins={2-3} del={1,5}',
    {
      del: [
        [1, 1],
        [5, 5],
      ],
    },
  ],
  ['lineNumbers', { lineNumbers: 1 }],
  ['lineNumbers={10} {1}', { lineNumbers: 10, marked: [[1, 1]] }],
  ['file="auth/profiles.sql#table"', { file: 'auth/profiles.sql#table' }],
])('"%s" has the options %j', (meta, options) => {
  expect(readFence(meta)).toEqual(expect.objectContaining({ ...options, unknown: [] }));
});

test.each([
  'ins={a}',
  'del',
  'ins=2',
  'lineNumbers={x}',
  'lineNumbers=3',
  'lineNumbersOn',
  'file=a.sql',
])('"%s" is not an option', (meta) => {
  expect(readFence(meta).unknown).toEqual([meta]);
});

test('the lines of a range end with the code', () => {
  expect([...linesIn([[2, 10_000_000_000]], 3)]).toEqual([2, 3]);
});
