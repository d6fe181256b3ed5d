import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Keeps the tab that is on in view, in a row that scrolls. */
export function useShown(
  list: RefObject<HTMLElement | null>,
  current: number,
  wanted: boolean,
): void {
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.querySelectorAll<HTMLElement>('[role=tab]')[current];
    if (!wanted || !row || !tab) return;
    const [frame, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    const middle = box.left - frame.left - (frame.width - box.width) / 2;
    row.scrollBy?.({ left: middle });
  }, [list, current, wanted]);
}

/** Calls `use` with the address's hash before the first paint, and when a link changes it. */
export function useHash(use: (hash: string) => void, wanted: boolean): void {
  const latest = useRef(use);
  useEffect(() => {
    latest.current = use;
  });
  useLayoutEffect(() => {
    if (!wanted) return;
    const read = () => {
      const hash = decoded(window.location.hash.slice(1));
      if (hash) latest.current(hash);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [wanted]);
}

/** A hash as text; a faulty one names nothing. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return '';
  }
}
