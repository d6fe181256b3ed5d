/** How long a copy button says how it went (specification, section 9), in milliseconds. */
export const COPY_FEEDBACK_MS = 3000;

/** Image widths, in CSS pixels (specification, section 9). */
export const IMAGE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
/** Widths of small images (specification, section 9). */
export const SMALL_IMAGE_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384] as const;
/** Image quality, 0 to 100 (specification, section 9). */
export const IMAGE_QUALITY = 75;

/** Year shown in the footer (specification, section 2). */
export const FOOTER_YEAR = 2022;

/** Search (specification, section 9). Hits of one answer. */
export const HITS_PER_PAGE = 20;
/** Words of a snippet, and those on a narrow screen. */
export const SNIPPET_WORDS = 10;
export const SNIPPET_WORDS_NARROW = 5;
/** Widest narrow screen, in CSS pixels. */
export const NARROW_WIDTH = 768;
/** Hits of one group: first of an area, then of a page. */
export const HITS_PER_GROUP = 5;
/** Recent searches, without and with favorites beside them. */
export const RECENT_SEARCHES = 7;
export const RECENT_SEARCHES_WITH_FAVORITES = 4;
export const FAVORITE_SEARCHES = 10;
/** Characters of a query. */
export const QUERY_LENGTH = 64;
/** A search that takes longer is called stalled, in milliseconds. */
export const STALLED_MS = 300;
/** Suggested queries where nothing is found. */
export const SUGGESTED_QUERIES = 3;
/** The search host's time limits, in seconds. */
export const SEARCH_TIMEOUTS = { connect: 1, read: 2, write: 30 } as const;
