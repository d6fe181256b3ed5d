import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Scrolls the menu to its active item if it's out of view, and to the top if the level changes.
 * Otherwise the menu keeps its scroll position, because it stays mounted across pages.
 */
export function useActiveInView(level: string, path: string): RefObject<HTMLElement | null> {
  const nav = useRef<HTMLElement>(null);
  const lastLevel = useRef<string>(undefined);
  useEffect(() => {
    const scroller = nav.current?.parentElement;
    if (!scroller) return;
    if (lastLevel.current !== undefined && lastLevel.current !== level) scroller.scrollTop = 0;
    lastLevel.current = level;
    const active = nav.current?.querySelector('[aria-current="page"]');
    if (!active) return;
    const [item, frame] = [active.getBoundingClientRect(), scroller.getBoundingClientRect()];
    if (item.top >= frame.top && item.bottom <= frame.bottom) return;
    scroller.scrollTop += item.top - frame.top - (frame.height - item.height) / 2;
  }, [level, path]);
  return nav;
}
