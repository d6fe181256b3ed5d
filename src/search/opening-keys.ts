import { isSingleKey } from '../ui/single-keys';

/**
 * True for keys that open search: Ctrl+K or Cmd+K, `/` if single-key shortcuts are on, and
 * letters or digits if the search button has the focus.
 */
export function isOpeningKey(event: KeyboardEvent, isOnButton: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  // Form autofill dispatches events without a key.
  if (typeof key !== 'string' || isComposing || altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !event.shiftKey;
  if (isOnButton && /^[\p{L}\p{N}]$/u.test(key)) return true;
  return isSingleKey(event, '/');
}

/** Returns a text field's content after a key press, or undefined if the key doesn't change it. */
export function textAfterKey(
  { text, isSelected }: { text: string; isSelected: boolean },
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
): string | undefined {
  if (typeof key !== 'string' || ctrlKey || metaKey || altKey) return undefined;
  const before = isSelected ? '' : text;
  if (key === 'Backspace') return [...before].slice(0, -1).join('');
  return [...key].length === 1 ? before + key : undefined;
}
