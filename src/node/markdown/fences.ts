/** Counted from 1. */
export type LineRange = [first: number, last: number];

/** Options after the language of a fence. */
export interface FenceMeta {
  title?: string;
  marked: LineRange[];
  ins: LineRange[];
  /** Removed lines aren't part of the example. */
  del: LineRange[];
  /** Number of the first line, if the lines are numbered. */
  lineNumbers?: number;
  /** Path and region: `auth/profiles.sql#table`. */
  file?: string;
  /** Why the code isn't verified. */
  optOut?: string;
  /** Parts that aren't valid options. */
  unknown: string[];
}

const PART =
  /(title|file)="([^"]*)"|(ins=|del=|)\{([\d,\s-]+)\}|lineNumbers(?:=\{(\d+)\})?(?=\s|$)|verify=no reason="([^"]+)"|(\S+)/g;

/** ` title="schema.sql" {2,4-6} ins={3} verify=no reason="…"` */
export function readFence(meta: string): FenceMeta {
  const result: FenceMeta = { marked: [], ins: [], del: [], unknown: [] };
  for (const [, text, value = '', kind, ranges, start, optOut, unknown] of meta.matchAll(PART)) {
    if (text === 'title' || text === 'file') result[text] = value;
    else if (ranges !== undefined) result[RANGES[kind!]!].push(...rangesOf(ranges));
    else if (optOut !== undefined) result.optOut = optOut;
    else if (unknown !== undefined) result.unknown.push(unknown);
    else result.lineNumbers = Number(start ?? 1);
  }
  return result;
}

const RANGES: Record<string, 'marked' | 'ins' | 'del'> = {
  '': 'marked',
  'ins=': 'ins',
  'del=': 'del',
};

function rangesOf(ranges: string): LineRange[] {
  return ranges.split(',').map((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return [first, last];
  });
}

/** The lines don't exist, or the end is before the start. */
export function wrongRange(ranges: readonly LineRange[], code: string): string | undefined {
  const count = code.split('\n').length;
  const wrong = ranges.find(([first, last]) => !(first >= 1 && first <= last && last <= count));
  return wrong && (wrong[0] === wrong[1] ? String(wrong[0]) : wrong.join('-'));
}

/** Up to `count`. */
export function linesIn(ranges: readonly LineRange[], count: number): Set<number> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return new Set(
    numbers.filter((line) => ranges.some(([first, last]) => line >= first && line <= last)),
  );
}
