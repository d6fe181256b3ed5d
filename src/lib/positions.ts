import { location } from 'vfile-location';

/** From 1. */
export interface Position {
  line: number;
  column: number;
}

type Lines = ReturnType<typeof location>;

// Callers usually look up several positions in the same text.
let last: { text: string; lines: Lines } | undefined;

function linesOf(text: string): Lines {
  if (last?.text !== text) last = { text, lines: location(text) };
  return last.lines;
}

/** In UTF-16 units, clamped to the text. */
export function positionAt(text: string, offset: number): Position {
  const clamped = Math.min(Math.max(offset, 0), text.length);
  const { line, column } = linesOf(text).toPoint(clamped)!;
  return { line, column };
}

/** The inverse of `positionAt`, clamped to the text. */
export function offsetAt(text: string, position: Position): number {
  return linesOf(text).toOffset(position) ?? text.length;
}

export function placeIn(
  origin: Position & { indent?: number },
  { line, column }: Position,
): Position {
  return line === 1
    ? { line: origin.line, column: origin.column + column - 1 }
    : { line: origin.line + line - 1, column: column + (origin.indent ?? 0) };
}
