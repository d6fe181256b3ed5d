import type { Diagnostic } from '../../lib/diagnostic';
import { MAX_INDENT, MAX_LINE_LENGTH, MAX_LINES, MAX_WORD_LENGTH } from './source-limits';

/** Control characters, and the character that replaces bytes that aren't UTF-8. */
// eslint-disable-next-line no-control-regex
const NOT_TEXT = /[\0-\x08\v\f\x0E-\x1F\uFFFD]/;
const INDENTED = new RegExp(`^\\s{${MAX_INDENT + 1},}\\S`);
const LONG_WORD = new RegExp(`\\S{${MAX_WORD_LENGTH + 1}}`);

/**
 * Reports a text that has too many lines, lines or words that are too long, or characters that aren't
 * text. Reports each kind of error once. In SVGs, words can have any length because of their paths.
 */
export function checkLines(file: string, text: string): Diagnostic[] {
  const lines = text.split('\n');
  const diagnostics: Diagnostic[] = [];
  const report = (index: number, column: number, message: string, fix: string) =>
    diagnostics.push({ file, line: index + 1, column, rule: 'limit', message, fix });
  if (lines.length > MAX_LINES) {
    report(MAX_LINES, 1, `The file has more than ${MAX_LINES} lines`, 'split it');
  }
  const long = lines.findIndex((line) => line.length > MAX_LINE_LENGTH);
  if (long >= 0) {
    const { length } = lines[long]!;
    const message = `The line has ${length} characters, but the limit is ${MAX_LINE_LENGTH}`;
    report(long, 1, message, 'break it up');
  }
  const check = (pattern: RegExp, message: string, fix: string, minLength = 1) => {
    const index = lines.findIndex((line) => line.length >= minLength && pattern.test(line));
    if (index >= 0) report(index, lines[index]!.search(pattern) + 1, message, fix);
  };
  const tooIndented = `The line is indented by more than ${MAX_INDENT} characters`;
  check(INDENTED, tooIndented, 'indent it less');
  check(NOT_TEXT, "The file contains a character that isn't text", 'save it as UTF-8');
  if (!file.endsWith('.svg')) {
    const fix = 'shorten it, or move the data to a separate file';
    // Searching whole files for long words takes a quarter of a second.
    const minLength = MAX_WORD_LENGTH + 1;
    check(LONG_WORD, `A word has more than ${MAX_WORD_LENGTH} characters`, fix, minLength);
  }
  return diagnostics;
}
