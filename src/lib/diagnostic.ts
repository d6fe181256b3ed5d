import type { Position } from './positions';

/** A problem in a source file, and how to fix it. */
export interface Diagnostic extends Position {
  file: string;
  /** For example `links/anchor`. */
  rule: string;
  message: string;
  fix: string;
  /** Set if `npm run check -- --fix` can fix the problem without knowing what the author meant. */
  edit?: Edit;
}

export interface Edit {
  /** Without `at`, it's the first occurrence at or after the diagnostic's position. */
  from: string;
  to: string;
  at?: Position;
}

/** Relative to one piece of code. `rule` is only set if it's more specific than the check's name. */
export type CodeDiagnostic = Omit<Diagnostic, 'file' | 'rule'> & { rule?: string };

/** `content/a.mdx:3:1 rule message → fix`. */
export function formatDiagnostic({ file, line, column, rule, message, fix }: Diagnostic): string {
  return `${file}:${line}:${column}  ${rule}  ${message}  →  ${fix}`;
}

/** Sorted by file and position, followed by their count. */
export function formatDiagnostics(diagnostics: Diagnostic[]): string {
  const sorted = [...diagnostics].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
  const count = `${diagnostics.length} ${diagnostics.length === 1 ? 'problem' : 'problems'}`;
  return [...sorted.map(formatDiagnostic), count].join('\n');
}

export function fileDiagnostic(
  file: string,
  rule: string,
  message: string,
  fix: string,
): Diagnostic {
  return { file, line: 1, column: 1, rule, message, fix };
}

/** For a name that doesn't exist: the closest candidate, in `quote`, or `otherwise`. */
export function didYouMean(
  name: string,
  candidates: Iterable<string>,
  otherwise: string,
  quote: '"' | '' = '',
): string {
  const suggestion = nearest(name, candidates);
  return suggestion ? `did you mean ${quote}${suggestion}${quote}?` : otherwise;
}

export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.ceil(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), least);
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

/**
 * The number of letters to insert, delete, or replace, or `limit + 1`. `swapCost` is the cost of a swap of two
 * neighboring letters, which is two replacements by default.
 */
export function editDistance(a: string, b: string, limit = Infinity, swapCost = 2): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let value = Math.min(last[j - 1]! + (same ? 0 : 1), last[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, beforeLast[j - 2]! + swapCost);
      }
      row.push(value);
      least = Math.min(least, value);
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length]!, limit + 1);
}

/** An event stream in the preview. Each message is a JSON list of all content errors. */
export const DIAGNOSTICS_PATH = '/___diagnostics';
