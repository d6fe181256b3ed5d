// Limits for source files. They're several times larger than anything on the site, but small enough
// that parsing a file takes a second at most, even though some steps of the parsers take quadratic
// time.

/** Bytes of a text file. The largest one, a spec file, is about 175 kB. */
export const MAX_TEXT_BYTES = 500_000;
/** Bytes of an image. Images are resized for pages, so larger originals only slow down the build. */
export const MAX_IMAGE_BYTES = 500_000;
/**
 * Pixels of an image. Each one takes 4 bytes of memory, and even a small file can have billions of
 * them.
 */
export const MAX_IMAGE_PIXELS = 40_000_000;
/** Characters of a path, because Windows allows 260 for the whole path. */
export const MAX_PATH_LENGTH = 200;

/** Lines of a text file. The longest one has about 4,000. */
export const MAX_LINES = 10_000;
/** Characters in a line. Rows of tables can be long. */
export const MAX_LINE_LENGTH = 20_000;
/** Characters of a word, such as a token or URL. Anything longer is binary data. */
export const MAX_WORD_LENGTH = 2_000;
/** Spaces before the first word of a line, which also limits the nesting of lists and YAML. */
export const MAX_INDENT = 200;
/** Nesting of elements, quotes, or brackets. The parsers are recursive. */
export const MAX_NESTING = 50;

/** Headings of a text. "On this page" lists all of them. */
export const MAX_HEADINGS = 500;
/** Lines and characters of a table, list, or paragraph, up to the next blank line. */
export const MAX_BLOCK_LINES = 1_000;
export const MAX_BLOCK_LENGTH = 20_000;
/**
 * Asterisks and underscores in one of these blocks. Parsing time grows with the square of their
 * number.
 */
export const MAX_EMPHASIS = 2_000;

/** Keys of a YAML mapping. */
export const MAX_YAML_KEYS = 1_000;
/** Aliases in a YAML file, which can multiply its size. */
export const MAX_YAML_ALIASES = 100;
