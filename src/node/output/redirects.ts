import { absoluteUrl, SITE } from '../../lib/site';
import { escapeHtml } from '../markdown/highlight';
import type { SitePage, UrlFamily } from '../site/types';

/** A permanent redirect. Both paths include the base path. `from` can end with `/*`, which matches all paths below. */
export interface Redirect {
  from: string;
  to: string;
}

/** Returns an HTML page that redirects browsers and crawlers without JavaScript. */
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

/** Returns true if `redirectPage` created this page. */
export function isRedirectPage(html: string): boolean {
  return html.includes('<meta http-equiv="refresh" content="0; url=');
}

/**
 * Returns the redirects of all aliases, sorted by path, followed by the redirects of the families. Hosts
 * apply the first rule that matches.
 */
export function redirectsOf(
  pages: Pick<SitePage, 'path' | 'aliases'>[],
  families: readonly UrlFamily[] = [],
): Redirect[] {
  const targets = new Map(
    pages.flatMap(({ path, aliases }) =>
      aliases.map((alias) => [SITE.prefix + alias, SITE.prefix + path] as const),
    ),
  );
  const exact = [...targets]
    .map(([from, to]) => ({ from, to }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  const wildcards = families.map(({ from, to }) => ({
    from: `${SITE.prefix}${from}/*`,
    to: SITE.prefix + to,
  }));
  return [...exact, ...wildcards];
}

/** Returns redirects as rules for a host, one per line: `/from /to 301`. */
export function redirectRules(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}
