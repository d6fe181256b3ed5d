import { contentTop, currentEntry, entriesOf } from '../../src/page/entries';
import { layOut, view } from '../fixtures/layout';

beforeAll(layOut);

const entry = (path: string, top: number) =>
  `<div data-entry="${path}" data-top="${top - 40}"><h1 data-top="${top}"></h1></div>`;
beforeEach(() => {
  document.body.innerHTML = entry('/reference/a', 92) + entry('/reference/b', 1500);
});

test.each([
  ['/docs/reference/b', '/reference/b'],
  ['/docs/reference/b/', '/reference/b'],
  ['/docs/reference/c', undefined],
  ['/docs/', undefined],
])('the entry of the URL %s is %s', (url, path) => {
  window.history.replaceState(null, '', url);
  expect(currentEntry()?.dataset['entry']).toBe(path);
});

test.each([0, 777])(
  'at the scroll position %d, the position of an entry is that of its content, below the border',
  (scroll) => {
    view.scroll = scroll;
    expect(entriesOf(document).map(contentTop)).toEqual([92, 1500]);
  },
);
