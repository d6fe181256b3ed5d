import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Processor } from 'unified';
import type { Nodes, Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { mdxToMdast } from 'satteri';
import { unified } from 'unified';
import { EXIT, visit } from 'unist-util-visit';
import { extractHeadingIds } from './heading-ids';
import { checkTextLimits } from './text-limits';

const remark = unified().use(remarkParse).use(remarkMdx).use(remarkTables);
const FEATURES = { gfm: { footnotes: false }, frontmatter: false };

/** Total length of the texts whose trees are kept. Enough for a large spec file. */
const MAX_RECENT_LENGTH = 200_000;
const recent = new Map<string, Root>();
let recentLength = 0;

/**
 * Throws a `VFileMessage` for wrong syntax. Callers must not change the tree, because the last ones are
 * cached for callers that read the same file.
 */
export function parse(source: string): Root {
  const known = recent.get(source);
  if (known) return known;
  const root = fastTree(source) ?? remark.parse(source);
  extractHeadingIds(root, source);
  recent.set(source, root);
  recentLength += source.length;
  for (const [oldest] of recent) {
    if (recentLength <= MAX_RECENT_LENGTH) break;
    recent.delete(oldest);
    recentLength -= oldest.length;
  }
  return root;
}

/** Undefined if the text can't be parsed. Callers must not change the tree. */
export function parseMarkdown(source: string): Root | undefined {
  if (checkTextLimits(source).length > 0) return undefined;
  try {
    return parse(source);
  } catch {
    return undefined;
  }
}

/**
 * Satteri takes a tenth of remark's time and returns the same tree, except that JSX attributes have no
 * position. Undefined for texts with errors, because remark's messages are better, and for texts that satteri
 * reads differently.
 */
function fastTree(source: string): Root | undefined {
  let root: Root;
  try {
    root = mdxToMdast(source, { features: FEATURES }) as Root;
  } catch {
    return undefined;
  }
  let isSame = true;
  visit(root, (node) => {
    isSame = isReadAlike(node, source);
    return isSame ? undefined : EXIT;
  });
  return isSame ? root : undefined;
}

/** Remark reads such a line as an import or export. */
const MODULE_CODE = /^(?:import|export)\b/m;

/** Braces and tags that satteri reads as text are errors in remark unless they're escaped. */
const MARKUP = /[{<]/;

/** Can be next to a paragraph. */
const BLOCKS = new Set([
  ...['paragraph', 'heading', 'list', 'blockquote', 'code', 'table', 'thematicBreak', 'definition'],
  'mdxJsxFlowElement',
]);

/** Whether remark finds the same node in the text. */
function isReadAlike(node: Nodes, source: string): boolean {
  const sourceOf = ({ position }: Nodes) =>
    source.slice(position?.start.offset, position?.end.offset);
  switch (node.type) {
    // A bare URL
    case 'link':
      return sourceOf(node).startsWith('[');
    // An item of a task list
    case 'listItem':
      return typeof node.checked !== 'boolean';
    case 'text':
      return !MARKUP.test(node.value);
    // Code that ends in a quote below its paragraph
    case 'inlineCode':
      return !sourceOf(node).includes('\n');
    case 'paragraph':
    case 'table':
      return !MODULE_CODE.test(sourceOf(node));
    case 'image':
    case 'imageReference':
    case 'blockquote':
      return !MARKUP.test(sourceOf(node));
    // An element that's alone on its line: `<kbd>K</kbd>`
    case 'mdxJsxFlowElement':
      return node.children.every(({ type }) => BLOCKS.has(type));
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
    case 'mdxjsEsm':
      return false;
    default:
      return true;
  }
}

/**
 * Tables and strikethrough of GitHub Flavored Markdown. Its search for bare URLs takes three times as long as
 * all other parsing.
 */
export function remarkTables(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmTable(), gfmStrikethrough());
  (data.fromMarkdownExtensions ??= []).push(gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown());
}
