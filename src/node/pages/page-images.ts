import type { Tree } from '../../lib/content-tree';
import { elements } from '../../lib/content-tree';
import type { SiteModel } from '../site/types';

/** An image of a page by its URL, such as `/images/flow.svg`. */
export interface ShownImage {
  src: string;
  /** The markup of an SVG, followed by its version for phones if there is one. */
  svg: string | null;
  /** The URL of any other image. Gatsby creates its files. */
  file: string | null;
  /** The URL of its version for the dark theme. */
  dark: string | null;
}

export function imageSources(tree: Tree): string[] {
  const sources = [...elements(tree)].flatMap(([name, { src }]) =>
    name === 'img' && typeof src === 'string' ? [src] : [],
  );
  return [...new Set(sources)];
}

/** Leaves out images that don't exist, which are errors in the sources. */
export function shownImages(tree: Tree, images: SiteModel['images']): ShownImage[] {
  return imageSources(tree).flatMap((src): ShownImage[] => {
    const markup = images.get(src);
    if (markup === undefined) return [];
    if (!src.endsWith('.svg')) {
      const dark = versionOf(src, 'dark');
      return [{ src, svg: null, file: src, dark: images.has(dark) ? dark : null }];
    }
    const narrow = images.get(versionOf(src, 'narrow')) ?? '';
    const svg = markup + narrow.replace('<svg', '<svg class="narrow"');
    return [{ src, svg, file: null, dark: null }];
  });
}

function versionOf(src: string, version: string): string {
  return src.replace(/(?=\.\w+$)/, `-${version}`);
}
