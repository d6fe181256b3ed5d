import type { Section, Tree, TreeElement, TreeNode, TreeProps } from './content-tree';
import { shownProps } from './components';
import { childrenOf, elements, isElement } from './content-tree';
import { errorRow, isErrorTable } from './error-row';

const HEADING = /^h([2-6])$/;
/** Elements that separate their text from the text around them. */
const BLOCK = /^(p|li|ul|ol|h[2-6]|td|th|tr|table|blockquote|figcaption|pre|hr|br|[A-Z].*)$/;

/** Without code blocks, with whitespace collapsed. `tick` is before and after code. */
export function treeText(tree: Tree, tick = ''): string {
  return collapse(tree.map((node) => nodeText(node, tick)).join(''));
}

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim();

function nodeText(node: TreeNode, tick = ''): string {
  if (!isElement(node)) return node;
  const text = childrenOf(node)
    .map((child) => nodeText(child, tick))
    .join('');
  if (node[0] === 'code') return tick + text + tick;
  return BLOCK.test(node[0]) ? ` ${text} ` : text;
}

/** True for an item of a list, a row, or a paragraph that starts with a link to another page, which has the answer. */
function isPointer(node: TreeNode): boolean {
  if (!isElement(node)) return false;
  if (node[0] === 'a') return String(node[1]['href']).startsWith('/');
  const [first] = childrenOf(node).filter((child) => isElement(child) || child.trim() !== '');
  return first !== undefined && /^(?:li|p|tr|td|th)$/.test(node[0]) && isPointer(first);
}

function shownText(name: string, props: TreeProps): string {
  return shownProps(name)
    .map((prop) => props[prop] ?? '')
    .join(' ');
}

function rowCode(row: TreeElement): { id: string; title: string } | undefined {
  const [cell] = childrenOf(row).filter(isElement);
  const code = cell && childrenOf(cell).find((node) => isElement(node) && node[0] === 'code');
  if (!code || !isElement(code) || code[1]['id'] === undefined) return undefined;
  return { id: String(code[1]['id']), title: nodeText(cell).trim() };
}

function cellTexts(row: TreeElement | undefined, tick = ''): string[] {
  return childrenOf(row ?? '')
    .filter(isElement)
    .map((cell, index) => treeText([cell], index === 0 ? '' : tick));
}

function rowText(row: TreeElement): string {
  const cells = cellTexts(row).filter((text) => text !== '');
  const text = cells.map((cell) => cell.replace(/\.$/, '')).join(' · ');
  return /[!?]$/.test(text) ? text : `${text}.`;
}

/** Around code in the texts that explain errors, because the search shows it as code. */
const TICK = '`';

/**
 * Starts with the text before the first heading. A table row is a sentence with a dot between its
 * cells.
 */
export function treeSections(tree: Tree): Section[] {
  const sections: Section[] = [{ id: '', title: '', depth: 1, text: '' }];
  let columns: string[] = [];
  // A heading that's code is an error, or something else that has a name.
  let tick = '';
  const collect = (node: TreeNode, isInFold: boolean) => {
    const current = sections[sections.length - 1]!;
    if (!isElement(node)) {
      current.text += node;
      return;
    }
    const [name, props] = node;
    if (isPointer(node) && name !== 'a') return;
    const heading = HEADING.exec(name);
    if (heading) {
      const title = treeText(childrenOf(node));
      const [first] = childrenOf(node);
      tick = first && isElement(first) && first[0] === 'code' ? TICK : '';
      sections.push({ id: String(props['id']), title, depth: Number(heading[1]), text: '' });
      return;
    }
    if (name === 'table') {
      columns = cellTexts([...elements(childrenOf(node))].find(([element]) => element === 'tr'));
    }
    // The head of a table of errors would repeat the same words in every section.
    if (name === 'thead' && isErrorTable(columns)) return;
    if (name === 'tr') {
      const code = rowCode(node);
      const error = errorRow(columns, cellTexts(node, TICK));
      if (code) {
        const text = error ?? treeText(childrenOf(node).slice(1), TICK);
        (current.codes ??= []).push({ ...code, text });
        return;
      }
      if (error !== undefined) {
        (current.errors ??= []).push(error);
        return;
      }
      current.text += ` ${rowText(node)} `;
      return;
    }
    // Folds contain an example's data and response.
    if (name === 'CodeBlock' && !isInFold && typeof props['code'] === 'string') {
      current.code = [current.code, props['code']].filter(Boolean).join('\n');
    }
    if (BLOCK.test(name)) current.text += ` ${shownText(name, props)} `;
    if (name === 'code') current.text += tick;
    for (const child of childrenOf(node)) collect(child, isInFold || name === 'Fold');
    if (name === 'code') current.text += tick;
    if (BLOCK.test(name)) sections[sections.length - 1]!.text += ' ';
  };
  for (const node of tree) collect(node, false);
  return sections.map(({ text, ...rest }) => ({ ...rest, text: collapse(text) }));
}
