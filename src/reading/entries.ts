import type { Viewport } from '../lib/reading';

/** Entries on the page, by their paths, in their order. */
export function entriesOf(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-entry]')];
}

export function entryPath(entry: HTMLElement): string {
  return entry.dataset['entry'] ?? '';
}

/** Where an entry's content begins on the page, below the line that parts it from the one before. */
export function contentTop(entry: HTMLElement): number {
  return (entry.firstElementChild ?? entry).getBoundingClientRect().top + window.scrollY;
}

/** Where the window stands. */
export function viewport(): Viewport {
  return {
    scroll: window.scrollY,
    height: window.innerHeight,
    page: document.documentElement.scrollHeight,
  };
}

/** Does something that adds to the page above what is read, which stays where it is on the screen. */
export function keepInPlace(entry: HTMLElement, change: () => void): void {
  const { style } = document.documentElement;
  const before = contentTop(entry) - window.scrollY;
  // The browser's own anchoring would move the page a second time.
  style.overflowAnchor = 'none';
  change();
  window.scrollTo({ top: contentTop(entry) - before, behavior: 'instant' });
  requestAnimationFrame(() => (style.overflowAnchor = ''));
}

/** Moves the focus to an entry's title, without scrolling. */
export function focusTitle(entry: HTMLElement): void {
  const title = entry.querySelector('h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}
