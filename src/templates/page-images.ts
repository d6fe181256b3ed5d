import type { PageImage } from '../mdx/images-context';

/** The images of a page query by address, as the content's image component looks them up. */
export function pageImages(
  images: readonly Queries.ContentImageFragment[],
): ReadonlyMap<string, PageImage> {
  return new Map(
    images.map(({ src, svg, file }) => [
      src,
      { src, svg, data: file?.childImageSharp?.gatsbyImageData ?? null },
    ]),
  );
}
