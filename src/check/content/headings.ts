import type { Diagnostic } from '../../lib/diagnostic';
import type { SitePage } from '../../node/site/types';

/** Reports headings of a guide that skip a level, are empty, or repeat an earlier one. */
export function checkHeadings({ file, headings }: Pick<SitePage, 'file' | 'headings'>): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const lines = new Map<string, number>();
  let level = 1;
  for (const { slug, title, depth, line, column } of headings) {
    const add = (rule: string, message: string, fix: string) =>
      diagnostics.push({ file, line, column, rule, message, fix });
    const marks = '#'.repeat(level + 1);
    if (depth > level + 1) {
      const now = '#'.repeat(depth);
      add('content/heading', `"${title}" (${now}) skips a level`, `begin it with ${marks}`);
    }
    if (title === '') add('content/heading', 'The heading is empty', 'name it or remove it');
    const first = lines.get(slug);
    if (first) {
      const message = `The anchor #${slug} is taken by the heading on line ${first}`;
      add('content/anchor', message, 'say what is different here, or give it an ID: [#id]');
    }
    lines.set(slug, first ?? line);
    level = depth;
  }
  return diagnostics;
}
