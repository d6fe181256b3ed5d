import { useSyncExternalStore } from 'react';
import { readStored, store } from '../page/storage';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Sent when another window changes local storage.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * Returns a value in the reader's browser, which is empty until the page is hydrated. Components with the
 * same key stay in sync.
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
