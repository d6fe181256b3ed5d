/** A place in a source file. Lines and columns count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** Something wrong in a source file, with what to do about it. */
export interface Problem extends Position {
  /** Path of the file from the project's root. */
  file: string;
  /** Short name of the broken rule. */
  rule: string;
  message: string;
  fix: string;
}

/** `content/a.mdx:3:1  rule  what is wrong  →  how to mend it` */
export function formatProblem({ file, line, column, rule, message, fix }: Problem): string {
  return `${file}:${line}:${column}  ${rule}  ${message}  →  ${fix}`;
}

/** All problems of a run as one text, by file and line, with their count. */
export function formatProblems(problems: Problem[]): string {
  const sorted = [...problems].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
  return [...sorted.map(formatProblem), count].join('\n');
}

/** The candidate that differs least from a misspelt word, if any is near enough to be meant. */
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

/** How many letters have to be put in, taken out or replaced. */
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
