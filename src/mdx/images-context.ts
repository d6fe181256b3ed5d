import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { createContext } from 'react';

/** From a page query. Drawings have `svg`; others have `data`, and some `dark`. */
export interface PageImage {
  src: string;
  svg: string | null;
  data: IGatsbyImageData | null;
  /** For the dark theme. */
  dark: IGatsbyImageData | null;
}

/** By `src` in the content. */
export const ImagesContext = createContext<ReadonlyMap<string, PageImage>>(new Map());
