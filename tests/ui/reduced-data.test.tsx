import { fireEvent, render, screen } from '@testing-library/react';
import { onClientEntry } from '../../src/layout/route';
import { preloadOnHover } from '../../src/ui/reduced-data';

function saveData(saves: boolean, prefersReduced = false): void {
  if (saves) document.documentElement.dataset['saves'] = '';
  else delete document.documentElement.dataset['saves'];
  const matches = (query: string) => query.includes('prefers-reduced-data') && prefersReduced;
  Object.assign(window, { matchMedia: (query: string) => ({ matches: matches(query) }) });
}

/** Readers, and whether files are loaded before they select something. */
const READERS = [
  ['a reader without a preference', false, false, 1],
  ['a browser that saves data', true, false, 0],
  ['a reader who prefers reduced data', false, true, 0],
] as const;

test.each(READERS)('the code behind a button for %s', (_, saves, prefersReduced, times) => {
  saveData(saves, prefersReduced);
  const load = jest.fn(() => Promise.resolve());
  const { unmount } = render(<button {...preloadOnHover(load)}>Open</button>);
  fireEvent.pointerEnter(screen.getByText('Open'));
  expect(load).toHaveBeenCalledTimes(times);
  fireEvent.focus(screen.getByText('Open'));
  expect(load).toHaveBeenCalledTimes(2 * times);
  unmount();
});

test.each(READERS)('the page behind a link for %s', (_, saves, prefersReduced, times) => {
  saveData(saves, prefersReduced);
  const hovering = jest.fn();
  const loader = { hovering };
  Object.assign(window, { ___loader: loader });
  void onClientEntry?.({} as never, { plugins: [] });
  loader.hovering('/guides/auth');
  expect(hovering).toHaveBeenCalledTimes(times);
});
