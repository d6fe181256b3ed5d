/** Returns the number of typos that a word may contain: 0 up to 3 letters, 1 up to 6, otherwise 2. */
export function typosAllowed(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}

/**
 * Returns the number of typos between two words, or `limit + 1` if there are more than `limit`. A
 * swap of two letters counts once (optimal string alignment).
 */
export function typosBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let value = Math.min(last[j - 1]! + (same ? 0 : 1), last[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, beforeLast[j - 2]! + 1);
      }
      row.push(value);
      least = Math.min(least, value);
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length]!, limit + 1);
}
