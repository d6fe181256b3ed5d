/** By the same signals as the style of `reference.tsx`. */
export function prefersReducedData(): boolean {
  return (
    document.documentElement.dataset['saves'] !== undefined ||
    // Component tests run without media queries.
    ('matchMedia' in window && matchMedia('(prefers-reduced-data: reduce)').matches)
  );
}

/** For what a click needs: loads it on hover and focus, unless the reader saves data. */
export function preloadOnHover(load: () => Promise<unknown>) {
  const preload = () => {
    if (!prefersReducedData()) load().catch(() => undefined);
  };
  return { onPointerEnter: preload, onFocus: preload };
}
