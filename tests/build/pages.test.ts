import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { menuLevel } from '../../src/lib/menu-level';
import { OFFLINE_PAGE } from '../../src/lib/offline/manifest';
import { absoluteUrl, SITE } from '../../src/lib/site';
import { PAGE_END_TEXT } from '../../src/lib/strings/frame';
import { librariesSchema } from '../../src/node/spec/library-schemas';
import { readYaml } from '../../src/node/sources/yaml-source';
import { pagesToTest } from '../fixtures/pages-to-test';
import { PUBLIC, readBuiltSite } from './built-site';

const LIBRARIES = 'spec/libraries.yml';
/** In both menus, because readers of another product look for them, too. */
const SHARED = ['/guides/auth/row-level-security'];
const libraries = librariesSchema.parse(readYaml(LIBRARIES, readFileSync(LIBRARIES, 'utf8')).data);
const { pages } = readBuiltSite();
const articles = pages.filter(({ path }) => !path.startsWith('/404') && path !== OFFLINE_PAGE);
const chosen = new Set(pagesToTest('Built pages', 190));
const canonical = articles.filter(
  ({ path, head }) =>
    head.querySelector('link[rel=canonical]')!.getAttribute('href') === absoluteUrl(path),
);
const parsed = articles.filter(({ path }) => chosen.has(path));

test.each([
  ['that is the same leads to the latest one', 'eq', '/reference/javascript/eq'],
  ['that was renamed leads to itself', 'auth-update', '/reference/javascript/v1/auth-update'],
])('the canonical URL of an older entry %s', (_, id, target) => {
  const { root } = pages.find(({ path }) => path === `/reference/javascript/v1/${id}`)!;
  const canonical = root.querySelector('link[rel=canonical]')?.getAttribute('href');
  expect(canonical).toBe(absoluteUrl(target));
});

test.each(articles.map((page) => [page.path, page] as const))(
  '%s has complete metadata',
  (path, { head, html }) => {
    const meta = (selector: string) => head.querySelector(selector)?.getAttribute('content') ?? '';
    expect(head.querySelectorAll('head title').length).toBe(1);
    expect(head.querySelector('html')?.getAttribute('lang')).toBe('en');
    expect(meta('meta[name=description]').length).toBeGreaterThanOrEqual(40);
    const canonical = head.querySelector('link[rel=canonical]')?.getAttribute('href');
    const latest = path.replace(/^(\/reference\/[^/]+)\/v\d+\//, '$1/');
    expect([absoluteUrl(path), absoluteUrl(latest)]).toContain(canonical);
    expect(meta('meta[property="og:url"]')).toBe(canonical);
    expect(meta('meta[property="og:title"]')).not.toBe('');
    expect(meta('meta[name="twitter:card"]')).toBe('summary_large_image');
    const data = JSON.parse(head.querySelector('script[type="application/ld+json"]')!.text);
    expect(data['@graph'][0].url).toBe(absoluteUrl(path));
    const skips = [...html.matchAll(/<a class="skip" href="#(\w+)"/g)].map(([, id]) => id);
    expect(skips).toEqual(['content', 'menu', 'search']);
    for (const id of skips) expect(html).toContain(` id="${id}"`);
    expect(html.split('<h1').length).toBe(2);
  },
);

function lastUpdate(root: HTMLElement): string | undefined {
  const times = root.querySelectorAll('main time');
  const { lastUpdated } = PAGE_END_TEXT;
  return times
    .find(({ parentNode }) => parentNode?.textContent.startsWith(lastUpdated))
    ?.getAttribute('datetime');
}

test('the accessibility statement lists the tests, has a date, and is in a menu', () => {
  const path = '/handbook/accessibility';
  const { root } = pages.find((page) => page.path === path)!;
  expect(root.querySelectorAll('main table tbody tr').length).toBeGreaterThan(5);
  expect(lastUpdate(root)).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(root.querySelector('#menu')?.innerHTML).toContain(`href="/docs${path}"`);
});

test('titles and descriptions are unique', () => {
  const repeated = (values: string[]) => values.filter((v, index) => values.indexOf(v) !== index);
  expect(repeated(articles.map(({ head }) => head.querySelector('title')!.text))).toEqual([]);
  const description = 'meta[name=description]';
  expect(
    repeated(articles.map(({ head }) => head.querySelector(description)!.getAttribute('content')!)),
  ).toEqual([]);
});

test.each(parsed.map((page) => [page.path, page] as const))(
  '%s has the menu of its level, with the current page marked',
  (path, { root }) => {
    const links = root
      .querySelectorAll('#menu a[href^="/docs"]')
      .filter((link) => !link.closest('.menu-close'));
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.getAttribute('href'))).toEqual([
      SITE.prefix + (path === '/' ? '' : path),
    ]);
    const level = root.querySelector('#menu')!.getAttribute('data-level')!;
    expect(level).toBe(menuLevel(path, libraries));
    if (level === 'home') return;
    const foreign = links
      .filter((link) => !link.classList.contains('back') && !link.closest('[data-dropdown]'))
      .map((link) => link.getAttribute('href')!.slice(SITE.prefix.length))
      .filter((url) => menuLevel(url, libraries) !== level && !SHARED.includes(url));
    expect(foreign).toEqual([]);
  },
);

test('all pages contain the same styles, and no other style sheet', () => {
  const styles = new Set(
    pages.map(({ html }) =>
      [...html.matchAll(/<style[^>]*>(.*?)<\/style>|<link[^>]*stylesheet/gs)]
        .map(([element, css]) => css ?? element)
        .join('<sheet>'),
    ),
  );
  expect(styles.size).toBe(1);
  expect([...styles][0]).toContain('--background');
  expect([...styles][0]).not.toMatch(/<sheet>|<link/);
});

test('no page contains a machine path, a local URL, or a registry', () => {
  const bad = /\/(work|root)\/\w|127\.0\.0\.1:\d+\/docs|npm registry/;
  expect(pages.filter(({ html }) => bad.test(html)).map(({ path }) => path)).toEqual([]);
});

test('the 404 page links to the home page and the reference', () => {
  const { root } = pages.find(({ path }) => path === '/404')!;
  const urls = root.querySelectorAll('main a').map((link) => link.getAttribute('href'));
  expect(urls).toEqual(expect.arrayContaining(['/docs', '/docs/reference']));
});

test('the sitemap has the date of the last change that each page shows', () => {
  if (!existsSync('.git')) return;
  const sitemap = readFileSync(join(PUBLIC, 'sitemap.xml'), 'utf8');
  const dates = new Map(
    [...sitemap.matchAll(/<loc>(.*?)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)].map(
      ([, url, date]) => [url!, date!],
    ),
  );
  expect(dates.size).toBe(canonical.length);
  const shown = parsed
    .filter((page) => canonical.includes(page))
    .flatMap(({ path, root }) => {
      const time = lastUpdate(root);
      return time ? [[path, time]] : [];
    });
  expect(shown.length).toBeGreaterThan(50);
  expect(shown).toEqual(shown.map(([path]) => [path, dates.get(absoluteUrl(path!))]));
});

test('robots.txt links to the sitemap', () => {
  expect(readFileSync(join(PUBLIC, 'robots.txt'), 'utf8')).toContain(absoluteUrl('/sitemap.xml'));
});
