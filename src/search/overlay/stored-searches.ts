import {
  FAVORITE_SEARCHES,
  RECENT_SEARCHES,
  RECENT_SEARCHES_WITH_FAVORITES,
} from '../../lib/limits';
import type { Hierarchy, RecordType } from '../../lib/search-record';
import { HIERARCHY_LEVELS, recordId } from '../../lib/search-record';
import type { Hit } from '../client/hit';
import { readHit } from '../client/hit';

/** A page or heading that was visited from the search. */
export interface StoredSearch {
  objectID: string;
  url: string;
  type: RecordType;
  hierarchy: Hierarchy;
}

/** Both lists, newest first. */
export interface StoredSearches {
  recent: StoredSearch[];
  favorite: StoredSearch[];
}

/** What can be done to the lists. */
export type StoredChange =
  { kind: 'visit' | 'promote'; search: StoredSearch } | { kind: 'forget'; objectID: string };

export const NOTHING_STORED: StoredSearches = { recent: [], favorite: [] };

/** The lists after a change, within their limits. */
export function changeStored(before: StoredSearches, change: StoredChange): StoredSearches {
  if (change.kind === 'forget') {
    return withinLimits({
      recent: without(before.recent, change.objectID),
      favorite: without(before.favorite, change.objectID),
    });
  }
  const { search } = change;
  const isFavorite = before.favorite.some(({ objectID }) => objectID === search.objectID);
  if (change.kind === 'visit') {
    if (isFavorite) return before;
    return withinLimits({
      ...before,
      recent: [search, ...without(before.recent, search.objectID)],
    });
  }
  return withinLimits({
    recent: without(before.recent, search.objectID),
    favorite: [search, ...without(before.favorite, search.objectID)],
  });
}

function without(list: StoredSearch[], objectID: string): StoredSearch[] {
  return list.filter((search) => search.objectID !== objectID);
}

function withinLimits({ recent, favorite }: StoredSearches): StoredSearches {
  const most = favorite.length > 0 ? RECENT_SEARCHES_WITH_FAVORITES : RECENT_SEARCHES;
  return { recent: recent.slice(0, most), favorite: favorite.slice(0, FAVORITE_SEARCHES) };
}

/** What a visited hit leaves: itself, or its page where it is a text. */
export function searchToStore({ objectID, path, type, hierarchy }: Hit): StoredSearch {
  if (type !== 'content') return { objectID, url: path, type, hierarchy };
  const url = path.split('#')[0] ?? path;
  const { lvl0, lvl1 } = hierarchy;
  const none = Object.fromEntries(HIERARCHY_LEVELS.map((level) => [level, null])) as Hierarchy;
  const ofPage = { ...none, lvl0, lvl1 };
  return { objectID: recordId(url, 'lvl1', 0), url, type: 'lvl1', hierarchy: ofPage };
}

/** Keys of the lists in the browser's storage. */
export function storageKeys(indexName: string): Record<keyof StoredSearches, string> {
  return {
    recent: `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
    favorite: `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
  };
}

/** Reads both lists; whatever is not a search of this site is left out. */
export function readStored(
  read: (key: string) => string | null,
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

function parseList(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
