import type { List, ListItem, Nodes, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Position } from '../../lib/positions';
import type { Add } from './types';

const LIST = 'write one list, such as `- app/` with `  - page.tsx` below it';

/**
 * Reports what `FileTree` can't show: anything but one list, entries without a name or with several
 * paragraphs, and files that contain other files.
 */
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

/** Returns an entry's name: the first word of plain text, or a complete code span. */
function nameOf(node: PhrasingContent | undefined): string {
  if (node?.type === 'text') return node.value.split(/\s/)[0]!;
  if (node?.type === 'inlineCode') return node.value;
  return node?.type === 'strong' ? nameOf(node.children[0]) : '';
}

function startOf({ position }: Nodes): Position {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  return { line, column };
}
