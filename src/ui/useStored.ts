import { useSyncExternalStore } from 'react';
import { readStored, store } from '../page/storage';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // From another window.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * From local storage, or empty until the page is hydrated. Components with the same key stay in
 * sync.
 */
export function useStored(key: string): [value: string, change: (value: string) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => readStored(key) ?? '',
    () => '',
  );
  const change = (next: string) => {
    store(key, next);
    for (const listener of listeners) listener();
  };
  return [value, change];
}
