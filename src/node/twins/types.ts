import type { PhrasingContent, RootContent } from 'mdast';
import type { Tree, TreeProps } from '../../lib/content-tree';

/** Converts the content of one page to Markdown syntax trees. */
export interface Converter {
  /** Converts a tree to blocks. Loose text becomes paragraphs. */
  blocks(tree: Tree): RootContent[];
  /** Converts a tree that only contains text and inline elements. */
  inline(tree: Tree): PhrasingContent[];
  /** Returns the absolute URL of a link in the content. */
  absoluteLink(href: string): string;
  /** Returns the absolute URL of an image. Drawings have none, because they're part of the page. */
  imageUrl(src: string): string | undefined;
  /** The date (ISO 8601) of the page's proofs. Empty if it isn't known. */
  verified: string;
}

/** Converts an element with these properties and children. */
type Convert<Content> = (props: TreeProps, children: Tree, converter: Converter) => Content[];

/** Converts a block element or a component. */
export type ConvertBlock = Convert<RootContent>;

/** Converts an inline element. */
export type ConvertInline = Convert<PhrasingContent>;
