/**
 * The steps after a build read pages as bytes: a string with one character for each byte of UTF-8.
 * Decoding all pages takes longer than changing them, and the steps only look for ASCII.
 */

export const BYTES = 'latin1';

/** Decodes a part of a page. The result is a copy, which doesn't keep the page in memory. */
export function textOf(bytes: string): string {
  return Buffer.from(bytes, BYTES).toString();
}

/**
 * A substring keeps the entire string in memory, so without copies, the IDs of 1,200 pages would
 * keep 200 MB of HTML there.
 */
export function copyStrings(strings: readonly string[]): string[] {
  return JSON.parse(JSON.stringify(strings)) as string[];
}
