/** True for readers who have asked for less data; styles know them by the same two signs. */
export function savesData(): boolean {
  return (
    document.documentElement.dataset['saves'] !== undefined ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
