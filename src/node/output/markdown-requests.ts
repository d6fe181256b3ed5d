// Patterns of `Accept` headers for hosts that can't compare weights, in the syntax that all of them
// share. They agree with the exact rule (`scripts/accept.mjs`) whenever Markdown has the full
// weight, which is true for all agents that are known to request it.

/** Parameters of a media range other than `q`. */
const PARAMETERS = '(?: *; *[a-pr-z][^;,]*)*';

function headerWith(item: string): string {
  return `^(?:.*,)? *${item} *(?:,.*)?$`;
}

/** Nothing has a higher weight than `text/markdown`. */
export const WANTS_MARKDOWN = headerWith(`text/markdown${PARAMETERS}(?: *; *q=1(?:[.]0*)?)?`);

/** `text/markdown` has a lower weight. */
export const ACCEPTS_MARKDOWN = headerWith(
  `text/markdown${PARAMETERS} *; *q=0[.][0-9]*[1-9][0-9]*`,
);

/** A client that only accepts Markdown must not match this. */
export const NAMES_HTML = headerWith('text/html(?: *;[^,]*)?');
