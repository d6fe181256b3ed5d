export function entriesOf(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-entry]')];
}

export function currentEntry(pathname = window.location.pathname): HTMLElement | undefined {
  const path = pathname.replace(/\/$/, '');
  return entriesOf(document).find((entry) => path.endsWith(entry.dataset['entry']!));
}

/** Without the border above the entry. */
export function contentTop(entry: Element): number {
  return (entry.firstElementChild ?? entry).getBoundingClientRect().top + window.scrollY;
}
