import { MARK } from '../client/hit';

const MARKED = new RegExp(`${MARK.before}([^${MARK.after}]*)${MARK.after}?`);
const STRAY = new RegExp(`[${MARK.before}${MARK.after}]`, 'g');

/** Renders a title or an excerpt as plain text, with `mark` elements for the highlighted words. */
export function Marked({ text }: { text: string }) {
  // The capturing group puts the highlighted words at the odd indexes.
  const parts = text.split(MARKED).map((part) => part.replace(STRAY, ''));
  return parts.map((part, index) =>
    index % 2 === 1 ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
  );
}
