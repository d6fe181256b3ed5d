// Patterns of `Accept` headers for hosts that can't compare weights. `scripts/accept.mjs` is the exact
// rule. These patterns agree with it whenever Markdown has the full weight, which is true for all agents
// that are known to request it. They use the syntax that all hosts' regular expressions share.

/** Parameters of a media range other than `q`. */
const PARAMETERS = '(?: *; *[a-pr-z][^;,]*)*';

/** Returns a pattern of a whole header that contains an item. */
function headerWith(item: string): string {
  return `^(?:.*,)? *${item} *(?:,.*)?$`;
}

/** A header in which nothing has a higher weight than `text/markdown`. */
export const WANTS_MARKDOWN = headerWith(`text/markdown${PARAMETERS}(?: *; *q=1(?:[.]0*)?)?`);

/** A header that accepts `text/markdown` with a lower weight. */
export const ACCEPTS_MARKDOWN = headerWith(
  `text/markdown${PARAMETERS} *; *q=0[.][0-9]*[1-9][0-9]*`,
);

/** A header that names `text/html`. A client that only accepts Markdown must not match it. */
export const NAMES_HTML = headerWith('text/html(?: *;[^,]*)?');
