import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Availability } from '../../lib/availability';
import type { Tree } from '../../lib/content-tree';
import { SITE } from '../../lib/site';
import type { VersionChange } from '../spec/changes';
import type { NewerPage } from '../site/newer-page';

/** The part of an entry that isn't in the page's own tree. */
export interface PageDocumentation {
  title: string;
  /** The release that added the function. */
  since: string | null;
  lead: Tree;
  libs: readonly { name: string; path: string }[];
  change: Pick<VersionChange, 'version' | 'verdict' | 'by' | 'note'> | null;
  examples: readonly { name: string; isSpotlight: boolean; tree: Tree }[];
}

export interface TwinPage {
  path: string;
  title: string;
  description: string;
  /** ISO 8601, or empty if it isn't known. */
  modified: string;
  tree: Tree;
  newer?: NewerPage | undefined;
  /** Only for quickstarts and tutorials. */
  app?: { project: string | null } | null | undefined;
  /** Only for handwritten pages. */
  availability?: Availability | null | undefined;
  /** Only for reference entries. */
  documentation?: PageDocumentation | undefined;
  /** ISO 8601, or empty if it isn't known. */
  verified: string;
  /** By `src` in the content. Drawings have none. */
  imageUrls: ReadonlyMap<string, string>;
}

interface QueriedImage {
  src: string;
  file: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null;
}

/** Gatsby writes it for each page: the result of the page query, and the page's context. */
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

/** `folder` is that of the built site. */
export function pageDataFile(folder: string, path: string): string {
  return join(folder, 'page-data', path === '/' ? 'index' : path, 'page-data.json');
}

/**
 * Reads what a page was rendered from. Throws if the build hasn't written it. `verified` is the date of the
 * page's proofs.
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
