import type { CreatePagesArgs } from 'gatsby';
import type { Tree } from '../../lib/content-tree';
import { elements } from '../../lib/content-tree';
import { readSvg } from '../markdown/svg';
import { readText } from '../sources/read-text';
import type { NodeContext } from './node-context';

export function imageSources(tree: Tree): string[] {
  const sources = [...elements(tree)].flatMap(([name, { src }]) =>
    name === 'img' && typeof src === 'string' ? [src] : [],
  );
  return [...new Set(sources)];
}

/**
 * Loads images by their URLs, such as `/images/flow.svg`: SVGs as markup, followed by their version for
 * phones if there is one, and others as file nodes, with their version for the dark theme. Throws if an image
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
      if (src.endsWith('.svg')) {
        const narrowSource = versionOf(src, 'narrow');
        const narrow = await findFile(narrowSource);
        const svg =
          readSvg(src, readText(file.absolutePath)).markup + narrowMarkup(narrowSource, narrow);
        return { src, svg, file: null, dark: null };
      }
      return { src, svg: null, file, dark: await findFile(versionOf(src, 'dark')) };
    }),
  );
}

function versionOf(src: string, version: string): string {
  return src.replace(/(?=\.\w+$)/, `-${version}`);
}

function narrowMarkup(src: string, file: { absolutePath: string } | null): string {
  if (!file) return '';
  return readSvg(src, readText(file.absolutePath)).markup.replace('<svg', '<svg class="narrow"');
}

/**
 * Starts creating the smaller versions of all images, without waiting for them. Gatsby would only
 * start with the page queries, and until then, webpack only uses one core. The query must request
 * the same images as page queries do (see `imageFragment`).
 */
export async function startImages(graphql: CreatePagesArgs['graphql']): Promise<void> {
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
