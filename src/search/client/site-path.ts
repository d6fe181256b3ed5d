import { SITE } from '../../lib/site';

/** Maximum length of a URL. Every URL on the site is shorter. */
const MAX_URL_LENGTH = 2000;
/** A path as the site writes it: no scheme, host, backslash, query, or percent-encoding. */
const PATH = /^\/(?!\/)[\p{L}\p{N}\-_/.]*(?:#[\p{L}\p{N}\-_.]*)?$/u;

/**
 * Returns the path on this site that a hit's URL leads to, or undefined if it leads anywhere else.
 * Accepts `/guides/auth#sign-in`, the same path with the base path, and the full published URL.
 */
export function sitePath(url: string): string | undefined {
  if (url === '' || url.length > MAX_URL_LENGTH) return undefined;
  const local = url.startsWith(`${SITE.origin}/`) ? url.slice(SITE.origin.length) : url;
  const path = local.replace(new RegExp(`^${SITE.prefix}(?=[/#]|$)`), '') || '/';
  return PATH.test(path) && !path.includes('/..') ? path : undefined;
}
