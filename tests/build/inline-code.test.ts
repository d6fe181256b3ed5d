import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { policySources } from '../../src/node/output/content-security-policy';
import { hashOf } from '../../src/node/base/policy-hash';
import { scanPage } from '../../src/node/output/page-scan';
import { pagesToTest } from '../fixtures/pages-to-test';
import { PUBLIC, readBuiltSite } from './built-site';

const { pages: all, redirects } = readBuiltSite();
/** The build itself stops if any page has such code, so some of the pages are enough. */
const chosen = new Set(pagesToTest('Inline code', 90));
const pages = all.filter(({ path }) => chosen.has(path));
const policy = readFileSync(join(PUBLIC, '_headers'), 'utf8');
const allowed = policySources({});
const [home] = pages;
const siteStyles = hashOf(home!.root.querySelector('style[data-styles]')!.rawText);
const sources = { ...allowed, styleHashes: [...allowed.styleHashes, siteStyles] };

test('pages contain no inline code that the Content-Security-Policy blocks', () => {
  expect(policy).toContain(`'${siteStyles}'`);
  expect(
    [...pages, ...redirects].flatMap(({ path, html }) => scanPage(html, path, sources).blocked),
  ).toEqual([]);
});

test('pages contain their path for Gatsby, and the runtime script reads it', () => {
  for (const { path, root } of pages) {
    const own = root.querySelector('html')!.getAttribute('data-path');
    expect([path, `${path}.html`]).toContain(own);
    const scripts = root
      .querySelectorAll('script[src]')
      .map((script) => script.getAttribute('src')!);
    const runtime = readFileSync(join(PUBLIC, scripts[0]!.replace(/^\/docs\//, '')), 'utf8');
    expect(runtime).toContain('dataset.path');
  }
});

test('all pages load the scripts of the same build', () => {
  const runtimes = all.map(({ html }) => /src="\/docs\/(runtime\.\w+\.js)"/.exec(html)?.[1]);
  expect(new Set(runtimes).size).toBe(1);
  const read = (file: string) => readFileSync(join(PUBLIC, file), 'utf8');
  const { webpackCompilationHash: hash } = JSON.parse(read('page-data/app-data.json')) as Record<
    string,
    string
  >;
  expect(read(runtimes[0]!)).toContain(`webpackCompilationHash="${hash}"`);
});
