import { editDistance } from '../../lib/diagnostic';

/**
 * Returns the number of typos that a word may contain: 0 for up to 3 letters or if it contains a digit, 1 for
 * up to 6 letters, otherwise 2.
 */
export function typosAllowed(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}

/**
 * Returns the number of typos between two words, or `limit + 1` if there are more than `limit`. A
 * swap of two letters counts once (optimal string alignment).
 */
export function typosBetween(a: string, b: string, limit: number): number {
  return editDistance(a, b, limit, 1);
}
