/** The style of `reference.tsx` uses the same signals. */
export function prefersReducedData(): boolean {
  return (
    document.documentElement.dataset['saves'] !== undefined ||
    // Component tests run without media queries.
    ('matchMedia' in window && matchMedia('(prefers-reduced-data: reduce)').matches)
  );
}

/**
 * Returns event handlers that load what a click needs when the reader points at or focuses an element, unless
 * the reader saves data.
 */
export function preloadOnHover(load: () => Promise<unknown>) {
  const preload = () => {
    if (!prefersReducedData()) load().catch(() => undefined);
  };
  return { onPointerEnter: preload, onFocus: preload };
}
