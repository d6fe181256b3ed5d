/**
 * The exit code of a preview that Gatsby ends after it has started, so that `scripts/gatsby.ts`
 * starts it again. Gatsby mistakes it for an endless loop if files change during seven rebuilds in
 * a row, as they can in a rebase.
 */
export const PREVIEW_ENDED = 75;
