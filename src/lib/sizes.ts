/** Sizes or limits in bytes. Each one is optional. */
export interface SizeLimit {
  bytes?: number;
  /** With gzip, at level 9. */
  gzip?: number;
  /** With Brotli. */
  brotli?: number;
  /** As the browser receives it. */
  sent?: number;
}

/**
 * Attribute of the table cells that show measured sizes. Sizes are only known after the pages have been
 * rendered, so the build fills them in afterward.
 */
export const SIZE_ATTRIBUTE = 'data-size';

/** The text of a size that isn't known, for example in the preview. */
export const NO_SIZE = '–';

/** Formats a size in bytes. */
export function formatSize(bytes: number | undefined): string {
  return bytes?.toLocaleString('en-US') ?? NO_SIZE;
}
