import { SITE } from '../../lib/site';

/** No address of the site is longer. */
const LONGEST = 2000;
/** A path as the site's own addresses are written: no schemes, hosts, backslashes, dots or encodings. */
const PATH = /^\/(?!\/)[\p{L}\p{N}\-_/.]*(?:#[\p{L}\p{N}\-_.]*)?$/u;

/**
 * The path within the site that an address of a hit means; undefined where it leads elsewhere.
 * Taken are `/guides/auth#sign-in`, the same with base path, and the full published address.
 */
export function sitePath(url: string): string | undefined {
  if (url === '' || url.length > LONGEST) return undefined;
  const local = url.startsWith(`${SITE.origin}/`) ? url.slice(SITE.origin.length) : url;
  const path = local.replace(new RegExp(`^${SITE.prefix}(?=[/#]|$)`), '') || '/';
  return PATH.test(path) && !path.includes('/..') ? path : undefined;
}
