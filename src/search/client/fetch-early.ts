import { withPrefix } from 'gatsby';
import { FILES_FOLDER, MANIFEST } from '../../lib/search-files';
import { SEARCH_HOST } from '../../lib/search-host';

let isFetched = false;

/**
 * Fetches what answers first beside the code that will read it, which then has it from the cache.
 * Where it fails, that code sees for itself.
 */
export function fetchEarly(): void {
  if (isFetched || SEARCH_HOST) return;
  isFetched = true;
  const get = (name: string) => fetch(withPrefix(`/${FILES_FOLDER}/${name}`));
  get(MANIFEST)
    .then((response) => response.json())
    .then(({ headings }: { headings: string }) => get(headings))
    .then((response) => response.text())
    .catch(() => undefined);
}
