import type { Section, Tree } from '../../lib/content-tree';
import { aliasesOf, elements, idsOf } from '../../lib/content-tree';
import { treeSections } from '../../lib/tree-text';
import { frontMatterOf, readFrontMatter } from './front-matter';
import type { PageText } from './front-matter';
import type { ParsedMarkdown } from './types';
import { SECOND_TITLE } from './rules';
import { markdownToTree } from './to-tree';
import { fileDiagnostic } from '../../lib/diagnostic';
import type { ParseCache } from '../base/parse-cache';
import type { Partials } from './partials';
import { checkPartialIds, includedTexts, insertPartials } from './partials';

export interface Anchors {
  /** Including former anchors. */
  anchors: string[];
  /** Maps each former anchor to the ID that replaced it. */
  formerAnchors: Record<string, string>;
}

export interface PageContent extends ParsedMarkdown, Anchors {
  frontMatter?: PageText['frontMatter'];
  labels: PageText['labels'];
  sections: Section[];
}

/** Reads an MDX file's text, with its shared parts. */
export function readPage(
  cache: ParseCache,
  file: string,
  text: string,
  parts: Partials = NO_PARTS,
): PageContent {
  return cache.get(keyOf(file, text, parts), () => {
    const { frontMatter, labels, body, diagnostics } = readFrontMatter(file, text);
    const parsed = markdownToTree(body, { file, line: 1, column: 1 }, undefined, parts);
    const tree = insertPartials(cache, parsed.tree, parts);
    // The first one is meant as the title if that's missing.
    const isUntitled = !/^["']?title["']?\s*:/m.test(frontMatterOf(text));
    const title = parsed.diagnostics.find(({ message }) => isUntitled && message === SECOND_TITLE);
    const isEmpty = body.trim() === '' && diagnostics.length === 0;
    return {
      ...parsed,
      tree,
      frontMatter,
      labels,
      sections: treeSections(tree),
      ...anchorsOf(tree),
      diagnostics: [
        ...diagnostics,
        ...(isEmpty
          ? [fileDiagnostic(file, 'page', 'The page has no text', 'write it, or remove the file')]
          : []),
        ...parsed.diagnostics.filter((item) => item !== title),
        ...checkPartialIds(cache, file, parsed, parts),
      ],
    };
  });
}

export function hasPage(
  cache: ParseCache,
  file: string,
  text: string,
  parts: Partials = NO_PARTS,
): boolean {
  return cache.has(keyOf(file, text, parts));
}

const NO_PARTS: Partials = new Map();

function keyOf(file: string, text: string, parts: Partials): string[] {
  return ['page', file, text, ...includedTexts(text, parts)];
}

export function anchorsOf(tree: Tree): Anchors {
  const formerAnchors = Object.fromEntries(
    [...elements(tree)].flatMap(([, props]) =>
      aliasesOf(props).map((alias) => [alias, String(props['id'])] as const),
    ),
  );
  return { anchors: idsOf(tree), formerAnchors };
}
