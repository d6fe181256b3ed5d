/** Name of the index, with or without a search host: stored searches are kept under it. */
export const INDEX_NAME = process.env['GATSBY_ALGOLIA_INDEX'] || 'docs';
