import type { ReactNode } from 'react';

/**
 * Puts words with hyphens in spans, so a style can keep them in one piece. `words` matches these words, in a
 * group.
 */
export function unbroken(text: string, words: RegExp): ReactNode {
  return text
    .split(words)
    .map((part, index) => (index % 2 ? <span key={index}>{part}</span> : part));
}
