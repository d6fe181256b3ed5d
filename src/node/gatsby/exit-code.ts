/**
 * The exit code of a preview that `scripts/gatsby.ts` starts again. Gatsby ends it if files change
 * during seven rebuilds in a row, as they can in a rebase, because it mistakes that for an endless
 * loop.
 */
export const PREVIEW_ENDED = 75;
