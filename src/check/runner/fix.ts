import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../lib/diagnostic';
import { groupBy } from '../../lib/group-by';
import { offsetAt } from '../../lib/positions';
import { writeFileAtomic } from '../../node/base/write-file';

/** Maximum distance between a diagnostic's position and its edit: the length of a long paragraph. */
const REACH = 2000;
/** Characters of names and URLs. An edit can't start or end inside one. */
const NAME = /[\p{L}\p{N}_/#-]/u;

interface Replacement {
  diagnostic: Diagnostic;
  start: number;
  end: number;
  to: string;
}

/** The fixed text of a file, and the problems that were fixed. */
export interface FixedText {
  text: string;
  fixed: Diagnostic[];
}

/**
 * Applies the edits of a file's diagnostics. Skips an edit if its text isn't where the diagnostic
 * says, or if it overlaps another one. Run the checks again to see what's left.
 */
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

/** Returns the offset of a text that doesn't start or end inside a name, or -1. */
function findWord(text: string, word: string, position: number): number {
  const isInName = (index: number) =>
    NAME.test(text[index - 1] ?? '') && NAME.test(text[index] ?? '');
  let start = text.indexOf(word, position);
  while (start >= 0 && (isInName(start) || isInName(start + word.length))) {
    start = text.indexOf(word, start + 1);
  }
  return start > position + REACH ? -1 : start;
}

/**
 * Fixes the problems that have an edit, and returns them. All new texts are complete before the first
 * file is written, and each file is replaced in one step.
 */
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
