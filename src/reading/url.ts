import { withPrefix } from 'gatsby';
import { tellPage } from '../page/events';

/** Without the base path, or undefined outside the site. */
export function pathOf({ origin, pathname }: { origin: string; pathname: string }) {
  const base = withPrefix('/').replace(/\/$/, '');
  if (origin !== window.location.origin || !pathname.startsWith(`${base}/`)) return undefined;
  return pathname.slice(base.length).replace(/(.)\/$/, '$1');
}

/** Without the router, which would render the page again. */
export function replaceUrl(path: string): void {
  changeUrl('replaceState', window.history.state, path);
}

/** As a link would. */
export function pushUrl(path: string, hash: string): void {
  changeUrl('pushState', { key: String(Date.now()) }, path + hash);
}

function changeUrl(method: 'pushState' | 'replaceState', state: unknown, path: string): void {
  try {
    window.history[method](state, '', withPrefix(path));
    tellPage('page:url');
  } catch {
    // Some browsers limit how often the URL can change. The next entry updates it again.
  }
}
