import type { PhrasingContent, RootContent } from 'mdast';
import type { Tree, TreeNode } from '../../lib/content-tree';
import { childrenOf, isElement } from '../../lib/content-tree';
import { absoluteUrl } from '../../lib/site';
import { COMPONENTS } from './components';
import { BLOCK_ELEMENTS, INLINE_ELEMENTS } from './elements';
import { paragraph } from './syntax';
import type { ConvertBlock, Converter } from './types';

const BLOCKS: Record<string, ConvertBlock> = { ...COMPONENTS, ...BLOCK_ELEMENTS };

/**
 * Links become absolute, because readers paste Markdown into places where relative links don't work.
 * `imageUrls` are absolute URLs by `src`, without drawings, and `verified` is the date of the page's proofs.
 */
export function createConverter(
  path: string,
  imageUrls: ReadonlyMap<string, string> = new Map(),
  verified = '',
): Converter {
  const inline = (tree: Tree): PhrasingContent[] => tree.flatMap(convertInline);
  const convertInline = (node: TreeNode): PhrasingContent[] => {
    if (!isElement(node)) return [{ type: 'text', value: node.replace(/[ \t\n]+/g, ' ') }];
    const [name, props] = node;
    const convert = INLINE_ELEMENTS[name];
    if (!convert) throw new Error(`<${name}> has no Markdown: add it to src/node/twins`);
    return convert(props, childrenOf(node), converter);
  };
  const blocks = (tree: Tree): RootContent[] => {
    const result: RootContent[] = [];
    let run: Tree = [];
    const endRun = () => {
      if (run.some((node) => isElement(node) || node.trim() !== '')) {
        result.push(paragraph(...inline(run)));
      }
      run = [];
    };
    for (const node of tree) {
      const convert = isElement(node) ? BLOCKS[node[0]] : undefined;
      if (!convert || !isElement(node)) {
        run.push(node);
        continue;
      }
      endRun();
      result.push(...convert(node[1], childrenOf(node), converter));
    }
    endRun();
    return result;
  };
  const absoluteLink = (href: string): string => {
    if (href.startsWith('#')) return absoluteUrl(path) + href;
    return href.startsWith('/') ? absoluteUrl(href) : href;
  };
  const converter: Converter = {
    blocks,
    inline,
    absoluteLink,
    imageUrl: (src) => imageUrls.get(src),
    verified,
  };
  return converter;
}
