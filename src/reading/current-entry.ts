import { useSyncExternalStore } from 'react';

/** The entry in view on a page that contains several entries. */
export interface CurrentEntry {
  /** Path of the page that was opened. */
  page: string;
  /** Path of the entry in view. */
  path: string;
  /** The same entry in other library versions. */
  otherVersions: readonly { name: string; path: string }[];
}

let currentEntry: CurrentEntry | undefined;
const listeners = new Set<() => void>();

/** Sets the entry in view, or undefined if the page contains only its own entry. */
export function setCurrentEntry(next: CurrentEntry | undefined): void {
  currentEntry = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the entry in view on a page, or undefined if the page contains only its own entry. */
export function useCurrentEntry(page: string): CurrentEntry | undefined {
  const entry = useSyncExternalStore(
    subscribe,
    () => currentEntry,
    () => undefined,
  );
  return entry?.page === page ? entry : undefined;
}
