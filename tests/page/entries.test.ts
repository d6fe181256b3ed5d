import { currentEntry, entriesOf, entryInView } from '../../src/page/entries';
import { layOut, view } from '../fixtures/layout';

beforeAll(layOut);
beforeEach(() => {
  view.scroll = 0;
});

/** Adds entries whose content starts at these positions. There's a border above the content. */
function addEntries(tops: number[]): HTMLElement[] {
  const entry = (top: number, index: number) =>
    `<div data-entry="/reference/${index}" data-top="${top - 40}"><h1 data-top="${top}"></h1></div>`;
  document.body.innerHTML = tops.map(entry).join('');
  return entriesOf(document);
}

test.each([
  ['at the top', [92, 1500, 3000], 0, 0],
  ['before the second entry is where the first one starts', [92, 1500, 3000], 1406, 0],
  ['when it is there', [92, 1500, 3000], 1408, 1],
  ['when it is there, but for a fraction of a pixel', [92, 1500, 3000], 1407.5, 1],
  ['between the second and the third entry', [92, 1500, 3000], 2600, 1],
  ['far below the last entry', [92, 1500, 3000], 9000, 2],
  ['on a page with one entry', [92], 500, 0],
])('the entry in view %s', (_, tops, scroll, index) => {
  const entries = addEntries(tops);
  for (view.scroll of [0, 777]) expect(entryInView(entries, scroll)).toBe(entries[index]);
});

test('a page without entries has none in view', () => {
  expect(entryInView([], 0)).toBeUndefined();
});

test.each([
  ['/docs/reference/1', '/reference/1'],
  ['/docs/reference/1/', '/reference/1'],
  ['/docs/reference/9', undefined],
  ['/docs/', undefined],
])('the entry of the URL %s is %s', (url, path) => {
  addEntries([92, 1500]);
  window.history.replaceState(null, '', url);
  expect(currentEntry()?.dataset['entry']).toBe(path);
});
