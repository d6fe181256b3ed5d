/**
 * Shows blocks of an article for good once they come near the visible part. Until then, the browser skips
 * their layout (`content-visibility` in the article's styles), which makes long pages appear sooner.
 * Afterward, it must not clip what extends beyond a block, such as a tooltip. It's part of the first
 * script.
 */
export const SHOW_BLOCKS_SCRIPT =
  'addEventListener("contentvisibilityautostatechange",' +
  'e=>{if(!e.skipped)e.target.style.contentVisibility="visible"},true);';
