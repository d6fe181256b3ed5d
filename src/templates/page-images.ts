import type { PageImage } from '../mdx/images-context';

/** By `src` in the content, for `ImagesContext`. */
export function pageImages(
  images: readonly Queries.ContentImageFragment[],
): ReadonlyMap<string, PageImage> {
  return new Map(
    images.map(({ src, svg, file, dark }) => [
      src,
      {
        src,
        svg,
        data: file?.childImageSharp?.gatsbyImageData ?? null,
        dark: dark?.childImageSharp?.gatsbyImageData ?? null,
      },
    ]),
  );
}
