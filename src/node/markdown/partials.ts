import type { Tree } from '../../lib/content-tree';
import { childrenOf, idsOf, isElement } from '../../lib/content-tree';
import type { ParsedMarkdown } from './types';
import { markdownToTree } from './to-tree';
import type { ParseCache } from '../cache/parse-cache';
import type { Diagnostic } from '../../lib/diagnostic';
import type { SourceFile } from '../site/source-files';

/** The shared parts by name: `<Part name="…" />` includes `content/parts/<name>.md`. */
export type Partials = ReadonlyMap<string, string>;

/** Returns the path of a part's file, relative to the project root. */
export function partialFile(name: string): string {
  return `content/parts/${name}.md`;
}

/** Returns the shared parts among the source files. */
export function readPartials(files: SourceFile[]): Partials {
  return new Map(
    files.flatMap(({ path, text }) => {
      const name = /^content\/parts\/([^/]+)\.md$/.exec(path)?.[1];
      return name ? [[name, text] as const] : [];
    }),
  );
}

/** Returns the names of the parts that a text includes, without repeats. */
export function partialNames(text: string): string[] {
  const names = [...text.matchAll(/<Part\s+name="([^"]*)"/g)].map(([, name]) => name!);
  return [...new Set(names)];
}

/** Reads a part on its own, without the page that includes it. */
export function readPartial(cache: ParseCache, name: string, text: string): ParsedMarkdown {
  const origin = { file: partialFile(name), line: 1, column: 1 };
  return cache.get(['part', name, text], () => markdownToTree(text, origin));
}

/** Replaces each `Part` of a tree with the part's content. Unknown parts are removed. */
export function insertPartials(cache: ParseCache, tree: Tree, parts: Partials): Tree {
  return tree.flatMap((node): Tree => {
    if (!isElement(node)) return [node];
    const [name, props] = node;
    if (name !== 'Part') return [[name, props, ...insertPartials(cache, childrenOf(node), parts)]];
    const part = String(props['name']);
    const text = parts.get(part);
    return text === undefined ? [] : readPartial(cache, part, text).tree;
  });
}

/**
 * Reports IDs in shared parts that are also used by the page or by another part on it. `page` is the
 * page's own text, without its parts.
 */
export function checkPartialIds(
  cache: ParseCache,
  file: string,
  page: Pick<ParsedMarkdown, 'tree' | 'references'>,
  parts: Partials,
): Diagnostic[] {
  const taken = new Set(idsOf(page.tree));
  return page.references.flatMap(({ kind, url, line, column }): Diagnostic[] => {
    const text = kind === 'part' ? parts.get(url) : undefined;
    const ids = text === undefined ? [] : idsOf(readPartial(cache, url, text).tree);
    const repeated = ids.filter((id) => taken.has(id));
    ids.forEach((id) => taken.add(id));
    return repeated.map((id) => {
      const message = `The ID #${id} of the part "${url}" is already used on this page`;
      return {
        file,
        line,
        column,
        rule: 'id',
        message,
        fix: 'change the ID of one of the headings',
      };
    });
  });
}

/** Reports parts that include other parts. A page must include each of its parts directly. */
export function checkPartials(cache: ParseCache, parts: Partials): Diagnostic[] {
  return [...parts].flatMap(([name, text]) =>
    readPartial(cache, name, text).references.flatMap(
      ({ kind, url, line, column }): Diagnostic[] => {
        if (kind !== 'part') return [];
        const message = `The part "${url}" is included in another part`;
        const fix = 'include it in the pages, or copy its text';
        return [{ file: partialFile(name), line, column, rule: 'part', message, fix }];
      },
    ),
  );
}
