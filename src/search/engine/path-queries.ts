import { decodeOr } from '../../lib/hash';
import { SITE } from '../../lib/site';

/** Segments that don't say what a page is about: folders, versions, and locales. */
const COMMON = /^(docs|guides|reference|learn|v\d+|[a-z]{2}(-[a-z]{2})?|index)$/i;

/**
 * Returns the searches for the page that someone expected at a path, the most specific first: all of
 * its words, then its last segment. Returns an empty list if no segment says what the page is about.
 *
 * @param pathname Path of a URL, with or without the base path.
 */
export function pathQueries(pathname: string): string[] {
  const path = pathname.replace(SITE.prefix, '');
  const words = decodeOr(path, path)
    .split('/')
    .map((segment) => segment.replace(/\.(html?|mdx?)$/i, ''))
    .filter((segment) => segment && !COMMON.test(segment))
    .map((segment) => segment.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim());
  return [...new Set([words.join(' ').trim(), words.at(-1) ?? ''])].filter(Boolean);
}
