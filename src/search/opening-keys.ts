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

/** True for a key that writes a character. */
export function isTyping({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return typeof key === 'string' && [...key].length === 1 && !ctrlKey && !metaKey && !altKey;
}
