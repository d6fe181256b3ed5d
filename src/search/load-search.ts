import { loadPart } from '../ui/lazy-part';
import { prefetchIndex } from './client/prefetch-index';

/** Loads the code of the results, and starts the search. The index downloads in parallel. */
export function loadSearch() {
  prefetchIndex();
  return loadPart(() =>
    Promise.all([
      import(/* webpackChunkName: "search-overlay" */ './overlay/Overlay'),
      import(/* webpackChunkName: "search-backend" */ './client/backend').then(
        ({ searchBackend }) => searchBackend(),
      ),
    ]),
  );
}
