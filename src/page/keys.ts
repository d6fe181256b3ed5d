import { currentEntry } from './entries';
import { readStored } from './storage';

/** Storage key of the switch for shortcuts that are a single key (WCAG 2.1.4). Only "false" is off. */
export const SINGLE_KEYS_KEY = 'supabaseSingleKeys';

/**
 * True if the reader pressed Ctrl or Cmd with a letter. On a keyboard whose letters aren't Latin, the key in the
 * letter's place counts. The shortcut never applies in an editor, and on Apple devices, Ctrl with a letter edits
 * text in every field.
 *
 * @param letter A lowercase Latin letter.
 */
export function isChord(event: KeyboardEvent, letter: string): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (isIgnored(event) || ctrlKey === metaKey || altKey || shiftKey) return false;
  const isLatin = /^[a-z]$/i.test(key);
  if (isLatin ? key.toLowerCase() !== letter : code !== `Key${letter.toUpperCase()}`) return false;
  const isMac = document.documentElement.dataset['mac'] !== undefined;
  return !isIn(event, EDITORS) && !(isMac && ctrlKey && isIn(event, FIELDS));
}

/** Shortcuts for the previous and the next entry, as values of `aria-keyshortcuts`. */
export const ENTRY_KEYS = {
  previous: 'Alt+Shift+ArrowLeft',
  next: 'Alt+Shift+ArrowRight',
} as const;

/** Lets readers follow the links of the current entry to the previous and the next one with keys. */
export function startEntryKeys(): void {
  document.addEventListener('keydown', (event) => {
    const step = entryStep(event);
    if (step === undefined) return;
    const rel = step > 0 ? 'next' : 'prev';
    const link = (currentEntry() ?? document).querySelector<HTMLAnchorElement>(
      `a[rel=${rel}][aria-keyshortcuts]`,
    );
    if (!link) return;
    event.preventDefault();
    link.click();
  });
}

/** Lets readers open the settings with `?`, through the button that opens them. */
export function startSettingsKey(): void {
  document.addEventListener('keydown', (event) => {
    if (!isSingleKey(event, '?')) return;
    event.preventDefault();
    // A press of the button can reload the page after a failure, but a key must not.
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: -1 });
    document.querySelector('[data-settings]')?.dispatchEvent(click);
  });
}

/** True for a shortcut that's a single key, outside of fields and dialogs, unless the reader turned these off. */
export function isSingleKey(event: KeyboardEvent, expected: string): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (isIgnored(event) || key !== expected || ctrlKey || metaKey || altKey) return false;
  return !isIn(event, `${FIELDS},${DIALOGS}`) && readStored(SINGLE_KEYS_KEY) !== 'false';
}

/**
 * Returns 1 if the pressed keys mean the next entry, -1 for the previous one, and undefined otherwise. They don't
 * apply in fields and dialogs, and while text is selected, because they extend a selection on Apple devices.
 */
function entryStep(event: KeyboardEvent): 1 | -1 | undefined {
  const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
  if (isIgnored(event) || !altKey || !shiftKey || ctrlKey || metaKey) return undefined;
  if (isIn(event, `${FIELDS},${DIALOGS}`) || getSelection()?.isCollapsed === false)
    return undefined;
  return key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : undefined;
}

const EDITORS = 'textarea,[contenteditable]:not([contenteditable=false])';
const FIELDS = `input,select,${EDITORS}`;
const DIALOGS = 'dialog,[role=dialog]';

/** True if the key belongs to an input method or was handled, or if the event is from a form's autofill. */
function isIgnored({ key, isComposing, keyCode, defaultPrevented }: KeyboardEvent): boolean {
  return typeof key !== 'string' || isComposing || keyCode === 229 || defaultPrevented;
}

/**
 * True if the key was pressed inside a matching element, also in one that's in a shadow root. A dialog that was just
 * closed keeps the focus until the next frame. Keys that are pressed until then belong to the page.
 */
function isIn(event: KeyboardEvent, selector: string): boolean {
  const path = event.composedPath().filter((target) => target instanceof HTMLElement);
  if (path.some((element) => element.matches('dialog:not([open])'))) return false;
  return path.some((element) => element.matches(selector));
}
