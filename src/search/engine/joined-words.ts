import { isStopWord, normalizeWord } from './tokens';

/** The minimum length of the words in a joined word, except for stop words. */
const MIN_LENGTH = 3;

/**
 * Splits a word that was typed without the spaces: `rowlevelsecurity` → row, level, security.
 *
 * @param word The word, in the form of a term.
 * @param frequencyOf Returns how common a term is.
 * @param minimum The minimum frequency of each word in it.
 * @returns The terms of the words, without stop words. Of all ways to split the word, it's the one whose rarest
 *   word is the most common. Empty if there is none.
 */
export function splitJoined(
  word: string,
  frequencyOf: (term: string) => number,
  minimum: number,
): string[] {
  // The best way to split the first letters of the word, by their number.
  const best: ({ terms: string[]; rarest: number } | undefined)[] = [
    { terms: [], rarest: Infinity },
  ];
  for (let end = 1; end <= word.length; end++) {
    for (let start = 0; start < end; start++) {
      const before = best[start];
      if (!before) continue;
      const letters = word.slice(start, end);
      const isCommon = isStopWord(letters);
      if (!isCommon && letters.length < MIN_LENGTH) continue;
      const term = normalizeWord(letters);
      const rarest = Math.min(before.rarest, isCommon ? Infinity : frequencyOf(term));
      if (rarest < minimum || rarest <= (best[end]?.rarest ?? 0)) continue;
      best[end] = { terms: isCommon ? before.terms : [...before.terms, term], rarest };
    }
  }
  const { terms = [] } = best[word.length] ?? {};
  return terms.length > 1 ? terms : [];
}
