import type { Diagnostic } from '../../lib/diagnostic';
import type { SourceFile } from '../../node/sources/source-files';

/** Others, such as SVG, come from tools. */
const TEXT = /\.(mdx?|yml)$/;

/** Writers don't see spaces, which clutter diffs. */
export function checkSpaces({ path, text }: SourceFile): Diagnostic[] {
  if (!TEXT.test(path)) return [];
  return text.split('\n').flatMap((line, index): Diagnostic[] => {
    // A quantifier before the end is slow on long runs of spaces.
    let end = line.length;
    while (end > 0 && (line[end - 1] === ' ' || line[end - 1] === '\t')) end -= 1;
    if (end === line.length) return [];
    const at = { file: path, line: index + 1, column: end + 1 };
    const edit = { from: line.slice(end), to: '' };
    const message = 'The line ends with spaces';
    return [{ ...at, rule: 'content/space', message, fix: 'remove them, or write <br />', edit }];
  });
}
