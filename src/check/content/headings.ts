import type { Diagnostic, Edit } from '../../lib/diagnostic';
import type { SitePage } from '../../node/spec/page';

/**
 * Reports headings that are empty, repeat an anchor, or are more than one level below the heading
 * that contains them. The edit raises those to one level below it, next to their siblings.
 */
export function checkHeadings({
  file,
  headings,
}: Pick<SitePage, 'file' | 'headings'>): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const lines = new Map<string, number>();
  const outer = [1];
  for (const { slug, title, depth, line, column } of headings) {
    const add = (rule: string, message: string, fix: string, edit?: Edit) =>
      diagnostics.push({ file, line, column, rule, message, fix, ...(edit && { edit }) });
    while (outer.length > 1 && outer.at(-1)! >= depth) outer.pop();
    const marks = '#'.repeat(outer.at(-1)! + 1);
    if (depth > marks.length) {
      const from = '#'.repeat(depth);
      const edit = { from, to: marks };
      add('content/heading', `"${title}" (${from}) skips a level`, `start it with ${marks}`, edit);
    }
    if (title === '')
      add('content/heading', 'The heading is empty', 'add a title, or remove the heading');
    const first = lines.get(slug);
    if (first) {
      const message = `The heading on line ${first} already has the anchor #${slug}`;
      add('content/anchor', message, 'choose a more specific title, or add an ID: [#id]');
    }
    lines.set(slug, first ?? line);
    outer.push(depth);
  }
  return diagnostics;
}
