/** In bytes. */
export interface SizeLimit {
  bytes?: number;
  /** With gzip at level 9. */
  gzip?: number;
  brotli?: number;
  /** As the browser receives it. */
  sent?: number;
}

/** The build fills in these cells once pages are rendered. */
export const SIZE_ATTRIBUTE = 'data-size';

export const NO_SIZE = '–';

export function formatSize(bytes: number | undefined): string {
  return bytes?.toLocaleString('en-US') ?? NO_SIZE;
}
