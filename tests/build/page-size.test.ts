import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { HTMLElement } from 'node-html-parser';
import { readBuiltSite } from './built-site';

/**
 * Limits for a reference page without its styles and its first script: size in bytes, and compressed
 * size with gzip.
 */
const BYTES = 64_500;
const COMPRESSED = 10_300;
/** Limit with Brotli, which compresses better than gzip. */
const BROTLI = 10_800;
/**
 * Limits for the styles, which are the same on every page. Including them in the page is faster than
 * a second request: the first paint comes 90 to 160 ms earlier on a mobile connection.
 */
const STYLES: [bytes: number, compressed: number] = [50_000, 8_700];
/**
 * Limits for the first script, which is also the same on every page. It holds back the other scripts,
 * 68 KB compressed, until the reader's first action.
 */
const FIRST_SCRIPT: [bytes: number, compressed: number] = [2_700, 1_400];
/** Higher limits for pages with long tables or nested options, based on their measured size. */
const LONG: Record<string, [bytes: number, compressed: number]> = {
  '/reference/self-hosting-storage/config': [65_500, 13_300],
  '/reference/self-hosting-auth/config': [BYTES, 11_100],
  '/reference/errors': [BYTES, 11_200],
  '/reference/errors/data-api': [BYTES, 10_900],
  '/reference/javascript/using-filters': [BYTES, 11_000],
  '/reference/javascript/initializing': [BYTES, 12_000],
};

const site = readBuiltSite();
const firstScript = (head: HTMLElement) => head.querySelector('script:not([type])')!.rawText;
const pages = site.pages
  .filter(({ path }) => path.startsWith('/reference/'))
  .map(({ path, html: complete, head, root }) => {
    const styles = head.querySelector('style[data-styles]')!.rawText;
    const html = complete.replace(styles, '').replace(firstScript(head), '');
    const menu = root.querySelector('#menu')?.outerHTML ?? '';
    const text = html.replace(menu, '');
    return { path, html, menu, text };
  });
const compressed = (text: string) => gzipSync(text, { level: 9 }).length;

test('the styles of the site are within their limits', () => {
  const styles = site.pages[0]!.head.querySelector('style[data-styles]')!.rawText;
  expect(Buffer.byteLength(styles)).toBeLessThanOrEqual(STYLES[0]);
  expect(compressed(styles)).toBeLessThanOrEqual(STYLES[1]);
});

test('the first script is within its limits', () => {
  const script = firstScript(site.pages[0]!.head);
  expect(script).toContain('data-code');
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(FIRST_SCRIPT[0]);
  expect(compressed(script)).toBeLessThanOrEqual(FIRST_SCRIPT[1]);
});

test('reference pages contain their menu', () => {
  expect(pages.length).toBeGreaterThan(800);
  expect(pages.filter(({ menu }) => menu.length < 1000)).toEqual([]);
});

test.each(pages.map((page) => [page.path, page] as const))(
  '%s is within the size limits',
  (path, { html }) => {
    const [bytes, small] = LONG[path] ?? [BYTES, COMPRESSED];
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(bytes);
    expect(compressed(html)).toBeLessThanOrEqual(small);
  },
);

test('no page exceeds the compressed size with Brotli, which browsers receive', () => {
  const large = pages
    .filter(({ html }) => compressed(html) > COMPRESSED * 0.9)
    .filter(({ html }) => brotliCompressSync(html).length > BROTLI);
  expect(large.map(({ path }) => path)).toEqual([]);
});

test('a menu adds at most 24 KB to a page, or 3.2 KB compressed', () => {
  const large = pages.filter(
    ({ html, text, menu }) =>
      Buffer.byteLength(menu) > 24_000 || compressed(html) - compressed(text) > 3_200,
  );
  expect(large.map(({ path }) => path)).toEqual([]);
});

test('only pages that exceed the limits have their own limits', () => {
  const unnecessary = Object.keys(LONG).filter((path) => {
    const { html } = pages.find((page) => page.path === path)!;
    return Buffer.byteLength(html) <= BYTES && compressed(html) <= COMPRESSED;
  });
  expect(unnecessary).toEqual([]);
});
