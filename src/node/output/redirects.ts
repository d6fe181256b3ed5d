import { absoluteUrl, SITE } from '../../lib/site';
import { escapeHtml } from '../markdown/highlight';
import type { SitePage } from '../site/types';

/** Returns a page that redirects browsers and crawlers, even without JavaScript. */
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

/** Returns the redirects as rules for a host, one per line: `/from /to 301`. */
export function redirectRules(pages: Pick<SitePage, 'path' | 'aliases'>[]): string {
  const rules = pages.flatMap(({ path, aliases }) =>
    aliases.map((alias) => `${SITE.prefix}${alias} ${SITE.prefix}${path} 301\n`),
  );
  return [...new Set(rules)].sort().join('');
}
