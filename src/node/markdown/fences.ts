/** What a writer says behind the language of a fence. */
export interface FenceMeta {
  title?: string;
  /** Marked lines, counted from 1. */
  marked: Set<number>;
  /** Why the code is not to be verified. */
  optOut?: string;
  /** Parts that mean nothing. */
  unknown: string[];
}

const PART = /title="([^"]*)"|\{([\d,\s-]+)\}|verify=no reason="([^"]+)"|(\S+)/g;

/** Reads ` title="schema.sql" {2,4-6} verify=no reason="…"`. */
export function readFence(meta: string): FenceMeta {
  const result: FenceMeta = { marked: new Set(), unknown: [] };
  for (const [, title, ranges, optOut, unknown] of meta.matchAll(PART)) {
    if (title !== undefined) result.title = title;
    if (ranges !== undefined) for (const line of linesOf(ranges)) result.marked.add(line);
    if (optOut !== undefined) result.optOut = optOut;
    if (unknown !== undefined) result.unknown.push(unknown);
  }
  return result;
}

function linesOf(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  });
}
