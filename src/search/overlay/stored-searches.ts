import { useCallback, useEffect, useRef, useState } from 'react';
import { uniqueBy } from '../../lib/group-by';
import {
  FAVORITE_SEARCHES,
  RECENT_SEARCHES,
  RECENT_SEARCHES_WITH_FAVORITES,
} from '../../lib/limits';
import { EMPTY_HIERARCHY, recordId } from '../../lib/search-record';
import { readStored as readText, store } from '../../page/storage';
import { readHit } from '../client/read-hit';
import type { Hit } from '../engine/hit';

/** The recent and favorite searches: pages and headings, newest first. */
export interface StoredSearches {
  recent: Hit[];
  favorite: Hit[];
}

/** A change to the lists. */
export type StoredChange =
  { kind: 'visit' | 'promote'; hit: Hit } | { kind: 'remove'; objectID: string };

/** Applies a change to the lists and cuts them to their limits. */
export function changeStored(before: StoredSearches, change: StoredChange): StoredSearches {
  const hit = change.kind === 'remove' ? undefined : toStore(change.hit);
  const changed = change.kind === 'remove' ? change.objectID : hit!.objectID;
  const isOther = ({ objectID }: Hit) => objectID !== changed;
  const recent = before.recent.filter(isOther);
  const favorite = before.favorite.filter(isOther);
  if (!hit) return withinLimits({ recent, favorite });
  if (change.kind === 'promote') return withinLimits({ recent, favorite: [hit, ...favorite] });
  const isFavorite = favorite.length < before.favorite.length;
  return isFavorite ? before : withinLimits({ recent: [hit, ...recent], favorite });
}

function withinLimits({ recent, favorite }: StoredSearches): StoredSearches {
  const limit = favorite.length > 0 ? RECENT_SEARCHES_WITH_FAVORITES : RECENT_SEARCHES;
  return { recent: recent.slice(0, limit), favorite: favorite.slice(0, FAVORITE_SEARCHES) };
}

/** Returns a hit without what belongs to the query. Instead of a text, its page is stored. */
function toStore({ objectID, url, type, hierarchy }: Hit): Hit {
  if (type !== 'content') return { objectID, url, type, hierarchy };
  const [page = ''] = url.split('#');
  const { lvl0, lvl1 } = hierarchy;
  const titles = { ...EMPTY_HIERARCHY, lvl0, lvl1 };
  return { objectID: recordId(page, 'lvl1', 0), url: page, type: 'lvl1', hierarchy: titles };
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
  const list = (key: string): Hit[] => {
    const hits = parseList(read(key)).flatMap((item) => readHit(item) ?? []);
    const valid = hits.filter(({ type }) => type !== 'content').map(toStore);
    return uniqueBy(valid, ({ objectID }) => objectID);
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
