/** Returns true if the reader wants to save data. The style of `reference.tsx` uses the same signals. */
export function prefersReducedData(): boolean {
  return (
    document.documentElement.dataset['saves'] !== undefined ||
    // Component tests run without media queries.
    ('matchMedia' in window && matchMedia('(prefers-reduced-data: reduce)').matches)
  );
}

/**
 * Returns event handlers that load what a click on an element needs as soon as the reader points at
 * the element or focuses it. If the reader wants to save data, it's only loaded after the click.
 */
export function preloadOnHover(load: () => Promise<unknown>) {
  const preload = () => {
    if (!prefersReducedData()) load().catch(() => undefined);
  };
  return { onPointerEnter: preload, onFocus: preload };
}
