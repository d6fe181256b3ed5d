import { comparablePath } from '../../lib/paths';
import type { PageLabel } from '../../node/markdown/page-metadata';
import type { Diagnostic } from '../../lib/diagnostic';
import type { SitePage } from '../../node/spec/page';

/** That two pages share. Schemas check their length. */
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
    const message = `${owner.file}:${owner.line} has the same ${what}`;
    const fix = 'describe what this page is about more specifically';
    return [{ file: page.file, line, column, rule: `content/${what}`, message, fix }];
  });
}

/** The browser title includes the scope, so titles can repeat in another one. */
function scopeOf({ file, entry, level }: SitePage, what: PageLabel['what']): string {
  if (entry) return file;
  return what === 'title' && file.startsWith('content/reference/') ? level : '';
}
