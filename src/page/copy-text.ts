/**
 * Browsers only offer the clipboard on HTTPS and localhost, so elsewhere, a command copies a
 * selection. Throws if the browser refuses both.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    if (!copySelection(text)) throw error;
  }
}

/** Returns false if the browser refuses. */
function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.className = 'hidden-visually';
  field.readOnly = true;
  // Line breaks in the field would remove leading spaces.
  field.style.whiteSpace = 'pre';
  field.value = text;
  // A modal dialog would take the focus back from a field outside of it.
  (focused?.parentElement ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    // Deprecated, but nothing else works without the clipboard.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
