import type { Hit } from '../../../src/search/client/hit';
import { readHit } from '../../../src/search/client/hit';

/** A hit as a search host returns it, with its titles from the area down. */
export const rawHit = (objectID: string, type: string, titles: string[], more = {}) => ({
  ...{ objectID, type, url: `/guides/a#${objectID}` },
  hierarchy: Object.fromEntries(titles.map((title, level) => [`lvl${level}`, title])),
  ...more,
});

/** The same hit after it was read. */
export const hit = (...args: Parameters<typeof rawHit>): Hit => readHit(rawHit(...args))!;
