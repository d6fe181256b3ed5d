import type { Node } from 'gatsby';
import type { Tree } from '../../lib/content-tree';
import { elements } from '../../lib/content-tree';
import { readSvg } from '../markdown/svg';
import { readText } from '../site/read-text';
import type { NodeContext } from './reference-nodes';

/** Returns the URLs of a tree's images, without repeats. */
export function imageSources(tree: Tree): string[] {
  const sources = [...elements(tree)].flatMap(([name, { src }]) =>
    name === 'img' && typeof src === 'string' ? [src] : [],
  );
  return [...new Set(sources)];
}

/**
 * Loads images by their URLs, such as `/images/flow.svg`: the markup of SVGs, and the file node of
 * other images. Throws if an image doesn't exist.
 */
export async function loadImages(sources: string[], { nodeModel }: NodeContext) {
  return Promise.all(
    sources.map(async (src) => {
      const query = { filter: { relativePath: { eq: src.slice(1) } } };
      const file = await nodeModel.findOne<{ absolutePath: string }>({ type: 'File', query });
      if (!file) throw new Error(`There is no image content${src}`);
      const svg = svgMarkup(src, file);
      return { src, svg, file: svg === null ? file : null };
    }),
  );
}

function svgMarkup(src: string, file: Node & { absolutePath: string }): string | null {
  if (!src.endsWith('.svg')) return null;
  return readSvg(src, readText(file.absolutePath)).markup;
}
