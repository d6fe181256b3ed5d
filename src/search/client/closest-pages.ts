import { uniqueBy } from '../../lib/group-by';
import { pathQueries } from '../engine/path-queries';
import { embeddedBackend } from './embedded';
import { hitTitle, readHit } from './hit';
import { cutQuery } from '../../lib/query-text';

/** A page that the reader might have been looking for. */
export interface ClosestPage {
  path: string;
  title: string;
  /** The section of the site that the page is in. */
  section: string;
}

/** The number of pages to suggest. */
const MAX_PAGES = 5;
/** Number of hits to request, because each page can have several. */
const HITS = 20;
/**
 * Searches for the words in the path of a missing page with the embedded engine.
 *
 * @param pathname Path of a URL, with or without the base path.
 * @returns The pages that match best, or an empty list if no word matches.
 * @throws RetryError if the index can't be loaded.
 */
export async function closestPages(pathname: string): Promise<ClosestPage[]> {
  const queries = queriesOf(pathname);
  if (queries.length === 0) return [];
  const requests = queries.map((query) => ({
    indexName: '',
    params: { query, hitsPerPage: HITS },
  }));
  const { results } = await embeddedBackend().search(requests);
  const hits = results.flatMap((result) => result.hits.flatMap((item) => readHit(item) ?? []));
  const pages = hits.map((hit): ClosestPage => {
    const path = hit.path.split('#', 1)[0]!;
    return { path, title: hit.hierarchy.lvl1 ?? hitTitle(hit), section: hit.hierarchy.lvl0 ?? '' };
  });
  return uniqueBy(pages, ({ path }) => path).slice(0, MAX_PAGES);
}

/** Returns the searches for a path, cut to the maximum length of a query. */
export function queriesOf(pathname: string): string[] {
  return [...new Set(pathQueries(pathname).map((query) => cutQuery(query)))];
}
