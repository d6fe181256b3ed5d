import type { List, ListItem, Nodes, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Position } from '../../lib/positions';
import type { Tree, TreeElement, TreeNode } from '../../lib/content-tree';
import { childrenOf, isElement } from '../../lib/content-tree';
import type { Add } from './types';

/** Stands for entries that aren't shown. */
const OMITTED = '…';

/** On a 24 by 24 grid, drawn like the icons of the interface. */
const ICONS = {
  folder: 'M3 6h6l2 2.5h10V19H3V6Z',
  file: 'M6 4h8l4 4v12H6V4Zm8 0v4h4',
};

/**
 * Folders end with a slash, and are open disclosures if they have entries. An entry's first word is its name,
 * as text or as code, and the rest is a comment. The rules have already checked the list.
 */
export function fileTree(children: Tree): TreeElement {
  const items = children.flatMap(childrenOf).filter(isElement);
  return ['ul', { className: 'file-tree' }, ...items.map(entry)];
}

function entry(item: TreeElement): TreeElement {
  // The items of a list with blank lines between them contain paragraphs.
  const content = childrenOf(item).flatMap((node) =>
    isElement(node) && node[0] === 'p' ? childrenOf(node) : [node],
  );
  const isList = (node: TreeNode) => isElement(node) && node[0] === 'ul';
  const label = labelOf(content.filter((node) => !isList(node)));
  const inner = content.find(isList);
  if (inner === undefined) return ['li', {}, ...label];
  const list: TreeElement = ['ul', {}, ...childrenOf(inner).filter(isElement).map(entry)];
  return ['li', {}, ['details', { open: true }, ['summary', {}, ...label], list]];
}

function labelOf([first = '', ...rest]: Tree): Tree {
  if (isElement(first)) {
    const [tag] = first;
    const name = textOf(first);
    const code: TreeElement = ['code', {}, name];
    return [icon(name), tag === 'strong' ? ['strong', {}, code] : code, ...rest];
  }
  const text = first.trimStart();
  const [name = ''] = text.split(/\s/, 1);
  const comment = text.slice(name.length);
  if (name === OMITTED) return [name + comment, ...rest];
  return [icon(name), ['code', {}, name], comment, ...rest];
}

function icon(name: string): TreeElement {
  const path: TreeElement = ['path', { d: name.endsWith('/') ? ICONS.folder : ICONS.file }];
  const size = { width: 16, height: 16, viewBox: '0 0 24 24' };
  return ['svg', { ...size, className: 'line', 'aria-hidden': 'true' }, path];
}

function textOf(node: TreeNode): string {
  return isElement(node) ? childrenOf(node).map(textOf).join('') : node;
}

const LIST = 'write one list, such as `- app/` with `  - page.tsx` below it';

/** `FileTree` can only show one list, entries with a name and one paragraph, and folders with entries. */
export function checkFileTree(node: MdxJsxFlowElement | MdxJsxTextElement, add: Add): void {
  const [list, ...others] = node.children as Nodes[];
  if (list === undefined) add('component', '<FileTree> is empty', LIST);
  else if (list.type !== 'list' || others.length > 0) {
    const other = [list, ...others].find(({ type }) => type !== 'list') ?? others[0]!;
    add('component', '<FileTree> contains something other than a list', LIST, startOf(other));
  } else checkList(list, add);
}

function checkList(list: List, add: Add): void {
  for (const item of list.children) checkItem(item, add);
}

function checkItem(item: ListItem, add: Add): void {
  const [label, inner, ...others] = item.children;
  const report = (message: string, fix: string) => add('component', message, fix, startOf(item));
  const name = label?.type === 'paragraph' ? nameOf(label.children[0]) : '';
  if (name === '') {
    report(
      'An entry of <FileTree> has no name',
      'start the item with the name of a file or a folder',
    );
    return;
  }
  if ((inner && inner.type !== 'list') || others.length > 0) {
    report(
      `The entry "${name}" of <FileTree> has several blocks`,
      'write its comment after the name',
    );
    return;
  }
  if (!inner) return;
  if (!name.endsWith('/')) {
    report(
      `The entry "${name}" of <FileTree> contains other entries`,
      `write "${name}/" for a folder`,
    );
  }
  checkList(inner, add);
}

/** The first word of plain text, or a complete code span. */
function nameOf(node: PhrasingContent | undefined): string {
  if (node?.type === 'text') return node.value.split(/\s/)[0]!;
  if (node?.type === 'inlineCode') return node.value;
  return node?.type === 'strong' ? nameOf(node.children[0]) : '';
}

function startOf({ position }: Nodes): Position {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  return { line, column };
}
