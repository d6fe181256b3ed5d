import type { Viewport } from '../lib/reading';

/** Returns the elements of the entries on the page, in order. */
export function entriesOf(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-entry]')];
}

/** Returns the path of an entry. */
export function entryPath(entry: HTMLElement): string {
  return entry.dataset['entry'] ?? '';
}

/** Returns the position of an entry's content on the page, without the border above the entry. */
export function contentTop(entry: HTMLElement): number {
  return (entry.firstElementChild ?? entry).getBoundingClientRect().top + window.scrollY;
}

/** Returns the window's scroll position and size. */
export function viewport(): Viewport {
  return {
    scroll: window.scrollY,
    height: window.innerHeight,
    page: document.documentElement.scrollHeight,
  };
}

/** Moves the focus to an entry's title, without scrolling. */
export function focusTitle(entry: HTMLElement): void {
  const title = entry.querySelector('h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}
