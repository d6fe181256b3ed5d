import { navigate, withPrefix } from 'gatsby';

type Modifiers = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** True where the reader asks the browser for another tab or window. */
export function asksElsewhere({ ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return ctrlKey || metaKey || shiftKey;
}

/** Goes to a path of the site, and to its anchor even if the page stays the same. */
export function follow(path: string): void {
  const [page, anchor] = path.split('#');
  const isSamePage = page === currentPath();
  void navigate(path);
  if (!anchor || !isSamePage) return;
  requestAnimationFrame(() => document.getElementById(anchor)?.scrollIntoView());
}

/** Opens an address in a tab or window of its own. */
export function followElsewhere(href: string, { shiftKey }: Modifiers): void {
  window.open(href, '_blank', shiftKey ? 'noopener,popup=0,width=1200,height=800' : 'noopener');
}

function currentPath(): string {
  const prefix = withPrefix('/').replace(/\/$/, '');
  const { pathname } = window.location;
  const path = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname;
  return path.replace(/\/$/, '') || '/';
}
