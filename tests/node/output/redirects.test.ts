import { parseRedirects, redirectFor } from '../../../scripts/host-files.mjs';
import {
  redirectPage,
  redirectRules,
  redirectsOf,
  withTwins,
} from '../../../src/node/output/redirects';
import type { UrlFamily } from '../../../src/node/site/read-redirects';

test('a redirect page redirects browsers and crawlers without JavaScript', () => {
  const html = redirectPage('/guides/auth', 'Auth');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/docs/guides/auth">');
  expect(html).toContain('<link rel="canonical" href="https://supabase.com/docs/guides/auth">');
  expect(html).toContain('<a href="/docs/guides/auth">Auth</a>');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('<script');
});

test('titles are escaped', () => {
  const html = redirectPage('/a', 'Map<K, V> & more');
  expect(html).toContain('<title>Map&lt;K, V> &amp; more</title>');
  expect(html).not.toContain('<K');
});

test('rules for hosts are sorted, one per line, without repeats', () => {
  const pages = [
    { path: '/b', aliases: ['/z', '/a', '/z'] },
    { path: '/c', aliases: [] },
    { path: '/', aliases: ['/m'] },
  ];
  expect(redirectRules(redirectsOf(pages)).split('\n')).toEqual([
    '/docs/a /docs/b 301',
    '/docs/m /docs/ 301',
    '/docs/z /docs/b 301',
    '',
  ]);
});

test('the Markdown of an alias leads to the Markdown of its page, also without a rule of its own', () => {
  const families = [{ from: '/c', to: '/b' }] as UrlFamily[];
  const redirects = redirectsOf(
    [
      { path: '/b', aliases: ['/a'] },
      { path: '/', aliases: ['/m'] },
    ],
    families,
  );
  const all = withTwins(redirects).map(({ from, to }) => [from, to]);
  expect(all).toEqual([
    ['/docs/a', '/docs/b'],
    ['/docs/a.md', '/docs/b.md'],
    ['/docs/m', '/docs/'],
    ['/docs/m.md', '/docs/index.md'],
    ['/docs/c/*', '/docs/b'],
  ]);
  const rules = parseRedirects(redirectRules(redirects));
  for (const [from, to] of all.slice(0, -1)) expect(redirectFor(rules, from!)).toBe(to);
  expect(redirectFor(rules, '/docs/b.md')).toBeUndefined();
});
