import { gzipSync } from 'node:zlib';
import type { HTMLElement } from 'node-html-parser';
import { SIZE_LIMITS } from '../../src/node/quality/size-limits';
import { readBuiltSite } from './built-site';

const { menu: MENU } = SIZE_LIMITS;

const site = readBuiltSite();
const firstScript = (head: HTMLElement) => head.querySelector('script:not([type])')!.rawText;
const pages = site.pages
  .filter(({ path }) => path.startsWith('/reference/'))
  .map(({ path, html: complete, head, root }) => {
    const styles = head.querySelector('style[data-styles]')!.rawText;
    const html = complete.replace(styles, '').replace(firstScript(head), '');
    // Parsed and written again, it could differ.
    const menu = complete.slice(...(root.querySelector('#menu')?.range ?? [0, 0]));
    const text = html.replace(menu, '');
    return { path, html, menu, text };
  });
const compressed = (text: string) => gzipSync(text, { level: 9 }).length;

test('reference pages contain their menu', () => {
  expect(pages.length).toBeGreaterThan(800);
  expect(pages.filter(({ menu }) => menu.length < 1000)).toEqual([]);
});

test('a menu adds at most 24.5 KB to a page, or 3.2 KB compressed', () => {
  const large = pages.filter(
    ({ html, text, menu }) =>
      Buffer.byteLength(menu) > MENU.bytes || compressed(html) - compressed(text) > MENU.gzip,
  );
  expect(large.map(({ path }) => path)).toEqual([]);
});
