import { useCallback, useEffect, useRef, useState } from 'react';
import type { StoredChange, StoredSearches } from './stored-searches';
import { changeStored, readStored, storageKeys } from './stored-searches';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // If storage is blocked or full, the lists last until the overlay closes.
  }
}

/**
 * Returns an index's recent and favorite searches and a function that changes them. The lists stay
 * in sync with other tabs.
 */
export function useStoredSearches(
  indexName: string,
): [StoredSearches, (change: StoredChange) => void] {
  const [stored, setStored] = useState(() => readStored(read, indexName));
  useEffect(() => {
    const { recent, favorite } = storageKeys(indexName);
    const onStorage = ({ key }: StorageEvent) => {
      if (key === recent || key === favorite || key === null) {
        setStored(readStored(read, indexName));
      }
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [indexName]);
  // Selecting a row closes the overlay before React renders again, so changes read this copy.
  const latest = useRef(stored);
  useEffect(() => {
    latest.current = stored;
  }, [stored]);
  const change = useCallback(
    (next: StoredChange) => {
      const after = changeStored(latest.current, next);
      const { recent, favorite } = storageKeys(indexName);
      latest.current = after;
      write(recent, after.recent);
      write(favorite, after.favorite);
      setStored(after);
    },
    [indexName],
  );
  return [stored, change];
}
