import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readBuiltSite } from './built-site';

/**
 * Limits for a reference page without the styles: size in bytes, and compressed size with gzip. About
 * 700 bytes of the compressed size are the first script, which is on every page.
 */
const BYTES = 66_000;
const COMPRESSED = 11_000;
/** Limit with Brotli, which compresses better than gzip. */
const BROTLI = 11_400;
/**
 * Limits for the styles, which are the same on every page. Including them in the page is faster than
 * a second request: the first paint comes 90 to 160 ms earlier on a mobile connection.
 */
const STYLES: [bytes: number, compressed: number] = [50_000, 8_600];
/** Higher limits for pages with long tables or nested options, based on their measured size. */
const LONG: Record<string, [bytes: number, compressed: number]> = {
  '/reference/self-hosting-storage/config': [67_000, 14_000],
  '/reference/self-hosting-auth/config': [BYTES, 11_800],
  '/reference/errors': [BYTES, 11_900],
  '/reference/errors/data-api': [BYTES, 11_500],
  '/reference/javascript/using-filters': [BYTES, 11_700],
  '/reference/javascript/initializing': [BYTES, 12_700],
  '/reference/cli/config': [BYTES, 11_250],
};

const site = readBuiltSite();
const pages = site.pages
  .filter(({ path }) => path.startsWith('/reference/'))
  .map(({ path, html: complete, head, root }) => {
    const styles = head.querySelector('style[data-styles]')!.rawText;
    const html = complete.replace(styles, '');
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
