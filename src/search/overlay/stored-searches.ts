import { useMemo } from 'react';
import { uniqueBy } from '../../lib/group-by';
import {
  FAVORITE_SEARCHES,
  RECENT_SEARCHES,
  RECENT_SEARCHES_WITH_FAVORITES,
} from '../../lib/limits';
import { INDEX_NAME } from '../../lib/search-host';
import { EMPTY_HIERARCHY, recordId } from '../../lib/search-record';
import { readStored } from '../../page/storage';
import { useStored } from '../../ui/useStored';
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

/** The local storage keys of the lists, which are the same as DocSearch's. */
export const STORAGE_KEYS = {
  recent: `__DOCSEARCH_RECENT_SEARCHES__${INDEX_NAME}`,
  favorite: `__DOCSEARCH_FAVORITE_SEARCHES__${INDEX_NAME}`,
};

/** Reads the lists from what's stored. Skips invalid entries and URLs of other sites. */
export function readSearches(recentText = '', favoriteText = ''): StoredSearches {
  const [recent, favorite] = [recentText, favoriteText].map((text): Hit[] => {
    const hits = parseList(text).flatMap((item) => readHit(item) ?? []);
    const valid = hits.filter(({ type }) => type !== 'content').map(toStore);
    return uniqueBy(valid, ({ objectID }) => objectID);
  }) as [Hit[], Hit[]];
  const known = new Set(favorite.map(({ objectID }) => objectID));
  return withinLimits({ recent: recent.filter(({ objectID }) => !known.has(objectID)), favorite });
}

function parseList(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** Returns the recent and favorite searches, and a function that changes them. */
export function useStoredSearches(): [StoredSearches, (change: StoredChange) => void] {
  const [recent, setRecent] = useStored(STORAGE_KEYS.recent);
  const [favorite, setFavorite] = useStored(STORAGE_KEYS.favorite);
  const stored = useMemo(() => readSearches(recent, favorite), [recent, favorite]);
  const change = (next: StoredChange) => {
    // Another tab may have changed the lists.
    const before = readSearches(readStored(STORAGE_KEYS.recent), readStored(STORAGE_KEYS.favorite));
    const after = changeStored(before, next);
    setRecent(JSON.stringify(after.recent));
    setFavorite(JSON.stringify(after.favorite));
  };
  return [stored, change];
}
