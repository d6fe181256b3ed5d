import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { SITE } from '../../lib/site';
import { compressedSize } from '../base/precompress';
import type { SizeLimit, SizeName } from './size-limits';

const STYLES = /<style data-styles="[^"]*">([^]*?)<\/style>/;
const FIRST_SCRIPT = /<script(?![^>]*\b(?:src|type)=)[^>]*>([^]*?)<\/script>/;
const LINKED_SCRIPT = /<script[^>]* src="([^"]+)"/g;

/** Chunks of the search overlay. */
const OVERLAY = ['search-overlay', 'search-backend'];

/** The limits that the build doesn't measure: a part of a page, and what only a browser can measure. */
type Unmeasured = 'menu' | 'loadedScripts';

/** The measured sizes of a built site. */
export type MeasuredSizes = Record<Exclude<SizeName, Unmeasured>, SizeLimit>;

const compress = promisify<string, { level: number }, Buffer>(gzip);

/**
 * Measures the sizes that `SIZE_LIMITS` limits. The files must already be compressed.
 *
 * @param folder The folder of the built site.
 * @param pageFiles Paths of its pages, without redirects.
 * @param searchFiles Paths of the files that the first search loads, from the working folder.
 */
export async function measureSizes(
  folder: string,
  pageFiles: readonly string[],
  searchFiles: readonly string[],
): Promise<MeasuredSizes> {
  // Pages link to different scripts. Always measures those of the same page.
  const pages = pageFiles.toSorted().map((name): PageFile => {
    const path = `/${name.replace(/\/?index\.html$|\.html$/, '')}`;
    const file = join(folder, name);
    return { path, file, bytes: statSync(file).size, compressed: compressedSize(file) };
  });
  const isReference = ({ path }: PageFile) => path.startsWith('/reference/');
  const references = pages.filter(isReference);
  const others = pages.filter((page) => !isReference(page));
  const first = pages[0] ? readFileSync(pages[0].file, 'utf8') : '';
  const [, styles = ''] = STYLES.exec(first) ?? [];
  const [, script = ''] = FIRST_SCRIPT.exec(first) ?? [];
  const linked = [...first.matchAll(LINKED_SCRIPT)].map(([, url]) =>
    compressedSize(join(folder, url!.slice(SITE.prefix.length)), '.br'),
  );
  return {
    referencePage: await largest(largestPages(references).map(withoutShared)),
    otherPage: await largest(largestPages(others).map((html) => html.replace(STYLES, ''))),
    styles: await largest([styles]),
    firstScript: await largest([script]),
    linkedScripts: { brotli: sum(linked) },
    searchIndex: { gzip: sum(searchFiles.map((file) => compressedSize(file))) },
    searchOverlay: { gzip: sum(overlayFiles(folder).map((file) => compressedSize(file))) },
  };
}

/** Removes the styles and the first script, which are the same on every page. */
function withoutShared(html: string): string {
  const [, styles = ''] = STYLES.exec(html) ?? [];
  const withoutStyles = html.replace(styles, '');
  const [, script = ''] = FIRST_SCRIPT.exec(withoutStyles) ?? [];
  return withoutStyles.replace(script, '');
}

/** The file of a page, with its sizes in bytes. */
interface PageFile {
  path: string;
  file: string;
  bytes: number;
  compressed: number;
}

/** Number of files to read for each of the two sizes. */
const CANDIDATES = 50;

/**
 * Returns the HTML of the pages with the largest files, and of those with the largest compressed files.
 * Shared parts add nearly the same size to each file, so the page that's largest without them is included.
 */
function largestPages(pages: readonly PageFile[]): string[] {
  const files = (['bytes', 'compressed'] as const).flatMap((size) =>
    [...pages].sort((a, b) => b[size] - a[size]).slice(0, CANDIDATES),
  );
  return [...new Set(files)].map(({ file }) => readFileSync(file, 'utf8'));
}

/** Returns the largest size and the largest compressed size, which can be from different texts. */
async function largest(texts: readonly string[]): Promise<SizeLimit> {
  const compressed = texts.map(async (text) => (await compress(text, { level: 9 })).length);
  return {
    bytes: Math.max(0, ...texts.map((text) => Buffer.byteLength(text))),
    gzip: Math.max(0, ...(await Promise.all(compressed))),
  };
}

function overlayFiles(folder: string): string[] {
  const stats = join(folder, 'webpack.stats.json');
  if (!existsSync(stats)) return [];
  const { assetsByChunkName } = JSON.parse(readFileSync(stats, 'utf8')) as {
    assetsByChunkName: Record<string, string[]>;
  };
  return OVERLAY.flatMap((name) => assetsByChunkName[name] ?? []).map((file) => join(folder, file));
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0);
}
