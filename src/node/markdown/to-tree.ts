import type { Element, Nodes as HastNode } from 'hast';
import type { Code, Root } from 'mdast';
import remarkRehype from 'remark-rehype';
import type { VFileMessage } from 'vfile-message';
import { unified } from 'unified';
import { fenceCode } from './fence-code';
import { hastToTree } from './hast-tree';
import { PageIds } from './page-ids';
import { plainCode } from './highlight-tree';
import { parse } from './parse';
import { checkMarkdown } from './rules';
import type { Diagnostic } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';
import { placeIn } from '../../lib/positions';
import type { ParsedMarkdown, Partials } from './types';
import { sampleKey } from '../results/proofs';
import { checkTextLimits } from './text-limits';

/** The file and position where a Markdown text starts, and the indent of its other lines. */
export interface Origin extends Position {
  file: string;
  indent?: number;
}

const toHast = (root: Root, included: Partials) =>
  unified()
    .use(remarkRehype, {
      passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'],
      handlers: { code: (_: unknown, node: Code) => codeElement(node, included) },
    })
    .runSync(root) as HastNode;

/**
 * Converts Markdown with components to a content tree. MDX files and the texts in spec files use the
 * same pipeline. All texts of a page share `ids`. The positions of diagnostics and headings are in the
 * file that `origin` names. If there are diagnostics, the tree is empty.
 *
 * @param included The files that code blocks can show. Only pages and shared parts have them.
 */
export function markdownToTree(
  source: string,
  origin: Origin,
  ids = new PageIds(),
  included?: Partials,
): ParsedMarkdown {
  const place = <T extends Position>(item: T): T => ({ ...item, ...placeIn(origin, item) });
  const unread = (diagnostics: Diagnostic[]): ParsedMarkdown => ({
    tree: [],
    headings: [],
    references: [],
    diagnostics,
  });
  const excess = checkTextLimits(source);
  if (excess.length > 0)
    return unread(excess.map((item) => ({ ...place(item), file: origin.file })));
  let root: Root;
  try {
    root = parse(source);
  } catch (error) {
    return unread([syntaxDiagnostic(error as VFileMessage, origin)]);
  }
  const { diagnostics, references } = checkMarkdown(root, source, included);
  const { tree, headings, ...converted } =
    diagnostics.length > 0 ? NOTHING : hastToTree(toHast(root, included ?? new Map()), ids);
  const all = [...diagnostics, ...converted.diagnostics];
  return {
    tree: all.length > 0 ? [] : tree,
    headings: headings.map(place),
    references: references.map(place),
    diagnostics: all.map((diagnostic) => ({ ...place(diagnostic), file: origin.file })),
  };
}

const NOTHING: ReturnType<typeof hastToTree> = { tree: [], headings: [], diagnostics: [] };

function syntaxDiagnostic(error: VFileMessage, origin: Origin): Diagnostic {
  // Reports an unclosed element at its start tag, whose position is only in the message.
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
  [/closing tag|before the end/i, 'close the element with its end tag on a separate line'],
  [/acorn|expression|could not parse import/i, 'put code in backticks or write \\{ for a brace'],
  [/before name|in name|in attribute/i, 'write \\< for a less-than sign, or put it in backticks'],
];

function codeElement(node: Code, included: Partials): Element {
  const language = node.lang ?? 'text';
  const { meta, shown, code } = fenceCode(node, included);
  const { title, optOut } = meta;
  return {
    type: 'element',
    tagName: 'CodeBlock',
    properties: {
      ...plainCode(language, shown, meta),
      // The page query replaces the key with the sample's proof.
      ...(optOut === undefined ? { sample: sampleKey(language, code) } : { unproven: optOut }),
      ...(title === undefined ? {} : { title }),
    },
    children: [],
  };
}
