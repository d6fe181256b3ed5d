const TEXT_FIELDS = new Set(['INPUT', 'TEXTAREA', 'SELECT']);

/** True for keys that open the search: Ctrl or Cmd with K, "/" outside text fields. */
export function isOpeningKey(event: KeyboardEvent, isOnButton: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  // Browsers that fill in forms send events without a key.
  if (typeof key !== 'string' || isComposing || altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !event.shiftKey;
  if (isOnButton && /^[\p{L}\p{N}]$/u.test(key)) return true;
  return key === '/' && !isTextField(event.target);
}

function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return TEXT_FIELDS.has(target.tagName) || target.isContentEditable;
}

/** A text after a key was pressed; undefined for keys that do not write. */
export function typedInto(
  { text, isSelected }: { text: string; isSelected: boolean },
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
): string | undefined {
  if (typeof key !== 'string' || ctrlKey || metaKey || altKey) return undefined;
  const kept = isSelected ? '' : text;
  if (key === 'Backspace') return isSelected ? '' : [...text].slice(0, -1).join('');
  return [...key].length === 1 ? kept + key : undefined;
}
