import type { ReactNode } from 'react';

/**
 * Wraps words with hyphens in spans that styles can keep in one piece. `words` matches them in a
 * group.
 */
export function unbroken(text: string, words: RegExp): ReactNode {
  return text
    .split(words)
    .map((part, index) => (index % 2 ? <span key={index}>{part}</span> : part));
}
