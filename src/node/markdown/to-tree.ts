import type { Element, Nodes as HastNode } from 'hast';
import type { Code, Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import type { VFileMessage } from 'vfile-message';
import { unified } from 'unified';
import type { Tree } from '../../lib/content-tree';
import { readFence } from './fences';
import { hastToTree, newSlugger } from './hast-tree';
import { highlight } from './highlight';
import { checkMarkdown } from './rules';
import type { Diagnostic } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';
import { sampleKey } from '../verification/proofs';
import { remarkTables } from './remark-tables';

/** A link, an image, a shared part or a table of entries as the writer typed it. */
export interface Reference extends Position {
  /** The address, the name of the part, or `library/version` of the entries. */
  url: string;
  /** `changes`: `library/version/next version`. */
  kind: 'link' | 'image' | 'part' | 'entries' | 'changes';
}

/** What one Markdown text gives. */
export interface ParsedMarkdown {
  tree: Tree;
  references: Reference[];
  diagnostics: Diagnostic[];
}

/** Where a Markdown text stands: its file, its first character, and the indent of its further lines. */
export interface Origin extends Position {
  file: string;
  indent?: number;
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkTables);
const toHast = unified().use(remarkRehype, {
  passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'],
  handlers: { code: (_: unknown, node: Code) => codeElement(node) },
});

let last: { source: string; root: Root } | undefined;

/**
 * Parses a text; throws where its syntax is wrong. The last tree is kept, as several readers take the
 * same text one after the other: nobody may change it.
 */
function parse(source: string): Root {
  if (last?.source !== source) last = { source, root: parser.parse(source) };
  return last.root;
}

/** The syntax tree of a Markdown text, not to be changed; none where its syntax is wrong. */
export function parseMarkdown(source: string): Root | undefined {
  try {
    return parse(source);
  } catch {
    return undefined;
  }
}

/**
 * Markdown with components into a content tree: the one pipeline for MDX files and for the texts
 * of spec files. Texts of one page share a `slugger`. Problems carry positions in the file that `origin` names.
 */
export function markdownToTree(
  source: string,
  origin: Origin,
  slugger = newSlugger(),
): ParsedMarkdown {
  const text = source.replace(/\r\n?/g, '\n');
  let root: Root;
  try {
    root = parse(text);
  } catch (error) {
    return {
      tree: [],
      references: [],
      diagnostics: [syntaxDiagnostic(error as VFileMessage, origin)],
    };
  }
  const { diagnostics, references } = checkMarkdown(root, text);
  const placed = {
    references: references.map((reference) => ({ ...reference, ...placeIn(origin, reference) })),
    diagnostics: diagnostics.map((diagnostic) => ({
      ...diagnostic,
      file: origin.file,
      ...placeIn(origin, diagnostic),
    })),
  };
  if (diagnostics.length > 0) return { tree: [], ...placed };
  return { tree: hastToTree(toHast.runSync(root) as HastNode, slugger), ...placed };
}

/** A position within a text as a position in the file it stands in. */
export function placeIn(
  origin: Position & { indent?: number },
  { line, column }: Position,
): Position {
  return line === 1
    ? { line: origin.line, column: origin.column + column - 1 }
    : { line: origin.line + line - 1, column: column + (origin.indent ?? 0) };
}

function syntaxDiagnostic(error: VFileMessage, origin: Origin): Diagnostic {
  // An element that is not closed is best found where it begins, which only the message says.
  const [, openLine, openColumn] = /closing tag for .*\((\d+):(\d+)/.exec(error.reason) ?? [];
  const at = {
    line: Number(openLine ?? error.line ?? 1),
    column: Number(openColumn ?? error.column ?? 1),
  };
  const [message = ''] = error.reason.split('\n');
  const known = SYNTAX_FIXES.find(([pattern]) => pattern.test(error.reason));
  return {
    file: origin.file,
    ...placeIn(origin, at),
    rule: 'mdx',
    message,
    fix: known ? known[1] : 'correct the markup here',
  };
}

const SYNTAX_FIXES: [RegExp, string][] = [
  [/`!`/, 'remove the HTML comment'],
  [/closing tag|before the end/i, 'close the element with its end tag on a line of its own'],
  [/acorn|expression|could not parse import/i, 'put code in backticks or write \\{ for a brace'],
  [/before name|in name|in attribute/i, 'write \\< for a less-than sign, or put it in backticks'],
];

function codeElement(node: Code): Element {
  const language = node.lang ?? 'text';
  const { title, marked, optOut } = readFence(node.meta ?? '');
  return {
    type: 'element',
    tagName: 'CodeBlock',
    properties: {
      language,
      html: highlight(node.value, language, marked),
      // The key is exchanged for how the sample was proven when the page is queried.
      ...(optOut === undefined
        ? { sample: sampleKey(language, node.value) }
        : { unproven: optOut }),
      ...(title === undefined ? {} : { title }),
    },
    children: [],
  };
}
