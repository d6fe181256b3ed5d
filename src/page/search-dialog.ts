import { cutQuery, selectionQuery } from '../lib/query-text';
import { onClick } from './events';
import { isChord, isSingleKey } from './keys';
import { closeMenu } from './menu';

export const SEARCH_DIALOG = 'search-dialog';
export const SEARCH_FIELD = 'search-field';

/** The field only shows the start of a long paste, so it keeps the text. */
export type SearchField = HTMLInputElement & { pasted?: string | undefined };

function parts() {
  return {
    dialog: document.getElementById(SEARCH_DIALOG) as HTMLDialogElement | null,
    field: document.getElementById(SEARCH_FIELD) as SearchField | null,
  };
}

/**
 * Typing replaces the text that was selected on the page. The app reads the field whenever it
 * arrives.
 */
function open(query = selectionQuery(getSelection()?.toString() ?? '')): void {
  const { dialog, field } = parts();
  if (!dialog || !field || dialog.open) return;
  setQuery(query);
  // It would cover the focus that the dialog returns.
  closeMenu();
  dialog.showModal();
  field.focus();
  field.select();
  dialog.dispatchEvent(new Event('open'));
}

export function setQuery(text: string): void {
  const { field } = parts();
  if (!field || field.value === text) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

export function startSearchDialog(): void {
  onClick('.search-open', (button, { detail }) => {
    // So that the space bar scrolls the page after a click.
    if (detail > 0) button.blur();
    open();
  });
  onClick(`#${SEARCH_DIALOG} .close`, () => parts().dialog?.close());
  onClick(`#${SEARCH_DIALOG} .clear`, () => {
    setQuery('');
    parts().field?.focus();
  });
  document.addEventListener('paste', ({ target, clipboardData }) => {
    const { field } = parts();
    if (field && target === field) field.pasted = clipboardData?.getData('text');
  });
  document.addEventListener('keydown', (event) => {
    const isToggle = isChord(event, 'k');
    if (!isToggle && !isSingleKey(event, '/')) return;
    event.preventDefault();
    const { dialog } = parts();
    if (dialog?.open && isToggle) dialog.close();
    else open();
  });
  closeOnBackdrop();
  // Browsers also open searches from their address bar (see `static/opensearch.xml`).
  const query = new URLSearchParams(window.location.search).get('q');
  if (query) document.addEventListener('DOMContentLoaded', () => open(cutQuery(query)));
  // Escape then only ends the composition, but browsers also cancel the dialog.
  let isComposing = false;
  document.addEventListener('compositionstart', () => (isComposing = true));
  document.addEventListener('compositionend', () => setTimeout(() => (isComposing = false)));
  document.addEventListener('cancel', (event) => isComposing && event.preventDefault(), true);
  document.addEventListener(
    'close',
    ({ target }) => {
      const { dialog } = parts();
      // The event is late, so the dialog can be open again.
      if (target !== dialog || !dialog || dialog.open) return;
      setQuery('');
      // WebKit sometimes leaves the focus in the closed dialog.
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) {
        activeElement.blur();
      }
    },
    true,
  );
}

/** Unless the press started inside, as in a selection. */
function closeOnBackdrop(): void {
  let pressed: EventTarget | null = null;
  document.addEventListener('pointerdown', ({ target }) => (pressed = target));
  onClick(`#${SEARCH_DIALOG}`, (dialog, { target }) => {
    if (target === dialog && pressed === dialog) (dialog as HTMLDialogElement).close();
  });
}
