import { useCallback, useEffect, useRef, useState } from 'react';
import { readStored as readText, store } from '../../page/storage';
import type { StoredChange, StoredSearches } from './stored-searches';
import { changeStored, readStored, storageKeys } from './stored-searches';

/**
 * Returns an index's recent and favorite searches and a function that changes them. The lists stay
 * in sync with other tabs.
 */
export function useStoredSearches(
  indexName: string,
): [StoredSearches, (change: StoredChange) => void] {
  const [stored, setStored] = useState(() => readStored(readText, indexName));
  useEffect(() => {
    const { recent, favorite } = storageKeys(indexName);
    const onStorage = ({ key }: StorageEvent) => {
      if (key === recent || key === favorite || key === null) {
        setStored(readStored(readText, indexName));
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
      store(recent, JSON.stringify(after.recent));
      store(favorite, JSON.stringify(after.favorite));
      setStored(after);
    },
    [indexName],
  );
  return [stored, change];
}
