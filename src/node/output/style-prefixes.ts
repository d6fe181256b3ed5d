/** Properties that some browsers still only support with this prefix. */
const NEEDED = new Set([
  '-webkit-font-smoothing',
  '-webkit-mask-image',
  '-webkit-print-color-adjust',
  '-webkit-text-decoration',
  '-webkit-text-size-adjust',
  '-webkit-user-select',
]);

/** A quoted string, or a declaration whose property or value has a prefix. */
const TEXT_OR_PREFIXED =
  /'[^']*'|"[^"]*"|(?<=[{;])(?:(-(?:webkit|moz|ms)-[\w-]+):[^;{}'"]*|[\w-]+:-(?:webkit|moz|ms)-[^;{}'"]*);/g;

/**
 * Removes declarations for browsers that can't run the site anyway. Emotion adds prefixes for browsers
 * from before 2015, which make up a sixth of all styles.
 */
export function withoutOldPrefixes(css: string): string {
  return css.replace(TEXT_OR_PREFIXED, (match, property: string | undefined) =>
    /^['"]/.test(match) || (property !== undefined && NEEDED.has(property)) ? match : '',
  );
}
