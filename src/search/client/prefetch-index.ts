import { withPrefix } from 'gatsby';
import { FILES_FOLDER, MANIFEST } from '../../lib/search-files';
import { SEARCH_HOST } from '../../lib/search-host';

let hasStarted = false;

/**
 * Downloads the manifest and the headings while the search code is still loading, so they're in the
 * HTTP cache when the code needs them. Ignores errors, because the code sends the requests again.
 */
export function prefetchIndex(): void {
  if (hasStarted || SEARCH_HOST) return;
  hasStarted = true;
  const get = (name: string) => fetch(withPrefix(`/${FILES_FOLDER}/${name}`));
  get(MANIFEST)
    .then((response) => response.json())
    .then(({ headings }: { headings: string }) => get(headings))
    .then((response) => response.text())
    .catch(() => (hasStarted = false));
}
