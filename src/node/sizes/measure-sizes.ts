import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { FILES_FOLDER, MANIFEST } from '../../lib/search-files';
import { SITE } from '../../lib/site';
import type { Manifest } from '../../search/engine/files';
import { LONG_PAGES } from './size-limits';
import type { SizeLimit, SizeName } from './size-limits';
import { isRedirectPage } from '../output/redirects';

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
 */
export async function measureSizes(folder: string): Promise<MeasuredSizes> {
  const pages = pageFiles(folder).map((file): PageFile => {
    const path = `/${file.replace(/\/?index\.html$|\.html$/, '')}`;
    const full = join(folder, file);
    return { path, file: full, bytes: statSync(full).size, compressed: compressedSize(full) };
  });
  const isReference = ({ path }: PageFile) => path.startsWith('/reference/');
  const references = pages.filter(
    (page) => isReference(page) && !Object.hasOwn(LONG_PAGES, page.path),
  );
  const others = pages.filter((page) => !isReference(page));
  const [first = ''] = readPages(pages, 1);
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
    searchIndex: { gzip: sum(searchFiles(folder).map((file) => compressedSize(file))) },
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

/** The file of a page or a redirect, with its sizes in bytes. */
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
  return (['bytes', 'compressed'] as const).flatMap((size) =>
    readPages(
      [...pages].sort((a, b) => b[size] - a[size]),
      CANDIDATES,
    ),
  );
}

/** Returns the HTML of the first `count` files that aren't redirects. */
function readPages(files: readonly PageFile[], count: number): string[] {
  const pages: string[] = [];
  for (const { file } of files) {
    const html = readFileSync(file, 'utf8');
    if (!isRedirectPage(html)) pages.push(html);
    if (pages.length === count) break;
  }
  return pages;
}

/** Returns the largest size and the largest compressed size, which can be from different texts. */
async function largest(texts: readonly string[]): Promise<SizeLimit> {
  const compressed = texts.map(async (text) => (await compress(text, { level: 9 })).length);
  return {
    bytes: Math.max(0, ...texts.map((text) => Buffer.byteLength(text))),
    gzip: Math.max(0, ...(await Promise.all(compressed))),
  };
}

/** Returns the size of a file's compressed version. Small files don't have one. */
function compressedSize(file: string, ending = '.gz'): number {
  return statSync(existsSync(file + ending) ? file + ending : file).size;
}

/** Returns the HTML files of pages and redirects in a built site, with `/`. */
function pageFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !/^(page-data|_gatsby|run\/)/.test(file))
    .sort();
}

function searchFiles(folder: string): string[] {
  const file = (name: string) => join(folder, FILES_FOLDER, name);
  if (!existsSync(file(MANIFEST))) return [];
  const { headings, index } = JSON.parse(readFileSync(file(MANIFEST), 'utf8')) as Manifest;
  return [MANIFEST, headings, index].map(file);
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
