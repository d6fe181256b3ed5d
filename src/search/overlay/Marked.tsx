import { Fragment } from 'react';
import { MARK } from '../client/hit';

const MARKED = new RegExp(`${MARK.before}([^${MARK.after}]*)${MARK.after}?`);
const STRAY = new RegExp(`[${MARK.before}${MARK.after}]`, 'g');

/** A text of an answer: plain text, and `mark` elements where it answers the query. */
export function Marked({ text }: { text: string }) {
  // Every second part is what stood between the marks.
  const parts = text.split(MARKED).map((part) => part.replace(STRAY, ''));
  return parts.map((part, index) =>
    index % 2 === 1 ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
  );
}
