import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { createContext } from 'react';

/** An image from a page query. Drawings have `svg`, and other images have `data`. */
export interface PageImage {
  src: string;
  svg: string | null;
  data: IGatsbyImageData | null;
}

/** Images of the page by their `src` in the content. */
export const ImagesContext = createContext<ReadonlyMap<string, PageImage>>(new Map());
