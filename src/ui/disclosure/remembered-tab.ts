import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { readStored, store } from '../storage';

type Listener = (label: string) => void;
const listeners = new Map<string, Set<Listener>>();

/** Stores the label of the tab that the reader selected, and notifies other tabs with the same key. */
export function rememberTab(key: string, label: string): void {
  store(key, label);
  listeners.get(key)?.forEach((listener) => listener(label));
}

/**
 * Selects the tab with the stored label: when the component mounts, before the browser paints, and
 * when the reader selects that label elsewhere on the page. In the second case, only tabs below the
 * window change, so nothing moves on the screen.
 */
export function useRememberedTab(
  key: string | undefined,
  list: RefObject<HTMLElement | null>,
  select: (label: string) => void,
): void {
  const onSelect = useEffectEvent(select);
  useLayoutEffect(() => {
    const label = key && readStored(key);
    if (label) onSelect(label);
  }, [key]);
  useEffect(() => {
    if (!key) return undefined;
    const listener = (label: string) => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      if (top > window.innerHeight) onSelect(label);
    };
    const sameKey = listeners.get(key) ?? new Set<Listener>();
    listeners.set(key, sameKey.add(listener));
    return () => void sameKey.delete(listener);
  }, [key, list]);
}
