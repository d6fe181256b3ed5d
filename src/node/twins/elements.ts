import type { AlignType, PhrasingContent, TableRow } from 'mdast';
import type { Tree, TreeElement } from '../../lib/content-tree';
import { childrenOf, elements, isElement } from '../../lib/content-tree';
import { blockquote, emphasis, heading, inlineCode, link, list, paragraph, strong } from './syntax';
import type { ConvertBlock, ConvertInline } from './types';

/** HTML without a Markdown syntax. */
const inlineHtml =
  (name: string): ConvertInline =>
  (_, children, { inline }) => [
    { type: 'html', value: `<${name}>` },
    ...inline(children),
    { type: 'html', value: `</${name}>` },
  ];

export const INLINE_ELEMENTS: Record<string, ConvertInline> = {
  a: ({ href }, children, { inline, absoluteLink }) => [
    link(absoluteLink(String(href)), ...inline(children)),
  ],
  br: () => [{ type: 'break' }],
  code: (_, children) => [inlineCode(textOf(children))],
  del: (_, children, { inline }) => [{ type: 'delete', children: inline(children) }],
  em: (_, children, { inline }) => [{ type: 'emphasis', children: inline(children) }],
  img: ({ src, alt }, _, { imageUrl }) => {
    const url = imageUrl(String(src));
    const description = String(alt ?? '');
    if (url !== undefined) return [{ type: 'image', url, alt: description }];
    return [emphasis(description)];
  },
  kbd: inlineHtml('kbd'),
  strong: (_, children, { inline }) => [strong(...inline(children))],
  sub: inlineHtml('sub'),
  sup: inlineHtml('sup'),
  // The decorative icons of a file tree.
  svg: () => [],
  wbr: () => [],
};

const headingElement =
  (depth: number): ConvertBlock =>
  (_, children, { inline }) => [heading(depth, ...inline(children))];

const listElement: (isOrdered: boolean) => ConvertBlock =
  (isOrdered) =>
  ({ start }, children, { blocks }) => {
    const items = children.filter(isElement).map(childrenOf);
    const isLoose = items.some((item) => item.some((node) => isElement(node) && node[0] === 'p'));
    return [list(items.map(blocks), isOrdered ? Number(start ?? 1) : null, isLoose)];
  };

export const BLOCK_ELEMENTS: Record<string, ConvertBlock> = {
  blockquote: (_, children, { blocks }) => [blockquote(...blocks(children))],
  // In a file tree, a folder's list is nested in its item.
  details: (_, children, { blocks }) => blocks(children),
  figcaption: (_, children, { inline }) => [paragraph(...inline(children))],
  figure: (_, children, { blocks }) => blocks(children),
  summary: (_, children, { inline }) => [paragraph(...inline(children))],
  h2: headingElement(2),
  h3: headingElement(3),
  h4: headingElement(4),
  h5: headingElement(5),
  h6: headingElement(6),
  hr: () => [{ type: 'thematicBreak' }],
  ol: listElement(true),
  p: (_, children, { inline }) => [paragraph(...inline(children))],
  table: (_, children, { blocks }) => {
    const rows = [...elements(children)].filter(([name]) => name === 'tr');
    const cellsOf = (row: TreeElement) => childrenOf(row).filter(isElement);
    const cell = (node: TreeElement) => flatten(blocks(childrenOf(node)) as FlatBlock[]);
    return [
      {
        type: 'table',
        align: cellsOf(rows[0]!).map(([, { className }]) => alignment(className)),
        children: rows.map((row): TableRow => ({
          type: 'tableRow',
          children: cellsOf(row).map((node) => ({ type: 'tableCell', children: cell(node) })),
        })),
      },
    ];
  },
  ul: listElement(false),
};

function alignment(className: unknown): AlignType {
  const [, side] = /^align-(left|center|right)$/.exec(String(className)) ?? [];
  return (side as AlignType) ?? null;
}

/** A block in the form that a table cell can contain. */
interface FlatBlock {
  type: string;
  value?: string;
  children?: FlatBlock[];
}

/** Cells of Markdown tables can't contain blocks, so line breaks separate them. */
function flatten(blocks: FlatBlock[]): PhrasingContent[] {
  const lines = blocks.flatMap(linesOf);
  return lines.flatMap((line, index): PhrasingContent[] => {
    const children = line.map((node): PhrasingContent =>
      node.type === 'break' ? { type: 'html', value: '<br>' } : node,
    );
    return index === 0 ? children : [{ type: 'html', value: '<br>' }, ...children];
  });
}

function linesOf(block: FlatBlock): PhrasingContent[][] {
  if (block.type === 'paragraph') return [block.children as PhrasingContent[]];
  if (block.type === 'code')
    return [[inlineCode((block.value ?? '').replace(/(?<![^\S\n])[^\S\n]*\n\s*/g, ' '))]];
  if (!block.children) throw new Error(`A table cell can't contain the block "${block.type}"`);
  return block.children.flatMap(linesOf);
}

/** Exact text, for inline code. */
function textOf(tree: Tree): string {
  return tree.map((node) => (isElement(node) ? textOf(childrenOf(node)) : node)).join('');
}
