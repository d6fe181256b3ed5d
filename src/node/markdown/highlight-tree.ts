import type { Tree, TreeNode, TreeProps } from '../../lib/content-tree';
import { childrenOf, elements, isElement } from '../../lib/content-tree';
import type { ParseCache } from '../base/parse-cache';
import { linesIn } from './fences';
import type { FenceMeta } from './fences';
import { highlight } from './highlight';

type Marks = Pick<FenceMeta, 'marked' | 'ins' | 'del' | 'lineNumbers'>;

/** Before `highlightTrees`. */
interface PlainCode {
  language: string;
  code: string;
  /** As JSON. Missing if no line is marked or numbered. */
  marks?: string;
}

/** `highlightTrees` replaces these with `html`. */
export function plainCode(language: string, code: string, marks?: Marks): TreeProps {
  const { marked = [], ins = [], del = [], lineNumbers } = marks ?? {};
  const isMarked = marked.length + ins.length + del.length > 0 || lineNumbers !== undefined;
  const lines = isMarked ? { marks: JSON.stringify({ marked, ins, del, lineNumbers }) } : {};
  return { language, code, ...lines };
}

/**
 * Adds `html` to each code block. Parsing leaves that out, because highlighting takes longer than all other
 * steps together, and only finished pages need it. The code of all these trees is cached under one key.
 */
export function highlightTrees(trees: readonly Tree[], cache: ParseCache): Tree[] {
  const blocks = trees
    .flatMap((tree) => [...elements(tree)])
    .filter(isPlain)
    .map(([, { language, code, marks }]) => [language, code, marks]);
  if (blocks.length === 0) return [...trees];
  const html = cache.get(['highlight', JSON.stringify(blocks)], () =>
    blocks.map(([language, code, marks]) => highlightBlock(language!, code!, marks)),
  );
  let next = 0;
  const replace = (node: TreeNode): TreeNode => {
    if (!isElement(node)) return node;
    const [name, props] = node;
    if (!isPlain(node)) return [name, props, ...childrenOf(node).map(replace)];
    const { language, code: _, marks: __, ...rest } = node[1];
    return [name, { language, html: html[next++]!, ...rest }];
  };
  return trees.map((tree) => tree.map(replace));
}

type PlainBlock = [name: string, props: TreeProps & PlainCode, ...children: TreeNode[]];

function isPlain(node: TreeNode): node is PlainBlock {
  return isElement(node) && node[0] === 'CodeBlock' && 'code' in node[1];
}

function highlightBlock(language: string, code: string, marks: string | undefined): string {
  if (marks === undefined) return highlight(code, language);
  const { marked, ins, del, lineNumbers } = JSON.parse(marks) as Marks;
  const count = code.split('\n').length;
  return highlight(code, language, {
    marked: linesIn(marked, count),
    ins: linesIn(ins, count),
    del: linesIn(del, count),
    lineNumbers,
  });
}
