/** Source characters that aren't in the value: line breaks, escapes, and quotation marks. */
const SYNTAX = /[\s\\'">]/;
const ENCODED = /^(&#?\w+;|u[0-9a-f]{4}|x[0-9a-f]{2}|U[0-9a-f]{8})/i;

/**
 * Returns the offset in `source` of each character of `value`, which was parsed from the text at
 * `start`. Skips line breaks, indentation, escapes, and entities.
 */
export function alignWithSource(value: string, source: string, start: number): number[] {
  let at = start;
  return Array.from({ length: value.length }, (_, index) => {
    const char = value[index]!;
    if (/\s/.test(char) && char !== '\u00A0') return at;
    let next = at;
    while (next < source.length && source[next] !== char && SYNTAX.test(source[next]!)) next++;
    if (source[next] === char) {
      at = next + 1;
      return next;
    }
    const encoded = ENCODED.exec(source.slice(next, next + 40));
    if (encoded) at = next + encoded[0].length;
    return next;
  });
}
