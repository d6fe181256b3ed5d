import { useCallback, useEffect, useRef, useState } from 'react';
import type { StoredChange, StoredSearches } from './stored-searches';
import { changeStored, readStored, storageKeys } from './stored-searches';

function readKey(key: string): string | null {
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
    // Without storage the lists last as long as the overlay.
  }
}

/** Recent and favorite searches of an index, shared with other tabs, and a way to change them. */
export function useStoredSearches(
  indexName: string,
): [StoredSearches, (change: StoredChange) => void] {
  const [stored, setStored] = useState(() => readStored(readKey, indexName));
  useEffect(() => {
    const { recent, favorite } = storageKeys(indexName);
    const onStorage = ({ key }: StorageEvent) => {
      if (key === recent || key === favorite || key === null) {
        setStored(readStored(readKey, indexName));
      }
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [indexName]);
  // Kept here as well: whoever chooses a row leaves before React has drawn again.
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
