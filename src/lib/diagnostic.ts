import type { Position } from './positions';

export interface Diagnostic extends Position {
  file: string;
  /** For example `links/anchor`. */
  rule: string;
  message: string;
  fix: string;
  /** For `npm run check -- --fix`, if the fix doesn't depend on what the author meant. */
  edit?: Edit;
}

export interface Edit {
  /** Without `at`, it's the first occurrence at or after the diagnostic's position. */
  from: string;
  to: string;
  at?: Position;
}

/** Relative to one piece of code. `rule` is set if it's more specific than the check's name. */
export type CodeDiagnostic = Omit<Diagnostic, 'file' | 'rule'> & { rule?: string };

/** `content/a.mdx:3:1 rule message → fix`. */
export function formatDiagnostic({ file, line, column, rule, message, fix }: Diagnostic): string {
  return `${file}:${line}:${column}  ${rule}  ${message}  →  ${fix}`;
}

/** Sorted by file and position, with a count. */
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

/** The candidate closest to a name that doesn't exist, in `quote`, or `otherwise`. */
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
 * Letters to insert, delete, or replace, or `limit + 1`. Swapping neighbors counts as `swapCost`,
 * or two replacements.
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

/** The preview's event stream. Each message lists all content errors as JSON. */
export const DIAGNOSTICS_PATH = '/___diagnostics';
