import { gzipSync } from 'node:zlib';
import type { HTMLElement } from 'node-html-parser';
import { SIZE_LIMITS } from '../../src/node/quality/size-limits';
import { readBuiltSite } from './built-site';

const { bytes: BYTES, gzip: COMPRESSED } = SIZE_LIMITS.referencePage;
const { menu: MENU, styles: STYLES, firstScript: FIRST_SCRIPT } = SIZE_LIMITS;

const site = readBuiltSite();
const firstScript = (head: HTMLElement) => head.querySelector('script:not([type])')!.rawText;
const pages = site.pages
  .filter(({ path }) => path.startsWith('/reference/'))
  .map(({ path, html: complete, head, root }) => {
    const styles = head.querySelector('style[data-styles]')!.rawText;
    const html = complete.replace(styles, '').replace(firstScript(head), '');
    // Parsed and written again, it could differ from the page's text.
    const menu = complete.slice(...(root.querySelector('#menu')?.range ?? [0, 0]));
    const text = html.replace(menu, '');
    return { path, html, menu, text };
  });
const compressed = (text: string) => gzipSync(text, { level: 9 }).length;

test('the styles of the site are within their limits', () => {
  const styles = site.pages[0]!.head.querySelector('style[data-styles]')!.rawText;
  expect(Buffer.byteLength(styles)).toBeLessThanOrEqual(STYLES.bytes);
  expect(compressed(styles)).toBeLessThanOrEqual(STYLES.gzip);
});

test('the first script is within its limits', () => {
  const script = firstScript(site.pages[0]!.head);
  expect(script).toContain('data-tabs');
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(FIRST_SCRIPT.bytes);
  expect(compressed(script)).toBeLessThanOrEqual(FIRST_SCRIPT.gzip);
});

test('reference pages contain their menu', () => {
  expect(pages.length).toBeGreaterThan(800);
  expect(pages.filter(({ menu }) => menu.length < 1000)).toEqual([]);
});

test('no reference page exceeds the size limits', () => {
  const large = pages.flatMap(({ path, html }) => {
    const sizes = [Buffer.byteLength(html), compressed(html)] as const;
    return sizes[0] > BYTES || sizes[1] > COMPRESSED ? [[path, ...sizes]] : [];
  });
  expect(large).toEqual([]);
});

test('a menu adds at most 24 KB to a page, or 3.2 KB compressed', () => {
  const large = pages.filter(
    ({ html, text, menu }) =>
      Buffer.byteLength(menu) > MENU.bytes || compressed(html) - compressed(text) > MENU.gzip,
  );
  expect(large.map(({ path }) => path)).toEqual([]);
});
