import type { EngineHit } from '../../../src/search/engine/hit';
import type { SearchBackend } from '../../../src/search/client/search-client';
import { emptyResponse, skipEmptyQueries } from '../../../src/search/client/search-client';

/** Creates a hit with the highlights that a search host would return. */
export function cannedHit(
  objectID: string,
  type: string,
  titles: string[],
  content: string | null = null,
): EngineHit {
  const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
  const hierarchy = Object.fromEntries(
    levels.map((level, index) => [level, titles[index] ?? null]),
  );
  const highlight = (value: string) => ({ value, matchLevel: 'full', matchedWords: ['x'] });
  const highlighted = {
    hierarchy: Object.fromEntries(titles.map((title, index) => [`lvl${index}`, highlight(title)])),
    ...(content ? { content: highlight(content) } : {}),
  };
  return {
    objectID,
    type,
    url: `/docs/guides/page#${objectID}`,
    hierarchy,
    content,
    _highlightResult: highlighted,
    _snippetResult: highlighted,
  } as EngineHit;
}

/** Creates a backend that returns the same hits for every query. */
export function cannedBackend(hits: EngineHit[]): SearchBackend {
  return {
    search: skipEmptyQueries((requests) =>
      Promise.resolve(
        requests.map((request) => ({ ...emptyResponse(request), hits, nbHits: hits.length })),
      ),
    ),
    suggest: () => Promise.resolve(['security']),
    levels: () => Promise.resolve({}),
    onImproved: () => () => undefined,
    isHosted: false,
  };
}

/** Adds the browser APIs that jsdom lacks: modal dialogs, media queries, and scrolling. */
export function completeDom(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  const media = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(window, { matchMedia: () => media, open: () => null });
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(window, { scrollTo: () => undefined });
}
