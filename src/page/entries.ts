/** Returns the elements of the reference entries on the page, in order. Each one has its path in `data-entry`. */
export function entriesOf(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-entry]')];
}

/** Returns the entry that a URL refers to, if the page contains it. */
export function currentEntry(pathname = window.location.pathname): HTMLElement | undefined {
  const path = pathname.replace(/\/$/, '');
  return entriesOf(document).find((entry) => path.endsWith(entry.dataset['entry']!));
}

/** Returns the position of an entry's content on the page, without the border above the entry. */
export function contentTop(entry: Element): number {
  return (entry.firstElementChild ?? entry).getBoundingClientRect().top + window.scrollY;
}
