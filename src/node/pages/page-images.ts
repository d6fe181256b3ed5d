import type { Tree } from '../../lib/content-tree';
import { elements } from '../../lib/content-tree';
import { readSvgFile } from '../markdown/svg';
import type { PageSources } from './page-sources';

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

/** Leaves out images that don't exist, which are errors of the model. */
export function shownImages(tree: Tree, { site, texts, cache }: PageSources): ShownImage[] {
  const existing = (src: string) => (site.images.has(src) ? src : null);
  const markup = (src: string) => {
    const file = `content${src}`;
    const text = texts.get(file);
    return text === undefined ? '' : readSvgFile(cache, file, text).markup;
  };
  return imageSources(tree)
    .filter(existing)
    .map((src) => {
      if (!src.endsWith('.svg')) {
        return { src, svg: null, file: src, dark: existing(versionOf(src, 'dark')) };
      }
      const narrow = markup(versionOf(src, 'narrow')).replace('<svg', '<svg class="narrow"');
      return { src, svg: markup(src) + narrow, file: null, dark: null };
    });
}

function versionOf(src: string, version: string): string {
  return src.replace(/(?=\.\w+$)/, `-${version}`);
}
