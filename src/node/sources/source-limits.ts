// Several times larger than anything on the site, but small enough that parsing a file takes a second at
// most, though some steps take quadratic time.

/** The largest text file, a spec file, is about 175 kB. */
export const MAX_TEXT_BYTES = 500_000;
/** Images are resized for pages, so larger originals only slow down the build. */
export const MAX_IMAGE_BYTES = 500_000;
/** A pixel takes 4 bytes of memory, and even a small file can have billions. */
export const MAX_IMAGE_PIXELS = 40_000_000;
/** Windows allows 260 for the whole path. */
export const MAX_PATH_LENGTH = 200;

/** The longest file has about 4,000. */
export const MAX_LINES = 10_000;
/** Rows of tables can be long. */
export const MAX_LINE_LENGTH = 20_000;
/** Longer words are binary data, not tokens or URLs. */
export const MAX_WORD_LENGTH = 2_000;
/** In spaces. Limits the nesting of lists and YAML, too. */
export const MAX_INDENT = 200;
/** Elements, quotes, or brackets. The parsers are recursive. */
export const MAX_NESTING = 50;

/** "On this page" lists all of them. */
export const MAX_HEADINGS = 500;
/** A block is a table, list, or paragraph, up to the next blank line. */
export const MAX_BLOCK_LINES = 1_000;
export const MAX_BLOCK_LENGTH = 20_000;
/** Asterisks and underscores in one block. Parsing time grows with the square of their number. */
export const MAX_EMPHASIS = 2_000;

/** Keys of one mapping. */
export const MAX_YAML_KEYS = 1_000;
