import { readStored } from './storage';

/** Storage key of the switch for shortcuts that are a single key (WCAG 2.1.4). Only "false" is off. */
export const SINGLE_KEYS_KEY = 'supabaseSingleKeys';

const TEXT_FIELDS = new Set(['INPUT', 'TEXTAREA', 'SELECT']);

/**
 * True if a shortcut that's a single key was pressed: outside text fields and dialogs, and if the
 * reader hasn't turned these shortcuts off.
 */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  const { ctrlKey, metaKey, altKey, isComposing, target } = event;
  if (event.key !== key || ctrlKey || metaKey || altKey || isComposing) return false;
  return !isTyping(target) && readStored(SINGLE_KEYS_KEY) !== 'false';
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    TEXT_FIELDS.has(target.tagName) ||
    target.isContentEditable ||
    target.closest('dialog, [role=dialog]') !== null
  );
}
