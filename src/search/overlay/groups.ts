import { BEST_HITS, HITS_PER_GROUP } from '../../lib/limits';
import { HIT_LIST_TEXT } from '../../lib/strings/search';
import type { Hit } from '../client/hit';

/** A hit in a group. */
export interface Row {
  hit: Hit;
  /** True if the hit's page is also a hit in the group. */
  isChild: boolean;
  /** True for the last child of a page. */
  isLastChild: boolean;
  /** The area of a hit that isn't in the group of its area. */
  area?: string | null;
}

/** The rows of one area of the site. */
export interface Group {
  /** The name of the area, or of the library version. */
  name: string;
  rows: Row[];
}

/**
 * Groups hits by area, with at most `HITS_PER_GROUP` hits per area. Hits on the same page are next
 * to each other. If the best hits wouldn't be the first rows, because they're in several areas, they're a group of
 * their own.
 */
export function groupHits(hits: readonly Hit[]): Group[] {
  const groups = groupByArea(hits);
  const best = hits.slice(0, BEST_HITS);
  const first = groups.flatMap(({ rows }) => rows.map(({ hit }) => hit)).slice(0, BEST_HITS);
  const isOneArea = best.every(({ hierarchy }) => hierarchy.lvl0 === best[0]!.hierarchy.lvl0);
  if (isOneArea || best.every((hit) => first.includes(hit))) return groups;
  const rows = best.map((hit): Row => {
    return { hit, isChild: false, isLastChild: false, area: hit.hierarchy.lvl0 };
  });
  return [{ name: HIT_LIST_TEXT.best, rows }, ...groupByArea(hits.slice(BEST_HITS))];
}

function groupByArea(hits: readonly Hit[]): Group[] {
  return groupBy(hits, ({ hierarchy }) => hierarchy.lvl0 ?? '').map(([name, areaHits]) => {
    const pages = groupBy(areaHits, ({ hierarchy }) => hierarchy.lvl1 ?? '');
    const rows = pages.flatMap(([, pageHits]) => {
      const hasPage = pageHits.some(({ type }) => type === 'lvl1');
      return pageHits.map((hit) => ({ hit, isChild: hasPage && hit.type !== 'lvl1' }));
    });
    return {
      name,
      rows: rows.map((row, index) => {
        const next = rows[index + 1];
        const hasSibling = next?.isChild && next.hit.hierarchy.lvl1 === row.hit.hierarchy.lvl1;
        return { ...row, isLastChild: row.isChild && !hasSibling };
      }),
    };
  });
}

/** Groups items by key in order of appearance. Drops items that exceed a group's limit. */
function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key) ?? [];
    if (group.length < HITS_PER_GROUP) group.push(item);
    groups.set(key, group);
  }
  return [...groups];
}
