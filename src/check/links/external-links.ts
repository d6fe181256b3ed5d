import type { Diagnostic } from '../../lib/diagnostic';
import type { SiteModel } from '../../node/site/types';

/** An external address with the place of the source that names it first. */
export interface ExternalLink {
  url: string;
  file: string;
  line: number;
  column: number;
}

/** The external links of the sources, in reading order. */
export function externalLinks({ pages }: Pick<SiteModel, 'pages'>): ExternalLink[] {
  return pages.flatMap(({ file, references }) =>
    references
      .filter(({ url }) => /^[a-z][\w+.-]*:/i.test(url) && !url.startsWith('mailto:'))
      .map(({ url, line, column }) => ({ url, file, line, column })),
  );
}

/** External links that are not https, malformed, or carry a user or a password. */
export function checkExternalLinks(links: ExternalLink[]): Diagnostic[] {
  return links.flatMap(({ url, ...at }): Diagnostic[] => {
    const add = (message: string, fix: string) => [
      { ...at, rule: 'links/external', message: `${url} ${message}`, fix },
    ];
    if (!URL.canParse(url)) return add('is malformed', 'correct it');
    const { protocol, hostname, username } = new URL(url);
    if (protocol !== 'https:') return add('is not https', 'use https://');
    if (username !== '') return add('names a user', 'leave the user out');
    if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(hostname)) {
      return add('names no public host', 'put an example address in backticks');
    }
    return [];
  });
}
