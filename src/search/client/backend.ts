import { SEARCH_HOST } from '../../lib/search-host';
import { embeddedBackend } from './embedded';
import { hostedBackend } from './hosted';
import type { SearchBackend } from './search-client';

let backend: SearchBackend | undefined;

/**
 * Returns the search backend, which is created on the first call. If a search host is configured,
 * the embedded search is its fallback; otherwise, it's the only search.
 */
export function searchBackend(): SearchBackend {
  backend ??= createBackend();
  return backend;
}

function createBackend(): SearchBackend {
  const embedded = embeddedBackend();
  return SEARCH_HOST ? hostedBackend(SEARCH_HOST, embedded) : embedded;
}
