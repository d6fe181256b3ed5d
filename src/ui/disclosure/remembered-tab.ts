import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { readStored, store } from '../storage';

type Listener = (label: string) => void;
const listeners = new Map<string, Set<Listener>>();

/** Remembers the label of a tab that the reader has turned on, and tells other sets of tabs. */
export function rememberTab(key: string, label: string): void {
  store(key, label);
  listeners.get(key)?.forEach((listener) => listener(label));
}

/**
 * Turns on the tab with the label that was remembered last: before the first paint after the page
 * has come alive, and later while the tabs are below the screen, where nobody sees them change.
 */
export function useRememberedTab(
  key: string | undefined,
  place: RefObject<HTMLElement | null>,
  turnOn: (label: string) => void,
): void {
  const onChoice = useEffectEvent(turnOn);
  useLayoutEffect(() => {
    const label = key && readStored(key);
    if (label) onChoice(label);
  }, [key]);
  useEffect(() => {
    if (!key) return undefined;
    const listener = (label: string) => {
      const top = place.current?.getBoundingClientRect().top ?? 0;
      if (top > window.innerHeight) onChoice(label);
    };
    const all = listeners.get(key) ?? new Set<Listener>();
    listeners.set(key, all.add(listener));
    return () => void all.delete(listener);
  }, [key, place]);
}
