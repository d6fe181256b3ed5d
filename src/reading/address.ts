import { withPrefix } from 'gatsby';

/** Gatsby's own names for a place on a page, so that it goes back to those kept here. */
function placeKey(): string {
  const { key = 'initial' } = (window.history.state ?? {}) as { key?: string };
  return `@@scroll|${window.location.pathname}|${key}`;
}

/** Keeps how far the page in the address is scrolled, for the way back and for a reload. */
export function keepScroll(scroll: number): void {
  try {
    sessionStorage.setItem(placeKey(), JSON.stringify(scroll));
  } catch {
    // Without storage the way back leads to the top of the entry.
  }
}

/** How far the page in the address was scrolled when the reader left it. */
export function keptScroll(): number {
  try {
    return Number(sessionStorage.getItem(placeKey())) || 0;
  } catch {
    return 0;
  }
}

/** Path of an address of the site, without its base path; undefined for other sites. */
export function pathOf({ origin, pathname }: { origin: string; pathname: string }) {
  const base = withPrefix('/').replace(/\/$/, '');
  if (origin !== window.location.origin || !pathname.startsWith(`${base}/`)) return undefined;
  return pathname.slice(base.length).replace(/(.)\/$/, '$1');
}

/** Puts an entry into the address without telling the router, which would draw the page anew. */
export function replaceAddress(path: string): void {
  changeAddress('replaceState', window.history.state, path);
}

/** Adds a step to the history, as a link would. */
export function pushAddress(path: string, hash: string): void {
  changeAddress('pushState', { key: String(Date.now()) }, path + hash);
}

function changeAddress(how: 'pushState' | 'replaceState', state: unknown, path: string): void {
  try {
    window.history[how](state, '', withPrefix(path));
  } catch {
    // Some browsers allow only so many changes in a time; the next one comes with the next entry.
  }
}
