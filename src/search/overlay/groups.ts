import { HITS_PER_GROUP } from '../../lib/limits';
import type { Hit } from '../client/hit';

/** A hit in its group. */
export interface Row {
  hit: Hit;
  /** Its page stands in the same group as a hit of its own. */
  isChild: boolean;
  /** The next row is no child of the same page. */
  isLastChild: boolean;
}

export interface Group {
  /** Name of the section of the site, or of the library-version. */
  name: string;
  rows: Row[];
}

/** Hits by area, at most five; those of one page stand together, at most five as well. */
export function groupHits(hits: readonly Hit[]): Group[] {
  return groupBy(hits, ({ hierarchy }) => hierarchy.lvl0 ?? '').map(([name, ofArea]) => {
    const pages = groupBy(ofArea, ({ hierarchy }) => hierarchy.lvl1 ?? '');
    const rows = pages.flatMap(([, ofPage]) => {
      const hasPage = ofPage.some(({ type }) => type === 'lvl1');
      return ofPage.map((hit) => ({ hit, isChild: hasPage && hit.type !== 'lvl1' }));
    });
    return {
      name,
      rows: rows.map((row, index) => {
        const next = rows[index + 1];
        const isFollowed = next?.isChild && next.hit.hierarchy.lvl1 === row.hit.hierarchy.lvl1;
        return { ...row, isLastChild: row.isChild && !isFollowed };
      }),
    };
  });
}

/** Items by key in order of appearance, no more than a group holds. */
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
