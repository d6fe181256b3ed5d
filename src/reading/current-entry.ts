import { useSyncExternalStore } from 'react';

export interface CurrentEntry {
  /** As opened. */
  page: string;
  /** In view. */
  path: string;
  /** The same entry in other library versions. */
  otherVersions: readonly { name: string; path: string }[];
}

let currentEntry: CurrentEntry | undefined;
const listeners = new Set<() => void>();

export function setCurrentEntry(next: CurrentEntry | undefined): void {
  currentEntry = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Undefined if the page contains only its own entry. */
export function useCurrentEntry(page: string): CurrentEntry | undefined {
  const entry = useSyncExternalStore(
    subscribe,
    () => currentEntry,
    () => undefined,
  );
  return entry?.page === page ? entry : undefined;
}
