import type { EngineHit } from '../../../src/search/engine/hit';
import type { SearchBackend } from '../../../src/search/client/search-client';
import { answeringEmpty, emptyAnswer } from '../../../src/search/client/search-client';

/** A hit with the highlights that a host would give. */
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

/** A backend that gives the same hits to every query. */
export function cannedBackend(hits: EngineHit[]): SearchBackend {
  return {
    search: answeringEmpty((requests) =>
      Promise.resolve(
        requests.map((request) => ({ ...emptyAnswer(request), hits, nbHits: hits.length })),
      ),
    ),
    suggest: () => Promise.resolve(['security']),
    levels: () => Promise.resolve({}),
    onImproved: () => () => undefined,
    isHosted: false,
  };
}

/** What jsdom lacks: modal dialogs and media queries. */
export function completeDom(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  Object.assign(window, { matchMedia: () => ({ matches: false }), open: () => null });
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(window, { scrollTo: () => undefined });
}
