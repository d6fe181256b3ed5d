import { QUALITY_IDS } from './reserved-ids';

/** A name is an HTML element or one of `src/mdx/components.ts`. */
export type TreeNode = string | TreeElement;
export type TreeElement = [name: string, props: TreeProps, ...children: TreeNode[]];
export type TreeProps = Record<string, string | number | boolean>;
export type Tree = TreeNode[];

export interface Section {
  /** Empty for the text before the first heading. */
  id: string;
  title: string;
  /** From 2 to 6, or 1 for the text before the first heading. */
  depth: number;
  text: string;
  /** Codes that its tables explain, which aren't in its text. */
  codes?: { id: string; title: string; text: string }[];
  /** Rows of its tables of errors, from `errorRow`, which aren't in its text. */
  errors?: string[];
  /** Of its examples, without data and responses. It isn't in its text. */
  code?: string;
}

export function isElement(node: TreeNode): node is TreeElement {
  return typeof node !== 'string';
}

export function childrenOf(node: TreeNode): TreeNode[] {
  return isElement(node) ? (node.slice(2) as TreeNode[]) : [];
}

/** A text from front matter, whose only formatting is code in backticks. */
export function withCode(text: string): Tree {
  return text
    .split(/`([^`]+)`/)
    .map((part, index): TreeNode => (index % 2 === 1 ? ['code', {}, part] : part))
    .filter((node) => node !== '');
}

/** Former anchors. */
export function aliasesOf({ aliases = '' }: TreeProps): string[] {
  return String(aliases).split(/\s+/).filter(Boolean);
}

/** In order, with former anchors and those of `<QualityTables />`. */
export function idsOf(tree: Tree): string[] {
  return [...elements(tree)].flatMap(([name, props]): readonly string[] => {
    if (name === 'QualityTables') return QUALITY_IDS;
    return typeof props['id'] === 'string' ? [props['id'], ...aliasesOf(props)] : [];
  });
}

export function hasData(tree: Tree): boolean {
  return tree.some((node) => isElement(node) && node[0] === 'Fold' && node[1]['isData'] === true);
}

/** As on the page. */
export function examplesInOrder<T extends { isSpotlight: boolean }>(examples: readonly T[]): T[] {
  return [...examples].sort((a, b) => Number(b.isSpotlight) - Number(a.isSpotlight));
}

/** In order, at any depth. */
export function elements(tree: Tree): TreeElement[] {
  const found: TreeElement[] = [];
  const visit = (node: TreeNode) => {
    if (!isElement(node)) return;
    found.push(node);
    for (let child = 2; child < node.length; child++) visit(node[child] as TreeNode);
  };
  tree.forEach(visit);
  return found;
}

/** Elements that don't change, and contain none that do, stay the same objects. */
export function mapProps(tree: Tree, change: (name: string, props: TreeProps) => TreeProps): Tree {
  return tree.map((node) => {
    if (!isElement(node)) return node;
    const [name, props, ...children] = node;
    const newProps = change(name, props);
    const newChildren = mapProps(children, change);
    const isSame = newProps === props && newChildren.every((child, n) => child === children[n]);
    return isSame ? node : [name, newProps, ...newChildren];
  });
}

/** An entry's examples come after its signature and before its sections. */
export function atFirstHeading(tree: Tree): [head: Tree, details: Tree] {
  const index = tree.findIndex((node) => isElement(node) && node[0] === 'h2');
  return index < 0 ? [tree, []] : [tree.slice(0, index), tree.slice(index)];
}
