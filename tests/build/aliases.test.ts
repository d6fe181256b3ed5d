import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { absoluteUrl } from '../../src/lib/site';
import { PUBLIC, readBuiltSite } from './built-site';

const { pages, redirects } = readBuiltSite();
const byPath = new Map(redirects.map((page) => [page.path, page]));
const rules = readFileSync(join(PUBLIC, '_redirects'), 'utf8').trim().split('\n');

const ALIASES = [
  ['/guides', '/'],
  ['/guides/auth', '/guides/auth/overview'],
  ['/guides/database/overview', '/guides/database'],
  ['/guides/database/introduction', '/guides/database'],
  ['/reference/javascript', '/reference/javascript/start'],
  ['/reference/javascript/introduction', '/reference/javascript/start'],
  ['/reference/javascript/v1', '/reference/javascript/v1/start'],
  ['/reference/javascript/v1/introduction', '/reference/javascript/v1/start'],
  ['/reference/javascript/v2/select', '/reference/javascript/select'],
  ['/reference/javascript/auth-signup', '/reference/javascript/sign-up'],
  ['/reference/cli', '/reference/cli/start'],
  ['/reference/cli/introduction', '/reference/cli/start'],
  ['/reference/management-api', '/reference/management-api/start'],
  ['/reference/api', '/reference/management-api/start'],
  ['/reference/api/start', '/reference/management-api/start'],
  ['/reference/api/introduction', '/reference/management-api/start'],
  ['/reference/api/list-projects', '/reference/management-api/list-projects'],
] as const;

test.each(ALIASES)('%s redirects to %s', (alias, target) => {
  const { root } = byPath.get(alias)!;
  const path = `/docs${target}`;
  expect(root.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(absoluteUrl(target));
  expect(root.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe(
    `0; url=${path}`,
  );
  expect(root.querySelector('a')?.getAttribute('href')).toBe(path);
  expect(rules).toContain(`/docs${alias} ${path} 301`);
});

test('every alias leads directly to a page and has a redirect rule', () => {
  const paths = new Set(pages.map(({ path }) => absoluteUrl(path)));
  const targets = redirects.map(({ root }) =>
    root.querySelector('link[rel=canonical]')!.getAttribute('href')!,
  );
  expect(targets.filter((url) => !paths.has(url))).toEqual([]);
  const exact = rules.filter((rule) => !rule.includes('/* ') && rule.startsWith('/docs'));
  expect(exact).toHaveLength(redirects.length);
});
