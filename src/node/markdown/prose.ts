import type { Image, Nodes, Parents, Root, Table, TableCell, Text } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visitParents } from 'unist-util-visit-parents';
import { parseMarkdown } from './parse';

/**
 * A `label` is bold and can be text in a user interface, a `quotation` is an error message, and a `menu` is a
 * name in a menu. The style guide doesn't apply to these.
 */
export type ProseKind =
  'text' | 'heading' | 'title' | 'description' | 'alternative' | 'label' | 'quotation' | 'menu';

/** `start` is the offset in the source. */
export interface ProseRun {
  kind: ProseKind;
  text: string;
  start: number;
}

/** Readers see these as text. */
const VISIBLE_PROPS = new Set(['title', 'label']);

/** Leaves out code and URLs. */
export function markdownProse(markdown: string): ProseRun[] {
  const prose: ProseRun[] = [];
  const root = parseMarkdown(markdown);
  if (!root) return prose;
  visitParents(root as Root, (node, ancestors) => {
    const start = node.position?.start.offset ?? 0;
    if (node.type === 'text') {
      const value = withoutFileName(node as Text, ancestors);
      prose.push({ kind: kindOf(node as Text, ancestors), text: value, start });
    } else if (node.type === 'image') {
      const { alt, title, url } = node as Image;
      prose.push({ kind: 'alternative', text: alt ?? '', start: start + 2 });
      const end = markdown.indexOf(url, start) + url.length;
      if (title) prose.push({ kind: 'text', text: title, start: end });
    } else if (node.type === 'mdxJsxFlowElement') {
      prose.push(...visibleProps(node as MdxJsxFlowElement, markdown, start));
    }
  });
  return prose;
}

function visibleProps(
  { attributes }: MdxJsxFlowElement,
  markdown: string,
  start: number,
): ProseRun[] {
  let from = start;
  return attributes.flatMap((attribute): ProseRun[] => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return [];
    const { name, value } = attribute;
    // Attributes are in source order, so the next match of this name belongs to the attribute.
    from = Math.max(from, markdown.indexOf(`${name}=`, from) + name.length + 2);
    return VISIBLE_PROPS.has(name) ? [{ kind: 'title', text: value, start: from }] : [];
  });
}

/** Replaces the name of a file in `FileTree` with spaces. It's the first word of an item. */
function withoutFileName(node: Text, ancestors: Parents[]): string {
  const isName =
    ancestors.some((item) => 'name' in item && item.name === 'FileTree') &&
    ancestors.findLast(({ type }) => type === 'paragraph')?.children[0] === node;
  return isName ? node.value.replace(/^\S+/, (name) => ' '.repeat(name.length)) : node.value;
}

/** A heading that ends in an error code: "Duplicate key (23505)". */
const ERROR_HEADING = /\((?:[A-Z]*\d{3,}|[0-9A-Z]{5})\)$/;

function kindOf({ value }: Text, ancestors: Parents[]): ProseKind {
  const types = new Set(ancestors.map(({ type }) => type));
  if (types.has('heading')) return ERROR_HEADING.test(value) ? 'quotation' : 'heading';
  if (types.has('tableCell')) return isMessageCell(ancestors) ? 'quotation' : 'text';
  return types.has('strong') ? 'label' : 'text';
}

/** True for a cell in a table's column of error messages. */
function isMessageCell(ancestors: Parents[]): boolean {
  const table = ancestors.find((node): node is Table => node.type === 'table');
  const cell = ancestors.find((node): node is TableCell => node.type === 'tableCell');
  const row = table?.children.find(({ children }) => children.includes(cell!));
  const header = table?.children[0]?.children[row?.children.indexOf(cell!) ?? -1];
  return header !== undefined && header !== cell && /message|error/i.test(textOf(header));
}

function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node ? node.value : '';
}
