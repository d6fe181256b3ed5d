/** Stored searches have it in their keys, even without a search host. */
export const INDEX_NAME = process.env['GATSBY_ALGOLIA_INDEX'] || 'docs';

/** All public. */
export interface SearchHost {
  appId: string;
  searchKey: string;
  /** Host and port of a local replacement for Algolia. */
  local: string | undefined;
}

const appId = process.env['GATSBY_ALGOLIA_APP_ID'];
const searchKey = process.env['GATSBY_ALGOLIA_SEARCH_KEY'];

/** Without all three variables, the site uses the embedded search. */
export const SEARCH_HOST: SearchHost | undefined =
  appId && searchKey && process.env['GATSBY_ALGOLIA_INDEX']
    ? { appId, searchKey, local: process.env['GATSBY_ALGOLIA_HOST'] || undefined }
    : undefined;

export function searchHostUrl({ appId: id, local }: SearchHost): string {
  return local ? `http://${local}` : `https://${id.toLowerCase()}-dsn.algolia.net`;
}
