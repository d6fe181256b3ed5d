import type { Section, Tree } from '../../lib/content-tree';
import { aliasesOf, elements, idsOf } from '../../lib/content-tree';
import { treeSections, treeText } from '../../lib/tree-text';
import type { EntryContent } from '../spec/entry-tree';
import { entryContent } from '../spec/entry-tree';
import { readFrontMatter } from './front-matter';
import type { PageText } from './front-matter';
import type { ParsedMarkdown } from './types';
import { markdownToTree } from './to-tree';
import type { ParseCache } from '../base/parse-cache';
import type { Partials } from './partials';
import { checkPartialIds, includedTexts, insertPartials } from './partials';
import type { EntryData } from '../spec/entry-schemas';

/** The parts of a page that links can point to. */
interface Anchors {
  /** Every ID on the page, including former anchors. */
  anchors: string[];
  /** Maps each former anchor to the ID that replaced it. */
  formerAnchors: Record<string, string>;
}

/** The content of a hand-written page. */
export interface PageContent extends ParsedMarkdown, Anchors {
  frontMatter?: PageText['frontMatter'];
  labels: PageText['labels'];
  sections: Section[];
}

/**
 * Reads an MDX file's text: front matter, content tree with its shared parts, sections, anchors,
 * references, and diagnostics.
 */
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
    return {
      ...parsed,
      tree,
      frontMatter,
      labels,
      sections: treeSections(tree),
      ...anchorsOf(tree),
      diagnostics: [
        ...diagnostics,
        ...parsed.diagnostics,
        ...checkPartialIds(cache, file, parsed, parts),
      ],
    };
  });
}

/** Returns true if the page is in the cache. */
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

/** The content of a spec entry; `summary` is its description as plain text. */
export interface EntryPage extends EntryContent, Anchors {
  sections: Section[];
  summary: string;
}

/** Reads a validated spec entry whose examples are in `language`. */
export function readEntry(cache: ParseCache, entry: EntryData, language: string): EntryPage {
  return cache.get(['entry', language, JSON.stringify(entry)], () => {
    const content = entryContent(entry, language);
    const { tree, description, examples } = content;
    const { anchors, formerAnchors } = anchorsOf([...description, ...tree, ...examples.flat()]);
    return {
      ...content,
      sections: treeSections(tree),
      anchors: ['examples', ...anchors],
      formerAnchors,
      summary: treeText(description),
    };
  });
}

/** Returns the trees of a page or an entry, in groups that are highlighted together. */
export function treesOf(content: PageContent | EntryPage): Tree[][] {
  if (!('examples' in content)) return [[content.tree]];
  return [[content.description], [content.tree], content.examples];
}

function anchorsOf(tree: Tree): Anchors {
  const formerAnchors = Object.fromEntries(
    [...elements(tree)].flatMap(([, props]) =>
      aliasesOf(props).map((alias) => [alias, String(props['id'])] as const),
    ),
  );
  return { anchors: idsOf(tree), formerAnchors };
}
