import type { CreatePagesArgs, Node } from 'gatsby';
import type { ShownImage } from '../pages/page-images';

/** The part of Gatsby's resolver context that finds nodes, and runs the query again if they change. */
export interface NodeContext {
  nodeModel: {
    findOne(args: { type: string; query: { filter: object } }): Promise<Node | null>;
  };
}

/** Replaces the URLs of images with their file nodes, because Gatsby creates the smaller versions. */
export function imageFiles(images: readonly ShownImage[], { nodeModel }: NodeContext) {
  const find = (src: string | null) =>
    src &&
    nodeModel.findOne({ type: 'File', query: { filter: { relativePath: { eq: src.slice(1) } } } });
  return Promise.all(
    images.map(async (image) => ({
      ...image,
      file: await find(image.file),
      dark: await find(image.dark),
    })),
  );
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
