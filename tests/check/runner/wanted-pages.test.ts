import { wantedPages } from '../../../src/check/runner/wanted-pages';

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
