import type { Hit } from '../../../src/search/client/hit';
import { readHit } from '../../../src/search/client/hit';

/** `titles` starts with the area. */
export const rawHit = (objectID: string, type: string, titles: string[], more = {}) => ({
  ...{ objectID, type, url: `/guides/a#${objectID}` },
  hierarchy: Object.fromEntries(titles.map((title, level) => [`lvl${level}`, title])),
  ...more,
});

/** As the overlay reads it. */
export const hit = (...args: Parameters<typeof rawHit>): Hit => readHit(rawHit(...args))!;
