import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { createContext } from 'react';

/** An image as the page query gives it. */
export interface PageImage {
  src: string;
  svg: string | null;
  data: IGatsbyImageData | null;
}

/** The images of the page that is being drawn, by the address the text gives them. */
export const ImagesContext = createContext<ReadonlyMap<string, PageImage>>(new Map());
