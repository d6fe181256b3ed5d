import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { decodeHash } from '../../lib/hash';

/** Scrolls the active tab to the middle of its row. */
export function useTabInView(
  list: RefObject<HTMLElement | null>,
  current: number,
  isEnabled: boolean,
): void {
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.querySelectorAll<HTMLElement>('[role=tab]')[current];
    if (!isEnabled || !row || !tab) return;
    const [frame, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.scrollBy?.({ left: box.left - frame.left - (frame.width - box.width) / 2 });
  }, [list, current, isEnabled]);
}

/** Calls `onHash` with the URL's hash, before the first paint and whenever it changes. */
export function useHash(onHash: (hash: string) => void, isEnabled: boolean): void {
  const onChange = useEffectEvent(onHash);
  useLayoutEffect(() => {
    if (!isEnabled) return;
    const read = () => {
      const hash = decodeHash(window.location.hash);
      if (hash) onChange(hash);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [isEnabled]);
}
