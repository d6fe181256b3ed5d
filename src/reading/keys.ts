/** How the links to the entries before and after tell their keys (`aria-keyshortcuts`). */
export const ENTRY_KEYS = {
  previous: 'Alt+Shift+ArrowLeft',
  next: 'Alt+Shift+ArrowRight',
} as const;

/** What keys pressed outside fields and selections mean: the next entry, the one before, nothing. */
export function entryStep(event: KeyboardEvent): 1 | -1 | undefined {
  const { key, altKey, shiftKey, ctrlKey, metaKey, target, defaultPrevented } = event;
  if (!altKey || !shiftKey || ctrlKey || metaKey || defaultPrevented) return undefined;
  if (
    target instanceof Element &&
    target.closest('input,textarea,select,[contenteditable],[aria-modal]')
  ) {
    return undefined;
  }
  // With some text marked these keys widen the selection on a Mac.
  if (!(window.getSelection()?.isCollapsed ?? true)) return undefined;
  return key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : undefined;
}
