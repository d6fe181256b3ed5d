import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { FILES_FOLDER, MANIFEST } from '../../lib/search-files';
import { SITE } from '../../lib/site';
import type { Manifest } from '../../search/engine/files';
import { LONG_PAGES } from './size-limits';
import type { SizeLimit, SizeName } from './size-limits';
import { isRedirectPage } from './redirects';

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
 * @param onPage Called with the file and the HTML of each page.
 */
export async function measureSizes(
  folder: string,
  onPage: (file: string, html: string) => void = () => undefined,
): Promise<MeasuredSizes> {
  const references: PageText[] = [];
  const others: PageText[] = [];
  let first = '';
  for (const file of pageFiles(folder)) {
    const html = readFileSync(join(folder, file), 'utf8');
    if (isRedirectPage(html)) continue;
    onPage(file, html);
    first ||= html;
    const path = `/${file.replace(/\/?index\.html$|\.html$/, '')}`;
    const compressed = compressedSize(join(folder, file));
    if (!path.startsWith('/reference/')) {
      others.push({ text: html.replace(STYLES, ''), compressed });
    } else if (!Object.hasOwn(LONG_PAGES, path)) {
      references.push({ text: withoutShared(html), compressed });
    }
  }
  const [, styles = ''] = STYLES.exec(first) ?? [];
  const [, script = ''] = FIRST_SCRIPT.exec(first) ?? [];
  const linked = [...first.matchAll(LINKED_SCRIPT)].map(([, url]) =>
    compressedSize(join(folder, url!.slice(SITE.prefix.length)), '.br'),
  );
  return {
    referencePage: await largest(references),
    otherPage: await largest(others),
    styles: await largest([{ text: styles }]),
    firstScript: await largest([{ text: script }]),
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

/** A page's text without the parts that all pages share, and the size of its compressed file. */
interface PageText {
  text: string;
  compressed?: number;
}

/** Number of pages to compress again. */
const CANDIDATES = 50;

/**
 * Returns the largest size and the largest compressed size, which can be from different texts. Only
 * compresses the texts with the largest files. Shared parts add nearly the same size to each file, so the
 * largest text is one of them.
 */
async function largest(texts: readonly PageText[]): Promise<SizeLimit> {
  const bySize = [...texts].sort((a, b) => (b.compressed ?? 0) - (a.compressed ?? 0));
  const sizes = await Promise.all(
    bySize
      .slice(0, CANDIDATES)
      .map(async ({ text }) => (await compress(text, { level: 9 })).length),
  );
  return {
    bytes: Math.max(0, ...texts.map(({ text }) => Buffer.byteLength(text))),
    gzip: Math.max(0, ...sizes),
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
