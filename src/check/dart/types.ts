import type { Node } from 'web-tree-sitter';

/** Dart that has no translation here: its types cannot be looked at. */
export class Untranslatable extends Error {}

/** Types that are called otherwise in TypeScript. */
export const TYPES: Record<string, string> = {
  String: 'string',
  int: 'number',
  double: 'number',
  num: 'number',
  bool: 'boolean',
  dynamic: 'any',
  Object: '{}',
  List: 'Array',
  Future: 'Promise',
};
/** What these types stand for without arguments. */
export const ARGUMENTS: Record<string, string> = {
  List: '<any>',
  Map: '<any, any>',
  Future: '<any>',
};
export const TYPE_PARTS = new Set(['type_identifier', 'type_arguments', 'void_type', '?', '.']);

/** A type, as the nodes of it that follow each other; undefined where there are none. */
export function typeText(nodes: Node[]): string | undefined {
  if (nodes.length === 0) return undefined;
  const [name, next] = nodes as [Node, Node | undefined];
  if (!TYPE_PARTS.has(name.type) || next?.type === '.') throw new Untranslatable(name.text);
  const given = next?.type === 'type_arguments' ? typeArguments(next) : undefined;
  const type = `${TYPES[name.text] ?? name.text}${given ?? ARGUMENTS[name.text] ?? ''}`;
  return nodes.at(-1)!.type === '?' ? `${type} | undefined` : type;
}

/** The arguments of a type, in their brackets. */
export function typeArguments(node: Node): string {
  const types: Node[][] = [[]];
  for (const part of children(node).slice(1, -1)) {
    if (part.type === ',') types.push([]);
    else types.at(-1)!.push(part);
  }
  return `<${types.map(typeText).join(', ')}>`;
}

/** The children of a node, with those that are signs. */
export function children(node: Node): Node[] {
  return node.children.filter((child) => child !== null);
}

/** The nodes of a type at the beginning, and those behind it. */
export function splitType(nodes: Node[]): [type: Node[], rest: Node[]] {
  const end = nodes.findIndex(({ type }) => !TYPE_PARTS.has(type));
  return end < 0 ? [nodes, []] : [nodes.slice(0, end), nodes.slice(end)];
}
