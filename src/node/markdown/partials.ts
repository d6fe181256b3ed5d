import type { Tree } from '../../lib/content-tree';
import { childrenOf, isElement } from '../../lib/content-tree';
import type { ParsedMarkdown } from './to-tree';
import { markdownToTree } from './to-tree';
import type { ParseCache } from '../cache/parse-cache';
import type { Diagnostic } from '../../lib/diagnostic';
import type { SourceFile } from '../site/source-files';

/** Texts that several pages share, by name: `content/parts/<name>.md`, put in by `<Part name="…" />`. */
export type Partials = ReadonlyMap<string, string>;

/** The file of a part, from the project's root. */
export function partialFile(name: string): string {
  return `content/parts/${name}.md`;
}

/** The parts among the source files. */
export function readPartials(files: SourceFile[]): Partials {
  return new Map(
    files.flatMap(({ path, text }) => {
      const name = /^content\/parts\/([^/]+)\.md$/.exec(path)?.[1];
      return name ? [[name, text] as const] : [];
    }),
  );
}

/** The names of the parts a text may take in, each once. */
export function partialNames(text: string): string[] {
  const names = [...text.matchAll(/<Part\s+name="([^"]*)"/g)].map(([, name]) => name!);
  return [...new Set(names)];
}

/** Reads a part as if it were a page of its own. */
export function readPartial(cache: ParseCache, name: string, text: string): ParsedMarkdown {
  const origin = { file: partialFile(name), line: 1, column: 1 };
  return cache.get(['part', name, text], () => markdownToTree(text, origin));
}

/** A page's tree with its parts in their places; a part that does not exist leaves nothing. */
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

/** Parts that take in parts themselves, which would hide what a page consists of. */
export function checkPartials(cache: ParseCache, parts: Partials): Diagnostic[] {
  return [...parts].flatMap(([name, text]) =>
    readPartial(cache, name, text).references.flatMap(
      ({ kind, url, line, column }): Diagnostic[] => {
        if (kind !== 'part') return [];
        const message = `The part "${url}" stands within a part`;
        const fix = 'put it into the pages, or write its text here';
        return [{ file: partialFile(name), line, column, rule: 'part', message, fix }];
      },
    ),
  );
}
