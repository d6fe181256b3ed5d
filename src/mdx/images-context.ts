import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { createContext } from 'react';

/** An image from a page query. Drawings have `svg`. All others have `data`, and some have `dark`. */
export interface PageImage {
  src: string;
  svg: string | null;
  data: IGatsbyImageData | null;
  /** The image for the dark theme. */
  dark: IGatsbyImageData | null;
}

/** Images of the page by their `src` in the content. */
export const ImagesContext = createContext<ReadonlyMap<string, PageImage>>(new Map());
