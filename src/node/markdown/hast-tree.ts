import type { Element, ElementContent, Nodes, RootContent } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import GithubSlugger, { slug } from 'github-slugger';
import type { ComponentRule } from '../../lib/components';
import { WRITER_COMPONENTS } from '../../lib/components';
import type { Tree, TreeElement, TreeNode, TreeProps } from '../../lib/content-tree';
import { childrenOf, elements, isElement } from '../../lib/content-tree';
import { glyph } from '../../lib/glyphs';
import { treeText } from '../../lib/tree-text';
import { RESERVED_IDS } from '../../lib/reserved-ids';

type Node = RootContent | ElementContent | MdxJsxFlowElementHast | MdxJsxTextElementHast;

const INLINE = new Set(['a', 'br', 'code', 'del', 'em', 'img', 'kbd', 'strong', 'sub', 'sup']);
const HEADING = /^h([2-6])$/;

/** Gives out ids for one page: none twice, and none that the page's frame or `taken` uses. */
export function newSlugger(taken: readonly string[] = []): GithubSlugger {
  const slugger = new GithubSlugger();
  for (const id of [...RESERVED_IDS, ...taken]) slugger.slug(id);
  return slugger;
}

/** An HTML syntax tree with components as a content tree; headings and steps get their ids. */
export function hastToTree(root: Nodes, slugger: GithubSlugger): Tree {
  let depth = 1;

  const convertAll = (nodes: Node[]): Tree => {
    const converted = nodes.flatMap((node) => convert(node));
    return converted.filter((node, index) => !isLooseBreak(node, index, converted));
  };

  const convert = (node: Node): Tree => {
    switch (node.type) {
      case 'text':
        return [node.value];
      case 'element':
        return [convertElement(node)];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return [convertComponent(node)];
      default:
        return [];
    }
  };

  const convertElement = (node: Element): TreeElement => {
    const heading = HEADING.exec(node.tagName);
    const props = htmlProps(node);
    const children = convertAll(node.children);
    if (node.tagName === 'table') anchorCodes(children, slugger);
    if (!heading) return [node.tagName, props, ...children];
    depth = Number(heading[1]);
    return [node.tagName, { ...props, id: slugger.slug(treeText(children)) }, ...children];
  };

  const convertComponent = (node: MdxJsxFlowElementHast | MdxJsxTextElementHast): TreeElement => {
    const name = node.name ?? '';
    const props = componentProps(name, node);
    const drawing = name === 'Card' && glyph(props['icon']);
    if (drawing) props['drawing'] = drawing;
    if (name !== 'Step') return [name, props, ...convertAll(node.children)];
    const { title = '', ...rest } = props;
    const level = `h${Math.min(depth + 1, 6)}`;
    const outer = depth;
    const heading: TreeElement = [level, { id: slugger.slug(String(title)) }, String(title)];
    const children = convertAll(node.children);
    depth = outer;
    return [name, rest, heading, ...children];
  };

  return 'children' in root ? convertAll(root.children) : [];
}

/** Gives the codes of a table whose first column is headed "Code" ids, so that links can lead to them. */
function anchorCodes(table: Tree, slugger: GithubSlugger): void {
  const [head, ...rows] = [...elements(table)].filter(([name]) => name === 'tr');
  const firstCell = (row?: TreeElement) => row && childrenOf(row).find(isElement);
  const heading = firstCell(head);
  if (!heading || treeText(childrenOf(heading)) !== 'Code') return;
  for (const row of rows) {
    const cell = firstCell(row);
    for (const code of cell ? childrenOf(cell).filter(isElement) : []) {
      const text = treeText(childrenOf(code));
      if (code[0] !== 'code' || slugger.occurrences[slug(text)] !== undefined) continue;
      code[1]['id'] = slugger.slug(text);
    }
  }
}

/** Line breaks that only separate blocks in the source, not words. */
function isLooseBreak(node: TreeNode, index: number, siblings: Tree): boolean {
  if (isElement(node) || node.trim() !== '') return false;
  const isBlock = (sibling: TreeNode | undefined) =>
    sibling === undefined || (isElement(sibling) && !INLINE.has(sibling[0]));
  return isBlock(siblings[index - 1]) || isBlock(siblings[index + 1]);
}

function htmlProps(node: Element): TreeProps {
  const props: TreeProps = {};
  for (const [name, value] of Object.entries(node.properties)) {
    if (name === 'align') props['className'] = `align-${String(value)}`;
    else if (Array.isArray(value)) props[name] = value.join(' ');
    else if (value !== null && value !== undefined) props[name] = value;
  }
  return props;
}

function componentProps(
  name: string,
  node: MdxJsxFlowElementHast | MdxJsxTextElementHast,
): TreeProps {
  const rules: ComponentRule['props'] =
    name in WRITER_COMPONENTS
      ? WRITER_COMPONENTS[name as keyof typeof WRITER_COMPONENTS].props
      : {};
  const props: TreeProps = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value === 'object') {
      if (attribute.type === 'mdxJsxAttribute' && attribute.value === null) {
        props[attribute.name] = true;
      }
      continue;
    }
    const value = attribute.value ?? true;
    props[attribute.name] = rules[attribute.name]?.type === 'number' ? Number(value) : value;
  }
  return props;
}
