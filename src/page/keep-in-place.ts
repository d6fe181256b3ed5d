/** Keeps an element's position on the screen. */
export function keepInPlace(element: Element, change: () => void): void {
  const { style } = document.documentElement;
  const before = element.getBoundingClientRect().top;
  // Scroll anchoring would scroll the page a second time.
  style.overflowAnchor = 'none';
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved) window.scrollBy({ top: moved, behavior: 'instant' });
  requestAnimationFrame(() => (style.overflowAnchor = ''));
}
