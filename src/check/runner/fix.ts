import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../lib/diagnostic';
import { groupBy } from '../../lib/group-by';
import { offsetAt } from '../../lib/positions';
import { writeFileAtomic } from '../../node/base/write-file';

/** Of a long paragraph. */
const REACH = 2000;
/** An edit can't start or end inside these. */
const NAME = /[\p{L}\p{N}_/#-]/u;

interface Replacement {
  diagnostic: Diagnostic;
  start: number;
  end: number;
  to: string;
}

interface FixedText {
  text: string;
  fixed: Diagnostic[];
}

/** Skips edits whose text isn't where the diagnostic says, and overlapping ones. */
export function fixText(text: string, diagnostics: readonly Diagnostic[]): FixedText {
  const replacements = diagnostics
    .flatMap((diagnostic) => replacementOf(text, diagnostic) ?? [])
    .sort((a, b) => a.start - b.start);
  let end = 0;
  let fixedText = '';
  const fixed: Diagnostic[] = [];
  for (const replacement of replacements) {
    if (replacement.start < end) continue;
    fixedText += text.slice(end, replacement.start) + replacement.to;
    end = replacement.end;
    fixed.push(replacement.diagnostic);
  }
  return { text: fixedText + text.slice(end), fixed };
}

function replacementOf(text: string, diagnostic: Diagnostic): Replacement | undefined {
  const { from = '', to = '', at } = diagnostic.edit ?? {};
  if (from === '') return undefined;
  const start = at ? offsetAt(text, at) : findWord(text, from, offsetAt(text, diagnostic));
  if (start < 0 || !text.startsWith(from, start)) return undefined;
  return { diagnostic, start, end: start + from.length, to };
}

/** -1 unless one starts and ends outside of names. */
function findWord(text: string, word: string, position: number): number {
  const isInName = (index: number) =>
    NAME.test(text[index - 1] ?? '') && NAME.test(text[index] ?? '');
  let start = text.indexOf(word, position);
  while (start >= 0 && (isInName(start) || isInName(start + word.length))) {
    start = text.indexOf(word, start + 1);
  }
  return start > position + REACH ? -1 : start;
}

/** Returns the fixed problems. All texts are complete before the first file is written. */
export function fixFiles(root: string, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const results = [...groupBy(diagnostics, ({ file }) => file)]
    .filter(([, inFile]) => inFile.some(({ edit }) => edit))
    .map(([file, inFile]) => {
      const path = join(root, file);
      return { path, ...fixText(readFileSync(path, 'utf8'), inFile) };
    })
    .filter(({ fixed }) => fixed.length > 0);
  for (const { path, text } of results) writeFileAtomic(path, text);
  return results.flatMap(({ fixed }) => fixed);
}
