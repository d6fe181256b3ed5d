import { render } from '@testing-library/react';
import type { Hierarchy, RecordType } from '../../../src/lib/search-record';
import { EMPTY_HIERARCHY } from '../../../src/lib/search-record';
import type { SearchBackend } from '../../../src/search/client/embedded';
import type { Hit } from '../../../src/search/engine/hit';
import { Overlay } from '../../../src/search/overlay/Overlay';
import { addModalDialogs } from '../../fixtures/modal-dialogs';

/** As the engine returns it. */
export function cannedHit(objectID: string, type: string, titles: string[], content?: string): Hit {
  const levels = titles.map((title, index) => [`lvl${index}`, title]);
  const hierarchy = { ...EMPTY_HIERARCHY, ...(Object.fromEntries(levels) as Partial<Hierarchy>) };
  const hit = { objectID, type: type as RecordType, url: `/guides/page#${objectID}`, hierarchy };
  return content === undefined ? hit : { ...hit, content, snippet: content };
}

/** The same hits for every query. */
export function cannedBackend(hits: Hit[]): SearchBackend {
  return {
    search: () => Promise.resolve({ hits, total: hits.length }),
    suggest: () => Promise.resolve(['security']),
    levels: () => Promise.resolve({}),
    onImproved: () => () => undefined,
    isHosted: false,
  };
}

/** In a dialog, as on a page of a menu level. Returns the dialog and its field. The overlay disappears when it closes. */
export function openOverlay(backend: SearchBackend, level = 'auth') {
  document.body.innerHTML = `<div id="menu" data-level="${level}"></div><dialog><input role="combobox"><div></div></dialog>`;
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
