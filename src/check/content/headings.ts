import type { Diagnostic } from '../../lib/diagnostic';
import type { SitePage } from '../../node/site/types';

/** Reports headings that skip a level, are empty, or have the same anchor as an earlier one. */
export function checkHeadings({
  file,
  headings,
}: Pick<SitePage, 'file' | 'headings'>): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const lines = new Map<string, number>();
  let level = 1;
  for (const { slug, title, depth, line, column } of headings) {
    const add = (rule: string, message: string, fix: string) =>
      diagnostics.push({ file, line, column, rule, message, fix });
    const marks = '#'.repeat(level + 1);
    if (depth > level + 1) {
      add(
        'content/heading',
        `"${title}" (${'#'.repeat(depth)}) skips a level`,
        `start it with ${marks}`,
      );
    }
    if (title === '')
      add('content/heading', 'The heading is empty', 'add a title, or remove the heading');
    const first = lines.get(slug);
    if (first) {
      const message = `The heading on line ${first} already has the anchor #${slug}`;
      add('content/anchor', message, 'choose a more specific title, or add an ID: [#id]');
    }
    lines.set(slug, first ?? line);
    level = depth;
  }
  return diagnostics;
}
