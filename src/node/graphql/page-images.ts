import type { CreatePagesArgs, Node } from 'gatsby';
import type { Tree } from '../../lib/content-tree';
import { elements } from '../../lib/content-tree';
import { storeImages } from './stored-images';
import { readSvg } from '../markdown/svg';
import { readText } from '../sources/read-text';
import type { NodeContext } from './node-context';

/** Returns the URLs of a tree's images, without repeats. */
export function imageSources(tree: Tree): string[] {
  const sources = [...elements(tree)].flatMap(([name, { src }]) =>
    name === 'img' && typeof src === 'string' ? [src] : [],
  );
  return [...new Set(sources)];
}

/**
 * Loads images by their URLs, such as `/images/flow.svg`. SVGs are returned as markup, and other
 * images as file nodes, with the version for the dark theme if there is one. Throws if an image
 * doesn't exist.
 */
export async function loadImages(sources: string[], { nodeModel }: NodeContext) {
  const findFile = (src: string) => {
    const query = { filter: { relativePath: { eq: src.slice(1) } } };
    return nodeModel.findOne<{ absolutePath: string }>({ type: 'File', query });
  };
  return Promise.all(
    sources.map(async (src) => {
      const file = await findFile(src);
      if (!file) throw new Error(`There is no image content${src}`);
      const svg = svgMarkup(src, file);
      if (svg !== null) return { src, svg, file: null, dark: null };
      return { src, svg, file, dark: await findFile(darkSource(src)) };
    }),
  );
}

/** Returns the URL that an image has in the dark theme. */
function darkSource(src: string): string {
  return src.replace(/(?=\.\w+$)/, '-dark');
}

function svgMarkup(src: string, file: Node & { absolutePath: string }): string | null {
  if (!src.endsWith('.svg')) return null;
  return readSvg(src, readText(file.absolutePath)).markup;
}

/**
 * Starts creating the smaller versions of all images. Gatsby would only start when it runs page queries,
 * and until then, webpack only uses one processor core. The query must request the same images as page
 * queries do (see `imageFragment`). Returns without waiting for the images. Images that an earlier build
 * created are reused (see `storeImages`).
 */
export async function startImages(graphql: CreatePagesArgs['graphql']): Promise<void> {
  storeImages(process.cwd());
  await graphql(/* GraphQL */ `
    query StartImages {
      allImageSharp {
        nodes {
          gatsbyImageData(width: 828)
        }
      }
    }
  `);
}
