import { editDistance } from '../../lib/diagnostic';
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

export interface ClosestPage {
  url: string;
  title: string;
  /** Name of the menu level. */
  area: string;
}

/** Headings and pages in `llms.txt`. */
const LISTED = new RegExp(
  `^(?:## (.+)|- \\[(.+)\\]\\(\\S+?${SITE.prefix}(/\\S+)\\.md\\).*)$`,
  'gm',
);

/**
 * The guides whose paths have most words of a missing page's last segment, the closest path first. Empty if no
 * path has all of these words. A typo doesn't matter.
 *
 * @param list The text of `llms.txt`, which is much smaller than the search index.
 */
export function pagesWithPath(pathname: string, list: string): ClosestPage[] {
  const queries = pathQueries(pathname);
  const words = queries.at(-1)?.split(' ') ?? [];
  let area = '';
  const found: { page: ClosestPage; count: number; distance: number }[] = [];
  for (const [, heading, title = '', url = ''] of list.matchAll(LISTED)) {
    if (heading) area = heading;
    const [path = ''] = pathQueries(url);
    const count = words.filter((word) =>
      path.split(' ').some((other) => isLike(word, other)),
    ).length;
    if (count < 1 || count < words.length / 2) continue;
    found.push({ page: { url, title, area }, count, distance: editDistance(queries[0]!, path) });
  }
  found.sort((a, b) => b.count - a.count || a.distance - b.distance);
  if (found[0]?.count !== words.length) return [];
  return found.slice(0, MAX_PAGES).map(({ page }) => page);
}

function isLike(word: string, other: string): boolean {
  return editDistance(word.toLowerCase(), other, 1) <= (word.length > 3 ? 1 : 0);
}

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
