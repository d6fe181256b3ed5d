import type { Diagnostic } from '../../lib/diagnostic';
import { MAX_INDENT, MAX_LINE_LENGTH, MAX_LINES, MAX_WORD_LENGTH } from './source-limits';

/** Control characters, and the character that replaces bytes that aren't UTF-8. */
// eslint-disable-next-line no-control-regex
const NOT_TEXT = /[\0-\x08\v\f\x0E-\x1F\uFFFD]/;

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
    const length = lines[long]!.length;
    const message = `The line has ${length} characters, but the limit is ${MAX_LINE_LENGTH}`;
    report(long, 1, message, 'break it up');
  }
  const indented = lines.findIndex((line) => /\S/.test(line) && line.search(/\S/) > MAX_INDENT);
  if (indented >= 0) {
    const message = `The line is indented by more than ${MAX_INDENT} characters`;
    report(indented, 1, message, 'indent it less');
  }
  const reportMatch = (pattern: RegExp, message: string, fix: string) => {
    const index = text.search(pattern);
    if (index < 0) return;
    const before = text.slice(0, index).split('\n');
    report(before.length - 1, before.at(-1)!.length + 1, message, fix);
  };
  reportMatch(NOT_TEXT, "The file contains a character that isn't text", 'save it as UTF-8');
  if (!file.endsWith('.svg')) {
    const message = `A word has more than ${MAX_WORD_LENGTH} characters`;
    reportMatch(LONG_WORD, message, 'shorten it, or move the data to a separate file');
  }
  return diagnostics;
}

const LONG_WORD = new RegExp(`\\S{${MAX_WORD_LENGTH + 1}}`);
