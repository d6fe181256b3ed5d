/** The options after the language of a code fence. */
export interface FenceMeta {
  title?: string;
  /** First and last line of each range of highlighted lines, counted from 1. */
  marked: [first: number, last: number][];
  /** The reason why the code isn't verified. */
  optOut?: string;
  /** Parts that aren't valid options. */
  unknown: string[];
}

const PART = /title="([^"]*)"|\{([\d,\s-]+)\}|verify=no reason="([^"]+)"|(\S+)/g;

/** Parses a fence's options, such as ` title="schema.sql" {2,4-6} verify=no reason="…"`. */
export function readFence(meta: string): FenceMeta {
  const result: FenceMeta = { marked: [], unknown: [] };
  for (const [, title, ranges, optOut, unknown] of meta.matchAll(PART)) {
    if (title !== undefined) result.title = title;
    if (ranges !== undefined) result.marked.push(...rangesOf(ranges));
    if (optOut !== undefined) result.optOut = optOut;
    if (unknown !== undefined) result.unknown.push(unknown);
  }
  return result;
}

function rangesOf(ranges: string): FenceMeta['marked'] {
  return ranges.split(',').map((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return [first, last];
  });
}

/** Returns the first invalid range: lines that don't exist, or an end before its start. */
export function wrongRange({ marked }: FenceMeta, code: string): string | undefined {
  const count = code.split('\n').length;
  const wrong = marked.find(([first, last]) => !(first >= 1 && first <= last && last <= count));
  return wrong && (wrong[0] === wrong[1] ? String(wrong[0]) : wrong.join('-'));
}

/** Returns the numbers of the highlighted lines. The ranges must be valid. */
export function markedLines({ marked }: FenceMeta): Set<number> {
  return new Set(
    marked.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    ),
  );
}
