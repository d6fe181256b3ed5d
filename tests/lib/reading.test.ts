import { entryInView, isNearEnd, scrollAlone, scrollAmong } from '../../src/lib/reading';

const view = (scroll: number, page = 6000) => ({ scroll, height: 900, page });

test.each([
  ['at the top', [92, 1500, 3000], view(0), 0],
  ['before the second entry reaches the line', [92, 1500, 3000], view(1199), 0],
  ['when it reaches the line', [92, 1500, 3000], view(1200), 1],
  ['between the second and the third entry', [92, 1500, 3000], view(2600), 1],
  ['at the end, if the last entry is too short to reach the line', [92, 1500, 5900], view(5100), 2],
  ['on a page that does not scroll', [92], view(0, 900), 0],
  ['if all entries are below the line', [700, 1500], view(0), 0],
])('the entry in view %s', (_, tops, where, index) => {
  expect(entryInView(tops, where)).toBe(index);
});

test.each([
  [2250, 0, false],
  [2249, 0, true],
  [5000, 2000, false],
  [5000, 3000, true],
])('an end at %d is near at the scroll position %d: %s', (end, scroll, isNear) => {
  expect(isNearEnd(end, view(scroll))).toBe(isNear);
});

test.each([
  [2000, 1500, 92, 592],
  [1400, 1500, 92, 0],
  [300, 92, 92, 300],
])('the scroll position %d with tops at %d and %d is %d alone', (scroll, top, first, alone) => {
  expect(scrollAlone(scroll, top, first)).toBe(alone);
  if (alone > 0) expect(scrollAmong(alone, top, first)).toBe(scroll);
});
