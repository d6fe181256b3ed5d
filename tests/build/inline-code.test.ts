import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, policySources } from '../../src/node/output/content-security-policy';
import { blockedCode } from '../../src/node/output/inline-code';
import { PUBLIC, readBuiltSite } from './built-site';

const { pages, redirects } = readBuiltSite();
const policy = readFileSync(join(PUBLIC, '_headers'), 'utf8');
const allowed = policySources({});
const [home] = pages;
const siteStyles = hashOf(home!.root.querySelector('style[data-styles]')!.rawText);
const sources = { ...allowed, styleHashes: [...allowed.styleHashes, siteStyles] };

test('no page contains inline code that the Content-Security-Policy blocks', () => {
  const all = [...pages, ...redirects];
  expect(all.length).toBeGreaterThan(1000);
  expect(policy).toContain(`'${siteStyles}'`);
  expect(all.flatMap(({ path, html }) => blockedCode(html, path, sources))).toEqual([]);
});

test('every page contains its path for Gatsby, and the runtime script reads it', () => {
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
