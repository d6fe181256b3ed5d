/** True for readers who have asked for less data; the frame's styles know them by the same sign. */
export function savesData(): boolean {
  return document.documentElement.dataset['saves'] !== undefined;
}
