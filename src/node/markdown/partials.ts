import { join } from 'node:path';
import type { Tree } from '../../lib/content-tree';
import { childrenOf, idsOf, isElement } from '../../lib/content-tree';
import type { ParsedMarkdown, Partials } from './types';
import { markdownToTree } from './to-tree';
import { listFiles } from '../base/list-files';
import type { ParseCache } from '../base/parse-cache';
import type { Diagnostic } from '../../lib/diagnostic';
import type { SourceFile } from '../sources/source-files';
import { shownFiles } from './fence-code';
import { readText } from '../sources/read-text';
import { isExampleFile } from '../sources/source-files';

export type { Partials } from './types';

export function partialFile(name: string): string {
  return `content/parts/${name}.md`;
}

/** Parts, and the files that code blocks can show. */
export function readPartials(files: SourceFile[]): Partials {
  return new Map(
    files.flatMap(({ path, text }) => {
      if (isExampleFile(path)) return [[path, text] as const];
      const name = /^content\/parts\/([^/]+)\.md$/.exec(path)?.[1];
      return name ? [[name, text] as const] : [];
    }),
  );
}

/**
 * Reads only the parts and the files that code blocks show, because reading all content takes seconds.
 */
export function readParts(root = '.'): Partials {
  const files = ['content/parts', 'content/examples'].flatMap((folder) =>
    listFiles(join(root, folder))
      .map((name) => `${folder}/${name}`)
      .map((path) => ({ path, text: readText(join(root, path)) })),
  );
  return readPartials(files);
}

/** Without repeats. */
export function partialNames(text: string): string[] {
  const names = [...text.matchAll(/<Part\s+name="([^"]*)"/g)].map(([, name]) => name!);
  return [...new Set(names)];
}

export function includedNames(text: string): string[] {
  return [...partialNames(text), ...shownFiles(text)];
}

export function includedFile(name: string): string {
  return isExampleFile(name) ? name : partialFile(name);
}

/** Directly or through parts. They're part of cache keys. */
export function includedTexts(text: string, parts: Partials): string[] {
  return includedNames(text).flatMap((name) => {
    const included = parts.get(name) ?? '';
    // A part can't include other parts.
    const code = isExampleFile(name)
      ? []
      : shownFiles(included).map((path) => parts.get(path) ?? '');
    return [included, ...code];
  });
}

export function namesOfParts(parts: Partials): string[] {
  return [...parts.keys()].filter((name) => !isExampleFile(name));
}

/** Reads a part on its own, without the page that includes it. */
export function readPartial(cache: ParseCache, name: string, parts: Partials): ParsedMarkdown {
  const text = parts.get(name) ?? '';
  const origin = { file: partialFile(name), line: 1, column: 1 };
  return cache.get(['part', name, text, ...includedTexts(text, parts)], () =>
    markdownToTree(text, origin, undefined, parts),
  );
}

/** Removes unknown parts. */
export function insertPartials(cache: ParseCache, tree: Tree, parts: Partials): Tree {
  return tree.flatMap((node): Tree => {
    if (!isElement(node)) return [node];
    const [name, props] = node;
    if (name !== 'Part') return [[name, props, ...insertPartials(cache, childrenOf(node), parts)]];
    const part = String(props['name']);
    return parts.has(part) ? readPartial(cache, part, parts).tree : [];
  });
}

/** IDs that the page or another part on it also uses. `page` is the page's own text. */
export function checkPartialIds(
  cache: ParseCache,
  file: string,
  page: Pick<ParsedMarkdown, 'tree' | 'references'>,
  parts: Partials,
): Diagnostic[] {
  const taken = new Set(idsOf(page.tree));
  return page.references.flatMap(({ kind, url, line, column }): Diagnostic[] => {
    const isPart = kind === 'part' && parts.has(url);
    const ids = isPart ? idsOf(readPartial(cache, url, parts).tree) : [];
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

/** A page must include each of its parts directly. */
export function checkPartials(cache: ParseCache, parts: Partials): Diagnostic[] {
  return namesOfParts(parts).flatMap((name) =>
    readPartial(cache, name, parts).references.flatMap(
      ({ kind, url, line, column }): Diagnostic[] => {
        if (kind !== 'part') return [];
        const message = `The part "${url}" is included in another part`;
        const fix = 'include it in the pages, or copy its text';
        return [{ file: partialFile(name), line, column, rule: 'part', message, fix }];
      },
    ),
  );
}
