import { navigate, withPrefix } from 'gatsby';
import { showHashTarget } from '../../page/places';

type Modifiers = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** True if the modifier keys ask the browser for a new tab or window. */
export function wantsNewTab({ ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return ctrlKey || metaKey || shiftKey;
}

/** Opens a path of the site. If it's already the URL, scrolls to its anchor again. */
export function openHit(path: string): void {
  const { pathname, hash } = window.location;
  if (withPrefix(path) === pathname.replace(/\/$/, '') + hash) showHashTarget();
  else void navigate(path);
}

/** Opens a URL in a new tab, or in a new window if Shift is pressed. */
export function openNewTab(href: string, { shiftKey }: Modifiers): void {
  window.open(href, '_blank', shiftKey ? 'noopener,popup=0,width=1200,height=800' : 'noopener');
}
