/** Counted from 1, without the lines of the markers. */
export interface Region {
  name: string;
  first: number;
  /** Undefined if the region isn't closed. */
  last?: number;
}

/** A marker in a comment that starts with `//`, `--`, or `#`. */
const MARKER = /^\s*(?:\/\/\s*#|--\s*#|#\s*#?)(end)?region(?:\s+(\S+))?\s*$/;

export interface NumberedLine {
  number: number;
  text: string;
}

/** In the order in which they start. They can be nested. */
export function regionsOf(text: string): Region[] {
  const regions: Region[] = [];
  const open: Region[] = [];
  text.split('\n').forEach((line, index) => {
    const marker = MARKER.exec(line);
    if (!marker) return;
    const [, isEnd, name = ''] = marker;
    if (isEnd) {
      const closed = open.pop();
      if (closed) closed.last = index;
      return;
    }
    const region: Region = { name, first: index + 2 };
    regions.push(region);
    open.push(region);
  });
  return regions;
}

/**
 * Without the markers and the indent that all lines share, whose length is `indent`. Without a region,
 * returns the whole file.
 */
export function regionLines(
  text: string,
  region?: Region,
): { lines: NumberedLine[]; indent: number } {
  const all = text.trimEnd().split('\n');
  const { first = 1, last = all.length } = region ?? {};
  const lines = all
    .map((line, index) => ({ number: index + 1, text: line }))
    .filter(({ number, text: line }) => number >= first && number <= last && !MARKER.test(line));
  while (lines.at(-1)?.text.trim() === '') lines.pop();
  while (lines[0]?.text.trim() === '') lines.shift();
  const indents = lines.flatMap(({ text: line }) => (line.trim() ? [line.search(/\S/)] : []));
  const indent = indents.length > 0 ? Math.min(...indents) : 0;
  return { lines: lines.map((line) => ({ ...line, text: line.text.slice(indent) })), indent };
}
