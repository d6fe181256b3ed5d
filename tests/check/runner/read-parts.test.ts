import { readParts, wantedPages } from '../../../src/check/runner/read-parts';

test('parts are read by name, and examples by path', () => {
  const names = [...readParts().keys()];
  const examples = names.filter((name) => name.startsWith('content/examples/'));
  const parts = names.filter((name) => !examples.includes(name));
  expect(examples.length).toBeGreaterThan(2);
  expect(parts.length).toBeGreaterThan(10);
  expect(parts.filter((name) => /[/.]/.test(name))).toEqual([]);
});

test.each([
  [[], [1, 2]],
  [['with-a'], [1]],
  [['with-c'], []],
])('of two pages, %j names %j', (wanted, expected) => {
  const pages = new Map([
    ['content/guides/with-a.mdx', 1],
    ['content/guides/with-b.mdx', 2],
  ]);
  expect(wantedPages(pages, wanted).map(([, value]) => value)).toEqual(expected);
});
