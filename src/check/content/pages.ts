import { comparablePath } from '../../lib/paths';
import type { PageLabel } from '../../node/site/page-metadata';
import type { Diagnostic } from '../../lib/diagnostic';
import type { SitePage } from '../../node/site/types';

/** Titles and descriptions of all pages are used once (how long they are is a matter of shape). */
export function checkPages(pages: SitePage[]): Diagnostic[] {
  const owners = new Map<string, PageLabel & { file: string }>();
  const labels = pages.flatMap((page) => page.labels.map((label) => ({ page, label })));
  return labels.flatMap(({ page, label }): Diagnostic[] => {
    const { what, text, line, column } = label;
    const words = comparablePath(text.trim().replace(/\s+/g, ' '));
    const key = [what, scopeOf(page, what), words].join('\0');
    const owner = owners.get(key);
    if (!owner) {
      owners.set(key, { ...label, file: page.file });
      return [];
    }
    const message = `The ${what} is that of ${owner.file}:${owner.line} as well`;
    const fix = 'say what is different about this page';
    return [{ file: page.file, line, column, rule: `content/${what}`, message, fix }];
  });
}

/** Pages of different scopes may be called the same: the title in the browser names the scope. */
function scopeOf({ file, entry, level }: SitePage, what: PageLabel['what']): string {
  if (entry) return file;
  return what === 'title' && file.startsWith('content/reference/') ? level : '';
}
