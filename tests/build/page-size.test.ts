import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readBuiltSite } from './built-site';

/** Bytes of a page of the reference, and of what a server sends of it: gzip at most, mostly brotli. */
const BYTES = 60_000;
const COMPRESSED = 10_240;
/** Pages that are long tables or nested options: their text alone takes more, as measured. */
const LONG: Record<string, [bytes: number, compressed: number]> = {
  '/reference/self-hosting-storage/config': [BYTES, 12_200],
  '/reference/javascript/initializing': [BYTES, 12_000],
  '/reference/javascript/using-filters': [BYTES, 11_000],
};

const pages = readBuiltSite()
  .pages.filter(({ path }) => path.startsWith('/reference/'))
  .map(({ path, html, root }) => {
    const menu = root.querySelector('#menu')?.outerHTML ?? '';
    const text = html.replace(menu, '');
    return { path, html, menu, text };
  });
const compressed = (text: string) => gzipSync(text, { level: 9 }).length;

test('pages of the reference are measured with a menu', () => {
  expect(pages.length).toBeGreaterThan(800);
  expect(pages.filter(({ menu }) => menu.length < 1000)).toEqual([]);
});

test.each(pages.map((page) => [page.path, page] as const))('%s is small', (path, { html }) => {
  const [bytes, small] = LONG[path] ?? [BYTES, COMPRESSED];
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(bytes);
  expect(compressed(html)).toBeLessThanOrEqual(small);
});

test('no page is larger than that in brotli, as browsers get it', () => {
  const large = pages
    .filter(({ html }) => compressed(html) > COMPRESSED * 0.9)
    .filter(({ html }) => brotliCompressSync(html).length > COMPRESSED);
  expect(large.map(({ path }) => path)).toEqual([]);
});

test('menus are at most 24 KB of a page, 3.2 KB compressed', () => {
  const large = pages.filter(
    ({ html, text, menu }) =>
      Buffer.byteLength(menu) > 24_000 || compressed(html) - compressed(text) > 3_200,
  );
  expect(large.map(({ path }) => path)).toEqual([]);
});

test('only pages that are longer than the bounds have bounds of their own', () => {
  const needless = Object.keys(LONG).filter((path) => {
    const { html } = pages.find((page) => page.path === path)!;
    return Buffer.byteLength(html) <= BYTES && compressed(html) <= COMPRESSED;
  });
  expect(needless).toEqual([]);
});
