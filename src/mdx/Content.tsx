import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { Tree, TreeNode } from '../lib/content-tree';
import { childrenOf, isElement } from '../lib/content-tree';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { COMPONENTS } from './components';

/** Draws a content tree. */
export function Content({ tree }: { tree: Tree }): ReactNode {
  return createElement('div', { className: 'content' }, ...tree.map(drawGuarded));
}

/** A component that throws leaves the rest of the text standing. */
function drawGuarded(node: TreeNode): ReactNode {
  const drawn = draw(node);
  return isElement(node) && node[0] in COMPONENTS
    ? createElement(ErrorBoundary, null, drawn)
    : drawn;
}

function draw(node: TreeNode): ReactNode {
  if (!isElement(node)) return node;
  const [name, props] = node;
  return createElement(COMPONENTS[name] ?? name, props, ...childrenOf(node).map(draw));
}
