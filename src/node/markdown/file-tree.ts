import type { Tree, TreeElement, TreeNode } from '../../lib/content-tree';
import { childrenOf, isElement } from '../../lib/content-tree';

/** Marks entries that aren't shown. */
const OMITTED = '…';

/** Path data of the icons, on a 24 by 24 grid. They're drawn like the icons of the interface. */
const ICONS = {
  folder: 'M3 6h6l2 2.5h10V19H3V6Z',
  file: 'M6 4h8l4 4v12H6V4Zm8 0v4h4',
};

/**
 * Converts the list in `FileTree` to a tree of files. Folders end with a slash, and folders with entries
 * are open disclosures. The first word of an entry is its name, as text or as code, and the rest is a
 * comment. The rules have already checked the list.
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

/** Returns an entry's icon, its name, and its comment. */
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
