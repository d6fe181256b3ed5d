import { embeddedBackend } from './embedded';
import type { SearchBackend } from './search-client';

let backend: SearchBackend | undefined;

/** The one backend of a page's life, chosen when the search is first asked for. */
export function searchBackend(): SearchBackend {
  backend ??= embeddedBackend();
  return backend;
}
