import { readFileSync } from 'node:fs';
import type { Node } from 'gatsby';
import type { Tree } from '../../lib/content-tree';
import { elements } from '../../lib/content-tree';
import { readSvg } from '../markdown/svg';
import type { NodeContext } from './reference-nodes';

/** The addresses of all images of a tree, each once. */
export function imageSources(tree: Tree): string[] {
  const sources = [...elements(tree)].flatMap(([name, { src }]) =>
    name === 'img' && typeof src === 'string' ? [src] : [],
  );
  return [...new Set(sources)];
}

/** The image files behind addresses such as `/images/flow.svg`; the markup of SVGs. */
export async function loadImages(sources: string[], { nodeModel }: NodeContext) {
  return Promise.all(
    sources.map(async (src) => {
      const query = { filter: { relativePath: { eq: src.slice(1) } } };
      const file = await nodeModel.findOne<{ absolutePath: string }>({ type: 'File', query });
      if (!file) throw new Error(`There is no image content${src}`);
      const svg = svgOf(src, file);
      return { src, svg, file: svg === null ? file : null };
    }),
  );
}

function svgOf(src: string, file: Node & { absolutePath: string }): string | null {
  if (!src.endsWith('.svg')) return null;
  return readSvg(src, readFileSync(file.absolutePath, 'utf8')).markup;
}
