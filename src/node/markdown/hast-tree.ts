import type { Element, ElementContent, Nodes, RootContent } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { ComponentRule } from '../../lib/components';
import { WRITER_COMPONENTS } from '../../lib/components';
import type { Tree, TreeElement, TreeNode, TreeProps } from '../../lib/content-tree';
import { aliasesOf, childrenOf, elements, isElement } from '../../lib/content-tree';
import { glyph } from '../../lib/glyphs';
import { treeText } from '../../lib/tree-text';
import type { Diagnostic } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';
import type { ParsedHeading } from './types';
import type { PageIds } from './page-ids';
import { fileTree } from './file-tree';
import { breakLongCode, nameRows } from './tree-table';

type Node = RootContent | ElementContent | MdxJsxFlowElementHast | MdxJsxTextElementHast;

const INLINE = new Set(['a', 'br', 'code', 'del', 'em', 'img', 'kbd', 'strong', 'sub', 'sup']);
const HEADING = /^h([2-6])$/;

/** The diagnostics report IDs that are used twice. */
interface Converted {
  tree: Tree;
  headings: ParsedHeading[];
  diagnostics: Omit<Diagnostic, 'file'>[];
}

/** Headings and steps get the ID in the source, or one from their words. */
export function hastToTree(root: Nodes, ids: PageIds): Converted {
  let depth = 1;
  const headings: ParsedHeading[] = [];
  const diagnostics: Converted['diagnostics'] = [];

  const report = (message: string, node: Node) => {
    const fix = 'use another one: `## Heading [#id]` or `<Step id="…">`';
    diagnostics.push({ ...positionOf(node), rule: 'id', message, fix });
  };

  const headingElement = (depth: number, props: TreeProps, text: Tree, node: Node): TreeElement => {
    const title = treeText(text);
    const aliases = aliasesOf(props);
    const { errors, ...own } = ids.heading(title, props['id'] as string | undefined, aliases);
    for (const error of errors) report(error, node);
    headings.push({ ...own, title, depth, ...positionOf(node) });
    const former: TreeProps = aliases.length > 0 ? { aliases: aliases.join(' ') } : {};
    return [`h${depth}`, { id: own.id, ...former }, ...text];
  };

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
    if (node.tagName === 'table') {
      for (const error of anchorCodes(children, ids)) report(error, node);
      nameRows(children);
      breakLongCode(children);
    }
    if (node.tagName === 'p') return captioned(children) ?? ['p', props, ...children];
    if (!heading) return [node.tagName, props, ...children];
    depth = Number(heading[1]);
    return headingElement(depth, props, children, node);
  };

  const convertComponent = (node: MdxJsxFlowElementHast | MdxJsxTextElementHast): TreeElement => {
    const name = node.name ?? '';
    const props = componentProps(name, node);
    const drawing = name === 'Card' && glyph(props['icon']);
    if (drawing) props['drawing'] = drawing;
    if (name === 'FileTree') return fileTree(convertAll(node.children));
    if (name !== 'Step') return [name, props, ...convertAll(node.children)];
    const outer = depth;
    const heading = headingElement(Math.min(depth + 1, 6), props, [String(props['title'])], node);
    const children = convertAll(node.children);
    depth = outer;
    return [name, {}, heading, ...children];
  };

  const tree = 'children' in root ? convertAll(root.children) : [];
  return { tree, headings, diagnostics };
}

/** An image with a title, alone in its paragraph, which can't contain a caption. */
function captioned([image, ...others]: Tree): TreeElement | undefined {
  if (!image || !isElement(image) || others.length > 0) return undefined;
  const [name, { title, ...props }] = image;
  if (name !== 'img' || !title) return undefined;
  return ['figure', {}, [name, props], ['figcaption', {}, String(title)]];
}

function positionOf({ position }: Node): Position {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  return { line, column };
}

/**
 * For tables whose first column is called "Code", so links can point to the codes. Returns an error for each
 * ID that a heading also sets.
 */
function anchorCodes(table: Tree, ids: PageIds): string[] {
  const [head, ...rows] = [...elements(table)].filter(([name]) => name === 'tr');
  const firstCell = (row?: TreeElement) => row && childrenOf(row).find(isElement);
  const heading = firstCell(head);
  if (!heading || treeText(childrenOf(heading)) !== 'Code') return [];
  const cells = rows.map(firstCell).filter((cell) => cell !== undefined);
  const codes = cells.flatMap((cell) => childrenOf(cell).filter(isElement));
  return codes.flatMap((code) => {
    if (code[0] !== 'code') return [];
    const { id, errors } = ids.code(treeText(childrenOf(code)));
    if (id !== undefined) code[1]['id'] = id;
    return errors;
  });
}

/** Separates blocks in the source, not words. */
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
