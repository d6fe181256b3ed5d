/** Name of the index, with or without a search host: stored searches are kept under it. */
export const INDEX_NAME = process.env['GATSBY_ALGOLIA_INDEX'] || 'docs';

/** A search host of Algolia's kind, as the browser knows it; everything in it is public. */
export interface SearchHost {
  appId: string;
  searchKey: string;
  /** Host and port of a local stand-in, without encryption. */
  local: string | undefined;
}

const appId = process.env['GATSBY_ALGOLIA_APP_ID'];
const searchKey = process.env['GATSBY_ALGOLIA_SEARCH_KEY'];

/** The configured search host; without all three variables the site searches by itself. */
export const SEARCH_HOST: SearchHost | undefined =
  appId && searchKey && process.env['GATSBY_ALGOLIA_INDEX']
    ? { appId, searchKey, local: process.env['GATSBY_ALGOLIA_HOST'] || undefined }
    : undefined;

/** Address that the browser may connect to early. */
export function hostAddress({ appId: id, local }: SearchHost): string {
  return local ? `http://${local}` : `https://${id.toLowerCase()}-dsn.algolia.net`;
}
