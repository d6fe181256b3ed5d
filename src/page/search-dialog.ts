import { cutQuery, selectionQuery } from '../lib/query-text';
import { onClick } from './events';
import { isChord, isSingleKey } from './keys';

/** IDs of the search dialog and its text field. */
export const SEARCH_DIALOG = 'search-dialog';
export const SEARCH_FIELD = 'search-field';

/** The search field. It keeps the last text that was pasted, because it only shows the start of a long one. */
export type SearchField = HTMLInputElement & { pasted?: string | undefined };

function parts() {
  return {
    dialog: document.getElementById(SEARCH_DIALOG) as HTMLDialogElement | null,
    field: document.getElementById(SEARCH_FIELD) as SearchField | null,
  };
}

/**
 * Opens search. The field gets the focus and contains the text that was selected on the page, so typing
 * replaces it. The results come from the app, which reads the field whenever it arrives.
 */
function open(query = selectionQuery(getSelection()?.toString() ?? '')): void {
  const { dialog, field } = parts();
  if (!dialog || !field || dialog.open) return;
  setQuery(query);
  dialog.showModal();
  field.focus();
  field.select();
  dialog.dispatchEvent(new Event('open'));
}

/** Sets the text in the field, as if the reader had typed it. */
export function setQuery(text: string): void {
  const { field } = parts();
  if (!field || field.value === text) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Lets readers open and close search with clicks and keys. */
export function startSearchDialog(): void {
  onClick('.search-open', (button, { detail }) => {
    // After a tap or a click, the focus goes back to the page, where the space bar scrolls.
    if (detail > 0) button.blur();
    open();
  });
  onClick(`#${SEARCH_DIALOG} .close`, () => parts().dialog?.close());
  onClick(`#${SEARCH_DIALOG} .clear`, () => {
    setQuery('');
    parts().field?.focus();
  });
  document.addEventListener(
    'input',
    ({ target }) => {
      const { field } = parts();
      if (field && target === field && field.value !== cutQuery(field.value)) {
        field.value = cutQuery(field.value);
      }
    },
    true,
  );
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
  // A link to a search, which browsers also open from their address bar (see `static/opensearch.xml`).
  const query = new URLSearchParams(window.location.search).get('q');
  if (query) document.addEventListener('DOMContentLoaded', () => open(cutQuery(query)));
  // During text composition, Escape only ends the composition. Browsers also cancel the dialog.
  let isComposing = false;
  document.addEventListener('compositionstart', () => (isComposing = true));
  document.addEventListener('compositionend', () => setTimeout(() => (isComposing = false)));
  document.addEventListener('cancel', (event) => isComposing && event.preventDefault(), true);
  document.addEventListener(
    'close',
    ({ target }) => {
      const { dialog } = parts();
      // The browser sends the event later, when the reader may have opened the dialog again.
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

/** Closes the dialog after a click next to it, but not if the press started inside, as in a selection. */
function closeOnBackdrop(): void {
  let pressed: EventTarget | null = null;
  document.addEventListener('pointerdown', ({ target }) => (pressed = target));
  onClick(`#${SEARCH_DIALOG}`, (dialog, { target }) => {
    if (target === dialog && pressed === dialog) (dialog as HTMLDialogElement).close();
  });
}
