import { SEARCH_HOST } from '../../lib/search-host';
import { embeddedBackend } from './embedded';
import { hostedBackend } from './hosted';
import type { SearchBackend } from './search-client';

let backend: SearchBackend | undefined;

/** The one backend of a page's life: the search host where one is configured, with its net. */
export function searchBackend(): SearchBackend {
  const embedded = backend ?? embeddedBackend();
  backend ??= SEARCH_HOST ? hostedBackend(SEARCH_HOST, embedded) : embedded;
  return backend;
}
