/** Returns true if the reader wants to save data. The style of `reference.tsx` uses the same signals. */
export function prefersReducedData(): boolean {
  return (
    document.documentElement.dataset['saves'] !== undefined ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
