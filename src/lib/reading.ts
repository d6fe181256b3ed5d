/** An entry is in view when its top passes this line, as a fraction of the window's height. */
const READING_LINE = 1 / 3;
/** Distance from the end at which the next entry loads, in window heights. */
const NEAR = 1.5;

/** The window's position on a page and its size, in pixels. */
export interface Viewport {
  /** Scroll position of the page. */
  scroll: number;
  height: number;
  /** Height of the whole page. */
  page: number;
}

/**
 * Returns the index of the entry in view: the last entry whose top has passed the reading line. At the
 * end of the page, it's the last entry. `tops` are the positions of the entries' content on the page.
 */
export function entryInView(tops: readonly number[], view: Viewport): number {
  const isAtEnd = view.scroll > 0 && view.scroll + view.height >= view.page - 2;
  if (isAtEnd) return tops.length - 1;
  const line = view.scroll + view.height * READING_LINE;
  return Math.max(
    tops.findLastIndex((top) => top <= line),
    0,
  );
}

/** Returns true if the end of the last entry is near the bottom of the window. */
export function isNearEnd(end: number, { scroll, height }: Viewport): boolean {
  return end - (scroll + height) < height * NEAR;
}

/**
 * Returns the scroll position that shows the same part of an entry when it's alone on its page. On
 * that page, it starts where the first entry starts here.
 */
export function scrollAlone(scroll: number, top: number, firstTop: number): number {
  return Math.max(Math.round(scroll - (top - firstTop)), 0);
}

/** Returns the scroll position among several entries. The inverse of `scrollAlone`. */
export function scrollAmong(alone: number, top: number, firstTop: number): number {
  return alone + (top - firstTop);
}
