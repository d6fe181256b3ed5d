const STYLES = /css`[^`]*`/g;
const COMMENT = /\/\*[^]*?\*\//g;
const INDENT = /^ +/gm;

/**
 * A webpack loader that removes comments and indents from styles, and keeps the number of lines. Gatsby's process can't
 * load TypeScript.
 *
 * @param {string} source
 */
export default function withoutStyleComments(source) {
  return source.replace(STYLES, (styles) =>
    styles.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, '')).replace(INDENT, ''),
  );
}
