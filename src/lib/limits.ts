// Every number of the specification that the site obeys, with the section it comes from. Times are
// in milliseconds, lengths in CSS pixels, unless said otherwise.

// Search (specification, sections 5, 8 and 9).

/** Results asked for per search (section 9). */
export const HITS_PER_PAGE = 20;
/** Words of a snippet, and on narrow screens (section 9). */
export const SNIPPET_WORDS = 10;
export const SNIPPET_WORDS_NARROW = 5;
/** Width up to which a screen counts as narrow for snippets (section 9). */
export const NARROW_WIDTH = 768;
/** Hits shown per group (section 9). */
export const HITS_PER_GROUP = 5;
/** Recent searches kept while there are no favorites, and while there are (section 9). */
export const RECENT_SEARCHES = 7;
export const RECENT_SEARCHES_WITH_FAVORITES = 4;
/** Favorite searches kept (section 9). */
export const FAVORITE_SEARCHES = 10;
/** Longest query, in characters (sections 5 and 9). */
export const QUERY_LENGTH = 64;
/** A search that takes longer is stalled (sections 4 and 9). */
export const STALLED_MS = 300;
/** Queries suggested where nothing was found (sections 4 and 9). */
export const SUGGESTED_QUERIES = 3;
/** Timeouts of the search client, in seconds (section 9). */
export const SEARCH_TIMEOUTS = { connect: 1, read: 2, write: 30 } as const;
/** A search host that failed is left alone for so long (section 9). */
export const SEARCH_HOST_REST_MS = 120_000;

// Images (specification, section 9).

/** Image widths (section 9). */
export const IMAGE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
/** Widths of small images (section 9). */
export const SMALL_IMAGE_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384] as const;
/** Image quality, 0 to 100 (section 9). */
export const IMAGE_QUALITY = 75;
/** Images, and components fetched late, load when they come this near to the screen (section 9). */
export const LAZY_IMAGE_MARGIN = 200;

// Widgets (specification, sections 4, 5 and 9).

/** How long a copy button says how it went (sections 4 and 9). */
export const COPY_FEEDBACK_MS = 3000;
/** A touch this long opens a context menu (section 9); Radix waits as long. */
export const LONG_PRESS_MS = 700;
/** A pointer that rests this long on its item opens a submenu (section 9); Radix waits as long. */
export const SUBMENU_HOVER_MS = 100;
/** How long a pointer may be on its way to a submenu (section 9); Radix waits as long. */
export const POINTER_GRACE_MS = 300;
/** Letters typed after a longer pause begin a new search in a list (section 9); as in Radix. */
export const TYPE_AHEAD_MS = 1000;
/** Sizes are taken again when the window has kept its own for so long (section 9). */
export const RESIZE_DEBOUNCE_MS = 100;
/** Distances of a dropdown from its button, and of its arrow from its corner (section 9). */
export const DROPDOWN_SIDE_OFFSET = 6;
export const DROPDOWN_ARROW_OFFSET = 10;
/** What stands in the place of a masked value: four groups of four asterisks (section 9). */
export const MASK_GROUPS = 4;
export const MASK_GROUP_LENGTH = 4;
/** Height and width of a text area, in rows and columns (sections 5 and 9). */
export const TEXTAREA_ROWS = 4;
export const TEXTAREA_COLUMNS = 100;

// The frame of a page (specification, section 2).

/** Year shown in the footer (section 2). */
export const FOOTER_YEAR = 2022;
