import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { Tree, TreeNode } from '../lib/content-tree';
import { childrenOf, isElement } from '../lib/content-tree';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { COMPONENTS } from './components';

export function Content({ tree }: { tree: Tree }): ReactNode {
  return createElement('div', { className: 'content' }, ...tree.map(renderGuarded));
}

/** If something in a top-level node throws, the rest is still rendered. */
function renderGuarded(node: TreeNode): ReactNode {
  const rendered = renderNode(node);
  return isElement(node) ? createElement(ErrorBoundary, null, rendered) : rendered;
}

function renderNode(node: TreeNode): ReactNode {
  if (!isElement(node)) return node;
  const [name, props] = node;
  return createElement(COMPONENTS[name] ?? name, props, ...childrenOf(node).map(renderNode));
}
