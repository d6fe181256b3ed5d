import { readHit } from '../../../src/search/client/read-hit';
import type { Hit } from '../../../src/search/engine/hit';

/** `titles` starts with the area. */
export const rawHit = (objectID: string, type: string, titles: string[], more = {}) => ({
  ...{ objectID, type, url: `/guides/a#${objectID}` },
  hierarchy: Object.fromEntries(titles.map((title, level) => [`lvl${level}`, title])),
  ...more,
});

/** As the overlay reads it. */
export const hit = (...args: Parameters<typeof rawHit>): Hit => readHit(rawHit(...args))!;

/** In the format of the search host. */
export function hostHit({ marked, snippet, ...hit }: Hit): object {
  const values = Object.entries(marked ?? {}).map(([level, value]) => [level, { value }]);
  return {
    ...hit,
    _highlightResult: { hierarchy: Object.fromEntries(values) as object },
    _snippetResult: snippet ? { content: { value: snippet } } : {},
  };
}
