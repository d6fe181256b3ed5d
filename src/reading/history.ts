import { withPrefix } from 'gatsby';
import { readStored, store } from '../ui/storage';

/** Returns Gatsby's key for a scroll position, so Gatsby restores the positions saved here. */
function scrollKey(): string {
  const { key = 'initial' } = (window.history.state ?? {}) as { key?: string };
  return `@@scroll|${window.location.pathname}|${key}`;
}

/** Saves the scroll position for the current URL, for the Back button and for a reload. */
export function saveScroll(scroll: number): void {
  store(scrollKey(), JSON.stringify(scroll), 'sessionStorage');
}

/** Returns the saved scroll position for the current URL, or 0. */
export function savedScroll(): number {
  return Number(readStored(scrollKey(), 'sessionStorage')) || 0;
}

/** Returns the path of a URL without the base path, or undefined for URLs outside the site. */
export function pathOf({ origin, pathname }: { origin: string; pathname: string }) {
  const base = withPrefix('/').replace(/\/$/, '');
  if (origin !== window.location.origin || !pathname.startsWith(`${base}/`)) return undefined;
  return pathname.slice(base.length).replace(/(.)\/$/, '$1');
}

/** Replaces the URL. The router isn't involved, because it would render the page again. */
export function replaceUrl(path: string): void {
  changeUrl('replaceState', window.history.state, path);
}

/** Adds a URL to the history, as a link would. */
export function pushUrl(path: string, hash: string): void {
  changeUrl('pushState', { key: String(Date.now()) }, path + hash);
}

function changeUrl(method: 'pushState' | 'replaceState', state: unknown, path: string): void {
  try {
    window.history[method](state, '', withPrefix(path));
  } catch {
    // Some browsers limit how often the URL can change. The next entry updates it again.
  }
}
