/**
 * The content tree: what a page's text is after the build has read it. A node is a string or
 * `[name, props, ...children]`, where name is an HTML element or a component of the one map.
 */
export type TreeNode = string | TreeElement;
export type TreeElement = [name: string, props: TreeProps, ...children: TreeNode[]];
export type TreeProps = Record<string, string | number | boolean>;
export type Tree = TreeNode[];

/** One heading of a page and the text beneath it, up to the next heading. */
export interface Section {
  /** Anchor of the heading; empty for the text before the first heading. */
  id: string;
  title: string;
  /** Level of the heading, 2 to 6; 1 for the text before the first heading. */
  depth: number;
  text: string;
}

export function isElement(node: TreeNode): node is TreeElement {
  return typeof node !== 'string';
}

/** The children of a node; none for text. */
export function childrenOf(node: TreeNode): TreeNode[] {
  return isElement(node) ? (node.slice(2) as TreeNode[]) : [];
}

/** Every element of a tree, parents before children. */
export function* elements(tree: Tree): Generator<TreeElement> {
  for (const node of tree) {
    if (!isElement(node)) continue;
    yield node;
    yield* elements(childrenOf(node));
  }
}
