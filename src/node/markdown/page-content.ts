import type { Section, Tree } from '../../lib/content-tree';
import { elements } from '../../lib/content-tree';
import { treeSections, treeText } from '../../lib/tree-text';
import type { EntryContent } from '../spec/entry-tree';
import { entryContent } from '../spec/entry-tree';
import { readFrontMatter } from './front-matter';
import type { PageText } from './front-matter';
import type { ParsedMarkdown } from './to-tree';
import { markdownToTree } from './to-tree';
import type { ParseCache } from '../cache/parse-cache';
import type { Partials } from './partials';
import { insertPartials, partialNames } from './partials';
import type { EntryData } from '../spec/content-schemas';

/** A hand-written page, read. */
export interface PageContent extends ParsedMarkdown {
  frontMatter?: PageText['frontMatter'];
  labels: PageText['labels'];
  sections: Section[];
  /** Everything in the text a link can point at. */
  anchors: string[];
}

/**
 * Reads an MDX file's text: front matter, content tree with the shared parts in it, sections,
 * references, problems.
 */
export function readPage(
  cache: ParseCache,
  file: string,
  text: string,
  parts: Partials = NO_PARTS,
): PageContent {
  return cache.get(keyOf(file, text, parts), () => {
    const { frontMatter, labels, body, diagnostics } = readFrontMatter(file, text);
    const parsed = markdownToTree(body, { file, line: 1, column: 1 });
    const tree = insertPartials(cache, parsed.tree, parts);
    return {
      ...parsed,
      tree,
      frontMatter,
      labels,
      sections: treeSections(tree),
      anchors: anchorsOf(tree),
      diagnostics: [...diagnostics, ...parsed.diagnostics],
    };
  });
}

/** True if reading this page costs nothing any more. */
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
  return ['page', file, text, ...partialNames(text).map((name) => parts.get(name) ?? '')];
}

/** A spec entry, read: its trees, sections and its description as plain text. */
export interface EntryPage extends EntryContent {
  sections: Section[];
  anchors: string[];
  summary: string;
}

/** Reads a validated spec entry; `language` is that of its examples. */
export function readEntry(cache: ParseCache, entry: EntryData, language: string): EntryPage {
  return cache.get(['entry', language, JSON.stringify(entry)], () => {
    const content = entryContent(entry, language);
    const { tree, description, examples } = content;
    return {
      ...content,
      sections: treeSections(tree),
      anchors: ['examples', ...[description, tree, ...examples].flatMap(anchorsOf)],
      summary: treeText(description),
    };
  });
}

function anchorsOf(tree: Tree): string[] {
  return [...elements(tree)].flatMap(([, { id }]) => (typeof id === 'string' ? [id] : []));
}
