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
import { placeIn, positionAt } from '../../lib/positions';
import type { ParsedMarkdown, Partials } from './types';
import { exampleKey } from '../results/proofs';
import { findSourceMistakes } from './source-mistakes';
import { checkTextLimits } from './text-limits';

/** Where a Markdown text starts, and the indent of its other lines. */
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
 * Converts MDX files and the texts in spec files. All texts of a page share `ids`. Positions are in the file
 * of `origin`. If there are diagnostics, the tree is empty. Only pages and shared parts have `included`
 * files.
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
  const { mistakes, rest, isNested } = findSourceMistakes(source);
  const found = mistakes.map(({ start, rule, message, fix, edit }): Omit<Diagnostic, 'file'> => {
    const at = positionAt(source, start);
    return { ...at, rule, message, fix, ...(edit && { edit: { ...edit, at: place(at) } }) };
  });
  let root: Root;
  try {
    root = parse(rest);
  } catch (error) {
    const diagnostics = found.length > 0 ? found : [syntaxDiagnostic(error as VFileMessage)];
    return unread(diagnostics.map((item) => ({ ...place(item), file: origin.file })));
  }
  const { references, ...checked } = checkMarkdown(root, rest, included, source);
  const diagnostics = [
    ...found,
    // Components can seem to be in the wrong place if a tag is missing.
    ...checked.diagnostics.filter(({ rule }) => isNested || rule !== 'component'),
  ].sort((a, b) => a.line - b.line || a.column - b.column);
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

/** What `findSourceMistakes` doesn't find: tags that are in different blocks, and code. */
function syntaxDiagnostic(error: VFileMessage): Omit<Diagnostic, 'file'> {
  // The position of the start tag is only in the message.
  const [, openLine, openColumn] = /closing tag for .*\((\d+):(\d+)/.exec(error.reason) ?? [];
  const at = {
    line: Number(openLine ?? error.line ?? 1),
    column: Number(openColumn ?? error.column ?? 1),
  };
  if (error.source === 'micromark-extension-mdxjs-esm') {
    const message = 'A line that starts with "import" or "export" is code';
    return { ...at, column: 1, rule: 'mdx', message, fix: 'start the line with another word' };
  }
  const [tag = 'The element'] = /<[^`<]*>/.exec(error.reason) ?? [];
  if (error.ruleId === 'end-tag-mismatch') {
    const message = `${tag} starts and ends in different blocks of text`;
    const fix = 'put its tags on separate lines, with blank lines around the content';
    return { ...at, rule: 'mdx', message, fix };
  }
  const message = "MDX can't read the markup here";
  return {
    ...at,
    rule: 'mdx',
    message,
    fix: 'put it in backticks, or write \\< or \\{ for < or {',
  };
}

function codeElement(node: Code, included: Partials): Element {
  const language = node.lang ?? 'text';
  const { meta, shown, code } = fenceCode(node, included);
  const { title, optOut } = meta;
  return {
    type: 'element',
    tagName: 'CodeBlock',
    properties: {
      ...plainCode(language, shown, meta),
      // The page query replaces the key with the example's proof.
      ...(optOut === undefined ? { example: exampleKey(language, code) } : { unproven: optOut }),
      ...(title === undefined ? {} : { title }),
    },
    children: [],
  };
}
