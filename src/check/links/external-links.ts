import type { Diagnostic } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';
import type { SiteModel } from '../../node/site/types';

export interface ExternalLink extends Position {
  url: string;
  file: string;
}

export function externalLinks({
  pages,
  parts,
  notes,
}: Pick<SiteModel, 'pages' | 'parts' | 'notes'>): ExternalLink[] {
  return [...pages, ...parts, ...notes].flatMap(({ file, references }) =>
    references
      .filter(({ url }) => /^[a-z][\w+.-]*:/i.test(url) && !url.startsWith('mailto:'))
      .map(({ url, line, column }) => ({ url, file, line, column })),
  );
}

/** Malformed, insecure, not public, or with credentials. */
export function checkExternalLinks(links: ExternalLink[]): Diagnostic[] {
  return links.flatMap(({ url, ...at }): Diagnostic[] => {
    const add = (message: string, fix: string) => [
      { ...at, rule: 'links/external', message: `${url} ${message}`, fix },
    ];
    if (!URL.canParse(url)) return add('is malformed', 'correct it');
    const { protocol, hostname, username } = new URL(url);
    if (protocol !== 'https:') return add("isn't HTTPS", 'use https://');
    if (username !== '') return add('contains a username', 'remove it');
    if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(hostname)) {
      return add('has no public host', 'put an example URL in backticks');
    }
    return [];
  });
}
