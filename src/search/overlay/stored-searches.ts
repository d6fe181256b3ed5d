import { useCallback, useEffect, useRef, useState } from 'react';
import {
  FAVORITE_SEARCHES,
  RECENT_SEARCHES,
  RECENT_SEARCHES_WITH_FAVORITES,
} from '../../lib/limits';
import type { Hierarchy, RecordType } from '../../lib/search-record';
import { EMPTY_HIERARCHY, recordId } from '../../lib/search-record';
import { readStored as readText, store } from '../../page/storage';
import type { Hit } from '../client/hit';
import { readHit } from '../client/hit';

/** A page or heading that was opened from the search overlay. */
export interface StoredSearch {
  objectID: string;
  url: string;
  type: RecordType;
  hierarchy: Hierarchy;
}

/** The recent and favorite searches, newest first. */
export interface StoredSearches {
  recent: StoredSearch[];
  favorite: StoredSearch[];
}

/** A change to the lists. */
export type StoredChange =
  { kind: 'visit' | 'promote'; search: StoredSearch } | { kind: 'remove'; objectID: string };

/** Applies a change to the lists and cuts them to their limits. */
export function changeStored(before: StoredSearches, change: StoredChange): StoredSearches {
  const changed = change.kind === 'remove' ? change.objectID : change.search.objectID;
  const isOther = ({ objectID }: StoredSearch) => objectID !== changed;
  const recent = before.recent.filter(isOther);
  const favorite = before.favorite.filter(isOther);
  if (change.kind === 'remove') return withinLimits({ recent, favorite });
  const { search } = change;
  if (change.kind === 'promote') return withinLimits({ recent, favorite: [search, ...favorite] });
  const isFavorite = favorite.length < before.favorite.length;
  return isFavorite ? before : withinLimits({ recent: [search, ...recent], favorite });
}

function withinLimits({ recent, favorite }: StoredSearches): StoredSearches {
  const limit = favorite.length > 0 ? RECENT_SEARCHES_WITH_FAVORITES : RECENT_SEARCHES;
  return { recent: recent.slice(0, limit), favorite: favorite.slice(0, FAVORITE_SEARCHES) };
}

/** Converts a hit to a stored search. A text hit becomes a search for its page. */
export function searchToStore(hit: Hit): StoredSearch {
  const { path, type, hierarchy } = hit;
  if (type !== 'content') return { objectID: hit.objectID, url: path, type, hierarchy };
  const url = path.split('#')[0] ?? path;
  const { lvl0, lvl1 } = hierarchy;
  const objectID = recordId(url, 'lvl1', 0);
  return { objectID, url, type: 'lvl1', hierarchy: { ...EMPTY_HIERARCHY, lvl0, lvl1 } };
}

/** Returns the local storage keys of the lists. DocSearch uses the same keys. */
export function storageKeys(indexName: string): Record<keyof StoredSearches, string> {
  return {
    recent: `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
    favorite: `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
  };
}

/** Reads the lists from local storage. Skips invalid entries and URLs of other sites. */
export function readStored(
  read: (key: string) => string | null | undefined,
  indexName: string,
): StoredSearches {
  const keys = storageKeys(indexName);
  const list = (key: string): StoredSearch[] => {
    const seen = new Set<string>();
    return parseList(read(key)).flatMap((item) => {
      const hit = readHit(item);
      if (!hit || hit.type === 'content' || seen.has(hit.objectID)) return [];
      seen.add(hit.objectID);
      return [searchToStore(hit)];
    });
  };
  const favorite = list(keys.favorite);
  const known = new Set(favorite.map(({ objectID }) => objectID));
  const recent = list(keys.recent).filter(({ objectID }) => !known.has(objectID));
  return withinLimits({ recent, favorite });
}

function parseList(text: string | null | undefined): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

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
