import { currentEntry } from './entries';
import { readStored } from './storage';

/** Switches single-key shortcuts (WCAG 2.1.4). Only "false" is off. */
export const SINGLE_KEYS_KEY = 'supabaseSingleKeys';

/**
 * Ctrl or Cmd with a lowercase Latin letter, or with the key in its place on other keyboards. Never
 * applies in an editor, and on Apple devices, Ctrl with a letter edits text in every field.
 */
export function isChord(event: KeyboardEvent, letter: string): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (isIgnored(event) || ctrlKey === metaKey || altKey || shiftKey) return false;
  const isLatin = /^[a-z]$/i.test(key);
  if (isLatin ? key.toLowerCase() !== letter : code !== `Key${letter.toUpperCase()}`) return false;
  const isMac = document.documentElement.dataset['mac'] !== undefined;
  return !isIn(event, EDITORS) && !(isMac && ctrlKey && isIn(event, FIELDS));
}

export const ENTRY_KEYS = {
  previous: 'Alt+Shift+ArrowLeft',
  next: 'Alt+Shift+ArrowRight',
} as const;

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

export function startSettingsKey(): void {
  document.addEventListener('keydown', (event) => {
    if (!isSingleKey(event, '?')) return;
    event.preventDefault();
    // After a failure, a press of the button can reload the page, but a key must not.
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: -1 });
    document.querySelector('[data-settings]')?.dispatchEvent(click);
  });
}

/** Not in fields and dialogs, or if the reader turned single keys off. */
export function isSingleKey(event: KeyboardEvent, expected: string): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (isIgnored(event) || key !== expected || ctrlKey || metaKey || altKey) return false;
  return !isIn(event, `${FIELDS},${DIALOGS}`) && readStored(SINGLE_KEYS_KEY) !== 'false';
}

/**
 * 1 for the next entry, -1 for the previous one. With selected text, the keys extend the selection
 * on Apple devices.
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

/** The key belongs to an input method, was handled, or is from a form's autofill. */
function isIgnored({ key, isComposing, keyCode, defaultPrevented }: KeyboardEvent): boolean {
  return typeof key !== 'string' || isComposing || keyCode === 229 || defaultPrevented;
}

/**
 * Also looks in shadow roots. A closed dialog keeps the focus until the next frame, but keys then
 * belong to the page.
 */
function isIn(event: KeyboardEvent, selector: string): boolean {
  const path = event.composedPath().filter((target) => target instanceof HTMLElement);
  if (path.some((element) => element.matches('dialog:not([open])'))) return false;
  return path.some((element) => element.matches(selector));
}
