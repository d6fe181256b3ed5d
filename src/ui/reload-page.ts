/** The browser keeps the scroll position. */
export function reloadPage(): void {
  window.location.reload();
}
