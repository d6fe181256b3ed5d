import { render } from '@testing-library/react';
import type { EngineHit } from '../../../src/search/engine/hit';
import type { SearchBackend } from '../../../src/search/client/search-client';
import { emptyResponse, skipEmptyQueries } from '../../../src/search/client/search-client';
import { Overlay } from '../../../src/search/overlay/Overlay';
import { addModalDialogs } from '../../fixtures/modal-dialogs';

/** With the highlights that a search host would return. */
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

/** The same hits for every query. */
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

/** In a dialog, as on a page. Returns the dialog and its field. The overlay disappears when it closes. */
export function openOverlay(backend: SearchBackend) {
  document.body.innerHTML = `<dialog><input role="combobox"><div></div></dialog>`;
  const dialog = document.querySelector('dialog')!;
  const field = dialog.querySelector('input')!;
  dialog.showModal();
  const container = dialog.querySelector('div')!;
  const { unmount } = render(<Overlay {...{ backend, dialog, field }} />, { container });
  dialog.addEventListener('close', unmount);
  return { dialog, field };
}

/** jsdom lacks modal dialogs, media queries, and scrolling. */
export function completeDom(): void {
  addModalDialogs();
  const media = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(window, { matchMedia: () => media, open: () => null });
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(window, { scrollTo: () => undefined });
}
