/**
 * The exit code of a preview that Gatsby ends after it has started. Gatsby does that if files change during seven
 * rebuilds in a row, as they can in a rebase, because it mistakes that for an endless loop. `scripts/gatsby.ts`
 * then starts the preview again.
 */
export const PREVIEW_ENDED = 75;
