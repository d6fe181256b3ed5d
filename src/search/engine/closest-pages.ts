import { decodeOr } from '../../lib/hash';
import { uniqueBy } from '../../lib/group-by';
import { cutQuery } from '../../lib/query-text';
import { SITE } from '../../lib/site';
import type { Hit } from './hit';
import type { SearchRequest, SearchResult } from './search';

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
  const queries = [words.join(' ').trim(), words.at(-1) ?? ''];
  return [...new Set(queries.map((query) => cutQuery(query)))].filter(Boolean);
}

/** The number of pages to suggest. */
const MAX_PAGES = 5;

/**
 * Searches for the words in the path of a missing page.
 *
 * @returns A hit on each of the pages that match best. Empty if no word matches.
 */
export async function closestPages(
  pathname: string,
  search: (request: SearchRequest) => Promise<SearchResult>,
): Promise<Hit[]> {
  const hits: Hit[] = [];
  for (const query of pathQueries(pathname)) {
    hits.push(...(await search({ query, limit: MAX_PAGES })).hits);
  }
  return uniqueBy(hits, ({ url }) => url.split('#', 1)[0]).slice(0, MAX_PAGES);
}
