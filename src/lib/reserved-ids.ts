/** Ids that the page's own frame uses; a heading of such a name gets a suffix. */
export const RESERVED_IDS = ['___gatsby', 'content', 'menu', 'contents', 'search'] as const;
