import type { PhrasingContent, RootContent } from 'mdast';
import type { Tree, TreeProps } from '../../lib/content-tree';

export interface Converter {
  /** Loose text becomes paragraphs. */
  blocks(tree: Tree): RootContent[];
  /** Only for text and inline elements. */
  inline(tree: Tree): PhrasingContent[];
  /** Makes a link in the content absolute. */
  absoluteLink(href: string): string;
  /** Absolute. Drawings have none, because they're part of the page. */
  imageUrl(src: string): string | undefined;
  /** The ISO date of the page's proofs, or empty if it isn't known. */
  verified: string;
}

type Convert<Content> = (props: TreeProps, children: Tree, converter: Converter) => Content[];

export type ConvertBlock = Convert<RootContent>;

export type ConvertInline = Convert<PhrasingContent>;
