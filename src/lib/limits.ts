// Sizes, times, and counts that a reader can notice. Unless noted otherwise, times are in milliseconds and
// lengths in CSS pixels.

// Search

/** Number of results per search. */
export const HITS_PER_PAGE = 20;
/** Words per snippet on wide and on narrow screens. */
export const SNIPPET_WORDS = 10;
export const SNIPPET_WORDS_NARROW = 5;
/** Maximum width of a narrow screen. */
export const NARROW_WIDTH = 768;
/** Hits per group. */
export const HITS_PER_GROUP = 5;
/** The number of best hits that always come first. */
export const BEST_HITS = 3;
/** Recent searches without and with favorites. */
export const RECENT_SEARCHES = 7;
export const RECENT_SEARCHES_WITH_FAVORITES = 4;
/** Maximum number of favorite searches. */
export const FAVORITE_SEARCHES = 10;
/** Maximum length of a query in characters. */
export const QUERY_LENGTH = 64;
/** Time after which a search counts as stalled. */
export const STALLED_MS = 300;
/** Maximum number of suggested queries if there are no results. */
export const SUGGESTED_QUERIES = 3;
/** Timeouts of the search client, in seconds. */
export const SEARCH_TIMEOUTS = { connect: 1, read: 2, write: 30 } as const;

// Images

/** Image widths. */
export const IMAGE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
/** Image quality from 0 to 100. */
export const IMAGE_QUALITY = 75;
/** Distance from the window at which images and lazy components load. */
export const LAZY_IMAGE_MARGIN = 200;

// Widgets

/** How long a copy button shows the result. */
export const COPY_FEEDBACK_MS = 3000;
/** How long a submenu stays open while the pointer moves toward it. Same as in Radix. */
export const POINTER_GRACE_MS = 300;
/** Pause after which typing in a list starts a new search. Same as in Radix. */
export const TYPE_AHEAD_MS = 1000;
/** Distance of a dropdown from its button, and of its arrow from the corner. */
export const DROPDOWN_SIDE_OFFSET = 6;
export const DROPDOWN_ARROW_OFFSET = 10;
/** Number and length of the groups of asterisks that mask a value. */
export const MASK_GROUPS = 4;
export const MASK_GROUP_LENGTH = 4;
/** Default size of a text area. */
export const TEXTAREA_ROWS = 4;
export const TEXTAREA_COLUMNS = 100;

// Layout

/** Year in the footer. */
export const FOOTER_YEAR = 2022;
