import { location } from 'vfile-location';

/** A place in a source file. Lines and columns count from 1. */
export interface Position {
  line: number;
  column: number;
}

type Lines = ReturnType<typeof location>;

// The lines of the last text. Callers usually look up several positions in the same text.
let last: { text: string; lines: Lines } | undefined;

function linesOf(text: string): Lines {
  if (last?.text !== text) last = { text, lines: location(text) };
  return last.lines;
}

/** Returns the position of an offset (in UTF-16 units) in a text. Offsets outside it are clamped. */
export function positionAt(text: string, offset: number): Position {
  const clamped = Math.min(Math.max(offset, 0), text.length);
  const { line, column } = linesOf(text).toPoint(clamped)!;
  return { line, column };
}

/** Returns the offset (in UTF-16 units) of a position in a text. Positions outside it are clamped. */
export function offsetAt(text: string, position: Position): number {
  return linesOf(text).toOffset(position) ?? text.length;
}

/** Converts a position in a text to a position in the file that contains the text. */
export function placeIn(
  origin: Position & { indent?: number },
  { line, column }: Position,
): Position {
  return line === 1
    ? { line: origin.line, column: origin.column + column - 1 }
    : { line: origin.line + line - 1, column: column + (origin.indent ?? 0) };
}
