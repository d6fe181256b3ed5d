import { useSyncExternalStore } from 'react';

/** Where the reader is when several entries are on one page. */
export interface Place {
  /** Path of the page that the address led to. */
  page: string;
  /** Path of the entry in view. */
  path: string;
  /** The same entry in other library-versions, by name. */
  otherVersions: readonly { name: string; path: string }[];
  /** Counts what the reader has chosen, as in the menu; scrolling does not count. */
  choices: number;
}

let place: Place | undefined;
const listeners = new Set<() => void>();

/** Tells the frame which entry is in view; nothing for the page itself. */
export function setPlace(next: Place | undefined): void {
  place = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The reader's place on a page; undefined while it is the page's own entry from the beginning. */
export function usePlace(page: string): Place | undefined {
  const current = useSyncExternalStore(
    subscribe,
    () => place,
    () => undefined,
  );
  return current?.page === page ? current : undefined;
}
