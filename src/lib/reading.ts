/** Part of the window's height, from its top, at which an entry counts as reached. */
const READING_LINE = 1 / 3;
/** How many heights of the window an end may be away for the next entry to be fetched. */
const NEAR = 1.5;

/** Where a window stands on a page, in pixels. */
export interface Viewport {
  /** How far the page has been scrolled. */
  scroll: number;
  height: number;
  /** Height of the whole page. */
  page: number;
}

/**
 * Which of several entries is being read, by the tops of their contents on the page: the last one
 * that has passed the reading line, at the page's end the last of all.
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

/** True where the end of what is there comes near. */
export function isNearEnd(end: number, { scroll, height }: Viewport): boolean {
  return end - (scroll + height) < height * NEAR;
}

/**
 * The scroll at which an entry that is alone on its page shows what it shows now; an entry that is
 * alone begins where the first of several does.
 */
export function scrollAlone(scroll: number, top: number, firstTop: number): number {
  return Math.max(Math.round(scroll - (top - firstTop)), 0);
}

/** The other way: the scroll among several entries, from that of the entry alone. */
export function scrollAmong(alone: number, top: number, firstTop: number): number {
  return alone + (top - firstTop);
}
