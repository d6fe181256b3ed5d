import type { Position } from './positions';

/** A problem in a source file, and how to fix it. Checks and builds report all problems this way. */
export interface Diagnostic extends Position {
  /** Path of the file, relative to the project's root. */
  file: string;
  /** Short name of the rule, such as `links/anchor`. */
  rule: string;
  message: string;
  fix: string;
  /** Set if `npm run check -- --fix` can fix the problem without knowing what the author meant. */
  edit?: Edit;
}

/** A replacement in a source file. */
export interface Edit {
  /**
   * The text to replace: the text at `at`, or without it, its first occurrence at or after the position
   * of the diagnostic.
   */
  from: string;
  to: string;
  at?: Position;
}

/**
 * A diagnostic inside one piece of code, before its file is known. The position counts from the
 * code's first character. `rule` is only set if it's more specific than the check's name.
 */
export type CodeDiagnostic = Omit<Diagnostic, 'file' | 'rule'> & { rule?: string };

/** Formats a diagnostic as `content/a.mdx:3:1  rule  message  →  fix`. */
export function formatDiagnostic({ file, line, column, rule, message, fix }: Diagnostic): string {
  return `${file}:${line}:${column}  ${rule}  ${message}  →  ${fix}`;
}

/** Formats all diagnostics of a run, sorted by file and position, followed by their count. */
export function formatDiagnostics(diagnostics: Diagnostic[]): string {
  const sorted = [...diagnostics].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
  const count = `${diagnostics.length} ${diagnostics.length === 1 ? 'problem' : 'problems'}`;
  return [...sorted.map(formatDiagnostic), count].join('\n');
}

/** Returns the candidate closest to a misspelled word, or undefined if none is close enough. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.ceil(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

/** Returns the Levenshtein distance: the number of letters to insert, delete, or replace. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replace = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replace, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

/**
 * URL path of an event stream in the preview. Each message is the list of all errors in the content, as
 * JSON, which is empty if there are none.
 */
export const DIAGNOSTICS_PATH = '/___diagnostics';
