import type { Position } from '../../lib/diagnostic';

/** The position of an offset in a text. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - start + 1 };
}

/** The offset of a position in a text. */
export function offsetAt(text: string, { line, column }: Position): number {
  let start = 0;
  for (let n = 1; n < line; n++) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

/** What stands in a source without being part of its value: line breaks, escapes, quote marks. */
const SYNTAX = /[\s\\'">]/;
const ENCODED = /^(&#?\w+;|u[0-9a-f]{4}|x[0-9a-f]{2}|U[0-9a-f]{8})/i;

/**
 * Where each character of a value stands in the source it was read from, beginning at `start`:
 * past folded lines, indents, escapes and entities.
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
