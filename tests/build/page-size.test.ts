import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readBuiltSite } from './built-site';

/**
 * Limits for a reference page: size in bytes, and compressed size with gzip. About 700 bytes of the
 * compressed size are the first script, which is on every page.
 */
const BYTES = 66_000;
const COMPRESSED = 10_800;
/** Limit with Brotli, which compresses better than gzip. */
const BROTLI = 11_000;
/** Higher limits for pages with long tables or nested options, based on their measured size. */
const LONG: Record<string, [bytes: number, compressed: number]> = {
  '/reference/self-hosting-storage/config': [BYTES, 13_600],
  '/reference/self-hosting-auth/config': [BYTES, 11_300],
  '/reference/errors': [BYTES, 11_400],
  '/reference/errors/data-api': [BYTES, 11_000],
  '/reference/javascript/using-filters': [BYTES, 11_300],
  '/reference/javascript/initializing': [BYTES, 12_150],
};

const pages = readBuiltSite()
  .pages.filter(({ path }) => path.startsWith('/reference/'))
  .map(({ path, html, root }) => {
    const menu = root.querySelector('#menu')?.outerHTML ?? '';
    const text = html.replace(menu, '');
    return { path, html, menu, text };
  });
const compressed = (text: string) => gzipSync(text, { level: 9 }).length;

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
