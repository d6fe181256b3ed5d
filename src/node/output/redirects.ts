import { twinPath } from '../../lib/paths';
import { absoluteUrl, SITE } from '../../lib/site';
import { escapeHtml } from '../markdown/highlight';
import type { UrlFamily } from '../site/read-redirects';
import type { SitePage } from '../spec/page';

/** A permanent redirect. Both paths include the base path, and `from` can end with `/*`. */
export interface Redirect {
  from: string;
  to: string;
  /** The Markdown of the alias's page. The alias's own would be `from` with `.md`. */
  twin?: string;
}

/** For browsers and crawlers without JavaScript. */
export function redirectPage(target: string, title: string): string {
  const path = SITE.prefix + (target === '/' ? '/' : target);
  const name = escapeHtml(title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${name}</title>
<link rel="icon" href="${SITE.prefix}/favicon.svg" type="image/svg+xml">
<link rel="canonical" href="${absoluteUrl(target)}">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${path}">
</head>
<body><p>This page has moved to <a href="${path}">${name}</a>.</p></body>
</html>
`;
}

export function isRedirectPage(html: string): boolean {
  return html.includes('<meta http-equiv="refresh" content="0; url=');
}

/**
 * Returns the redirects of aliases, sorted by path, and then those of families, because hosts apply
 * the first rule that matches.
 */
export function redirectsOf(
  pages: Pick<SitePage, 'path' | 'aliases'>[],
  families: readonly UrlFamily[] = [],
): Redirect[] {
  const targets = new Map(
    pages.flatMap(({ path, aliases }) => aliases.map((alias) => [SITE.prefix + alias, path])),
  );
  const exact = [...targets]
    .map(([from, path]) => ({
      from,
      to: SITE.prefix + path,
      twin: SITE.prefix + twinPath(path),
    }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  const wildcards = families.map(({ from, to }) => ({
    from: `${SITE.prefix}${from}/*`,
    to: SITE.prefix + to,
  }));
  return [...exact, ...wildcards];
}

export function withTwins(redirects: readonly Redirect[]): Redirect[] {
  return redirects.flatMap((redirect) => {
    const { from, twin } = redirect;
    return twin === undefined ? [redirect] : [redirect, { from: `${from}.md`, to: twin }];
  });
}

/**
 * Returns one rule per line: `/from /to 301`. They exclude the Markdown of aliases, which is in
 * files (see `writeTwins`), because Cloudflare only reads 2,000 rules.
 */
export function redirectRules(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}
