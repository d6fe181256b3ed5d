import { navigate, withPrefix } from 'gatsby';

type Modifiers = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** True if the modifier keys ask the browser for a new tab or window. */
export function wantsNewTab({ ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return ctrlKey || metaKey || shiftKey;
}

/** Opens a path of the site. Scrolls to the anchor even if it's on the current page. */
export function openHit(path: string): void {
  const [page, anchor] = path.split('#');
  const isSamePage = page === currentPath();
  void navigate(path);
  if (!anchor || !isSamePage) return;
  requestAnimationFrame(() => document.getElementById(anchor)?.scrollIntoView());
}

/** Opens a URL in a new tab, or in a new window if Shift is pressed. */
export function openNewTab(href: string, { shiftKey }: Modifiers): void {
  window.open(href, '_blank', shiftKey ? 'noopener,popup=0,width=1200,height=800' : 'noopener');
}

function currentPath(): string {
  const prefix = withPrefix('/').replace(/\/$/, '');
  const { pathname } = window.location;
  const path = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname;
  return path.replace(/\/$/, '') || '/';
}
