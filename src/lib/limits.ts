// Unless noted otherwise, times are in milliseconds and lengths in CSS pixels.

// Search

export const HITS_PER_PAGE = 20;
/** In words, on wide and on narrow screens. */
export const SNIPPET_WORDS = 10;
export const SNIPPET_WORDS_NARROW = 5;
export const NARROW_WIDTH = 768;
export const HITS_PER_GROUP = 5;
/** They always come first. */
export const BEST_HITS = 3;
/** Recent searches without and with favorites. */
export const RECENT_SEARCHES = 7;
export const RECENT_SEARCHES_WITH_FAVORITES = 4;
export const FAVORITE_SEARCHES = 10;
export const QUERY_LENGTH = 64;
/** Of a pasted error, once what varies is gone. */
export const SIGNATURE_LENGTH = 200;
export const STALLED_MS = 300;
export const SUGGESTED_QUERIES = 3;
/** In seconds. */
export const SEARCH_TIMEOUTS = { connect: 1, read: 2, write: 30 } as const;

// Images

export const IMAGE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
/** From 0 to 100. */
export const IMAGE_QUALITY = 75;
/** Distance from the window. */
export const LAZY_IMAGE_MARGIN = 200;

// Widgets

export const COPY_FEEDBACK_MS = 3000;
/** How long a submenu waits for the pointer. Same as in Radix. */
export const POINTER_GRACE_MS = 300;
/** Same as in Radix. */
export const TYPE_AHEAD_MS = 1000;
/** Between a dropdown and its button, and its arrow and the corner. */
export const DROPDOWN_SIDE_OFFSET = 6;
export const DROPDOWN_ARROW_OFFSET = 10;
/** Of asterisks in a masked value. */
export const MASK_GROUPS = 4;
export const MASK_GROUP_LENGTH = 4;
export const TEXTAREA_ROWS = 4;
export const TEXTAREA_COLUMNS = 100;

// Layout

export const FOOTER_YEAR = 2022;
