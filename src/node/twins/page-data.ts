import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Tree } from '../../lib/content-tree';
import { SITE } from '../../lib/site';
import type { VersionChange } from '../spec/changes';
import type { NewerPage } from '../site/newer-page';

/** The part of a reference entry that isn't in the page's own tree. */
export interface PageDocumentation {
  title: string;
  /** The release that added the function. */
  since: string | null;
  lead: Tree;
  libs: readonly { name: string; path: string }[];
  change: Pick<VersionChange, 'version' | 'verdict' | 'by' | 'note'> | null;
  examples: readonly { name: string; isSpotlight: boolean; tree: Tree }[];
}

/** The data that a page's template receives, limited to what its Markdown needs. */
export interface TwinPage {
  path: string;
  title: string;
  description: string;
  /** Date of the last change (ISO 8601). Empty if it isn't known. */
  modified: string;
  tree: Tree;
  newer?: NewerPage | undefined;
  /** Only set for reference entries. */
  documentation?: PageDocumentation | undefined;
  /** Date of the proofs of its examples (ISO 8601). Empty if it isn't known. */
  verified: string;
  /** Absolute URLs of images by their `src` in the content. Drawings have none. */
  imageUrls: ReadonlyMap<string, string>;
}

interface QueriedImage {
  src: string;
  file: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null;
}

/** A file that Gatsby writes for each page: the result of the page query, and the page's context. */
interface PageData {
  result: {
    data: {
      page: Omit<TwinPage, 'modified' | 'verified' | 'newer' | 'imageUrls'> & {
        images: QueriedImage[];
      };
    };
    pageContext: { modified: string; newer?: NewerPage };
  };
}

/** Returns the file with the data that a page was rendered from. `folder` is the folder of the built site. */
export function pageDataFile(folder: string, path: string): string {
  return join(folder, 'page-data', path === '/' ? 'index' : path, 'page-data.json');
}

/**
 * Reads the data that a page was rendered from. Throws if the build hasn't written it.
 *
 * @param verified The date of the page's proofs.
 */
export function readPageData(folder: string, path: string, verified = ''): TwinPage {
  const source = readFileSync(pageDataFile(folder, path), 'utf8');
  const { result } = JSON.parse(source) as PageData;
  const { modified, newer } = result.pageContext;
  const { page } = result.data;
  return { ...page, modified, verified, newer, imageUrls: imageUrlsOf(page.images) };
}

function imageUrlsOf(images: readonly QueriedImage[]): ReadonlyMap<string, string> {
  return new Map(
    images.flatMap(({ src, file }): [string, string][] => {
      const url = file?.childImageSharp?.gatsbyImageData.images.fallback?.src;
      return url === undefined ? [] : [[src, SITE.origin + url]];
    }),
  );
}
