import { SITE } from '../../lib/site';
import type { Redirect } from './redirects';
import type { HeaderRule } from './response-headers';

/** The headers and redirects of the site. Each format below contains all of them. */
export interface HostRules {
  headers: readonly HeaderRule[];
  redirects: readonly Redirect[];
}

/** Returns a `_headers` file, which Cloudflare and Netlify read. */
export function headersFile({ headers }: HostRules): string {
  return headers
    .map(({ path, headers }) => [path, ...entries(headers).map((line) => `  ${line}`)].join('\n'))
    .join('\n\n')
    .concat('\n');
}

function entries(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
}

/**
 * Returns a `netlify.toml`. Its redirects are forced, because Netlify prefers a file to a redirect,
 * and the site contains a redirect page for each alias.
 */
export function netlifyConfig({ headers, redirects }: HostRules): string {
  // JSON strings are valid TOML strings.
  const text = JSON.stringify;
  const settings = [
    '[build]\npublish = "."',
    // Netlify would add a slash to the URL of each page.
    '[build.processing.html]\npretty_urls = false',
  ];
  const headerTables = headers.map(({ path, headers }) => {
    const values = Object.entries(headers).map(([name, value]) => `${name} = ${text(value)}`);
    return `[[headers]]\nfor = ${text(path)}\n[headers.values]\n${values.join('\n')}`;
  });
  const redirectTables = redirects.map(
    ({ from, to }) =>
      `[[redirects]]\nfrom = ${text(from)}\nto = ${text(to)}\nstatus = 301\nforce = true`,
  );
  const notFound = `[[redirects]]\nfrom = "/*"\nto = "${SITE.prefix}/404.html"\nstatus = 404`;
  return `${[...settings, ...headerTables, ...redirectTables, notFound].join('\n\n')}\n`;
}

/** Returns a `vercel.json`. Its paths are patterns of path-to-regexp. */
export function vercelConfig({ headers, redirects }: HostRules): string {
  const config = {
    headers: headers.map(({ path, headers }) => ({
      source: path.replace(/\*$/, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: redirects.map(({ from, to }) => ({
      // Matches the path with and without a slash at the end.
      source: from.endsWith('/*') ? from.replace('*', '(.*)') : `${from}{/}?`,
      destination: to,
      statusCode: 301,
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
