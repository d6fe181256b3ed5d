import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { Tree, TreeNode } from '../lib/content-tree';
import { childrenOf, isElement } from '../lib/content-tree';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { COMPONENTS } from './components';

/** Renders a content tree. */
export function Content({ tree }: { tree: Tree }): ReactNode {
  return createElement('div', { className: 'content' }, ...tree.map(renderGuarded));
}

/** Renders a top-level node. If something in it throws, the rest of the page is still rendered. */
function renderGuarded(node: TreeNode): ReactNode {
  const rendered = renderNode(node);
  return isElement(node) ? createElement(ErrorBoundary, null, rendered) : rendered;
}

function renderNode(node: TreeNode): ReactNode {
  if (!isElement(node)) return node;
  const [name, props] = node;
  return createElement(COMPONENTS[name] ?? name, props, ...childrenOf(node).map(renderNode));
}
