/** Shortcuts for the previous and the next entry, as values of `aria-keyshortcuts`. */
export const ENTRY_KEYS = {
  previous: 'Alt+Shift+ArrowLeft',
  next: 'Alt+Shift+ArrowRight',
} as const;

/**
 * Returns 1 if the pressed keys mean the next entry, -1 for the previous one, and undefined otherwise.
 * The shortcuts don't apply in form fields and dialogs, and while text is selected.
 */
export function entryStep(event: KeyboardEvent): 1 | -1 | undefined {
  const { key, altKey, shiftKey, ctrlKey, metaKey, target, defaultPrevented } = event;
  if (!altKey || !shiftKey || ctrlKey || metaKey || defaultPrevented) return undefined;
  if (
    target instanceof Element &&
    target.closest('input,textarea,select,[contenteditable],[aria-modal]')
  ) {
    return undefined;
  }
  // On a Mac, these keys extend a text selection.
  if (!(window.getSelection()?.isCollapsed ?? true)) return undefined;
  return key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : undefined;
}
