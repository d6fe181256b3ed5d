import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../lib/diagnostic';
import { comparablePath } from '../../lib/paths';
import { GENERATED } from '../../node/results/results-file';
import { readText } from '../../node/sources/read-text';
import type { SitePage } from '../../node/spec/page';
import type { Check } from '../runner/check';

/** With anchors. The check only adds lines. */
export const PUBLISHED_FILE = `${GENERATED}/published-urls.txt`;

/** Links from other sites, bookmarks, and search engines must still work. */
export const published: Check = {
  name: 'published',
  run({ root, site, wanted }) {
    if (!site.isComplete) {
      return { diagnostics: [], remarks: ['not compared, because some files have errors'] };
    }
    const file = join(root, PUBLISHED_FILE);
    const before = existsSync(file) ? readText(file) : '';
    const { diagnostics, text } = comparePublished(before, site.pages);
    return {
      diagnostics: diagnostics.filter((diagnostic) => wanted(diagnostic.file)),
      generated: new Map([[PUBLISHED_FILE, text]]),
    };
  },
};

/**
 * `list` has a path with its anchors per line. Returns errors for what's missing, and the list with
 * what's new.
 */
export function comparePublished(
  list: string,
  pages: Pick<SitePage, 'path' | 'aliases' | 'anchors' | 'file' | 'line' | 'column'>[],
): { diagnostics: Diagnostic[]; text: string } {
  const diagnostics: Diagnostic[] = [];
  const known = new Map<string, Set<string>>();
  const owners = new Map(
    pages.flatMap((page) =>
      [...page.aliases, page.path].map((path) => [comparablePath(path), page] as const),
    ),
  );
  for (const [index, entry] of list.split('\n').entries()) {
    const [path, ...anchors] = entry.split(/\s+/).filter(Boolean);
    if (path === undefined) continue;
    const at = `${PUBLISHED_FILE}:${index + 1}`;
    add(known, path, anchors);
    const page = owners.get(comparablePath(path));
    if (!page) {
      const message = `The URL ${path} no longer exists`;
      const fix = 'add its path to the `aliases` of the page that replaces it, or delete this line';
      const place = { file: PUBLISHED_FILE, line: index + 1, column: 1 };
      diagnostics.push({ ...place, rule: 'published', message, fix });
      continue;
    }
    const { file, line, column } = page;
    for (const anchor of anchors.filter((item) => !page.anchors.has(item))) {
      const of = path === page.path ? '' : ` of the alias ${path}`;
      const message = `The anchor #${anchor}${of} no longer exists`;
      const heading = `\`## New heading [#new-id #${anchor}]\``;
      const fix = `add it as an alias to the heading that replaces it: ${heading}, or delete it from ${at}`;
      diagnostics.push({ file, line, column, rule: 'published', message, fix });
    }
  }
  for (const { path, aliases, anchors } of pages) {
    add(known, path, anchors);
    for (const alias of aliases) add(known, alias, []);
  }
  return { diagnostics, text: format(known) };
}

function add(known: Map<string, Set<string>>, path: string, anchors: Iterable<string>): void {
  known.set(path, new Set([...(known.get(path) ?? []), ...anchors]));
}

function format(known: Map<string, Set<string>>): string {
  const lines = [...known].map(([path, anchors]) => `${path}  ${[...anchors].sort().join(' ')}`);
  return lines
    .sort()
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}
