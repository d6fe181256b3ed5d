import { SITE } from '../../lib/site';
import { ACCEPTS_MARKDOWN, NAMES_HTML, WANTS_MARKDOWN } from './markdown-requests';
import type { Redirect } from './redirects';
import { withTwins } from './redirects';
import type { HeaderRule } from './response-headers';

/** Each format contains all of these rules. */
export interface HostRules {
  headers: readonly HeaderRule[];
  redirects: readonly Redirect[];
  /** The top-level names of pages with Markdown, without the home page: `guides`, `faq`. */
  twinRoots: readonly string[];
}

/** Cloudflare reads this file. */
export function headersFile({ headers }: HostRules): string {
  return headers
    .map(({ path, headers, replaces = [] }) => {
      // The exclamation mark removes the header that an earlier rule has set.
      const lines = [...replaces.map((name) => `! ${name}`), ...entries(headers)];
      return [path, ...lines.map((line) => `  ${line}`)].join('\n');
    })
    .join('\n\n')
    .concat('\n');
}

function entries(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
}

/**
 * The redirects are forced, because Netlify prefers a file to a redirect, and each alias has a
 * redirect page.
 *
 * @param folders The top-level folders of the site.
 */
export function netlifyConfig(
  { headers, redirects }: HostRules,
  folders: readonly string[],
): string {
  // JSON strings are valid TOML strings.
  const text = JSON.stringify;
  const settings = [
    '[build]\npublish = "."',
    // Netlify would add a slash to the URL of each page.
    '[build.processing.html]\npretty_urls = false',
  ];
  const headerTables = withoutReplaced(headers, folders).map(({ path, headers }) => {
    const values = Object.entries(headers).map(([name, value]) => `${name} = ${text(value)}`);
    return `[[headers]]\nfor = ${text(path)}\n[headers.values]\n${values.join('\n')}`;
  });
  const redirectTables = withTwins(redirects).map(
    ({ from, to }) =>
      `[[redirects]]\nfrom = ${text(from)}\nto = ${text(to)}\nstatus = 301\nforce = true`,
  );
  const notFound = `[[redirects]]\nfrom = "/*"\nto = "${SITE.prefix}/404.html"\nstatus = 404`;
  return `${[...settings, ...headerTables, ...redirectTables, notFound].join('\n\n')}\n`;
}

/**
 * Netlify joins the values if two rules set the same header. So a header that another rule replaces
 * is set for each top-level file and folder, except for the other rule's folder.
 */
function withoutReplaced(rules: readonly HeaderRule[], folders: readonly string[]): HeaderRule[] {
  const special = rules.filter(({ replaces }) => replaces);
  const names = special.flatMap(({ replaces = [] }) => replaces);
  const { prefix } = SITE;
  const isSpecial = (folder: string) =>
    special.some(({ path }) => path.startsWith(`${prefix}/${folder}/`));
  const paths = folders.filter((folder) => !isSpecial(folder)).map((folder) => `/${folder}/*`);
  return rules.flatMap((rule): HeaderRule[] => {
    if (rule.path !== '/*') return [rule];
    const split = Object.entries(rule.headers).filter(([name]) => names.includes(name));
    const rest = Object.entries(rule.headers).filter(([name]) => !names.includes(name));
    return [
      { path: '/*', headers: Object.fromEntries(rest) },
      ...['', '/:file', ...paths].map((path) => ({
        path: prefix + path,
        headers: Object.fromEntries(split),
      })),
    ];
  });
}

/**
 * Clients that prefer Markdown are redirected to it, because Vercel looks for a file before it
 * applies rewrites, and each page is a file. Paths are patterns of path-to-regexp.
 */
export function vercelConfig({ headers, redirects, twinRoots }: HostRules): string {
  const pages = vercelPages(twinRoots);
  const config = {
    headers: [
      ...headers.flatMap((rule) => vercelHeaders(rule, headers)),
      ...pages.map(({ source }) => ({ source, headers: [{ key: 'Vary', value: 'Accept' }] })),
    ],
    redirects: [
      ...redirects.flatMap(vercelRedirects),
      ...pages.flatMap(({ source, twin }) =>
        MARKDOWN_CONDITIONS.map((conditions) => ({
          source,
          ...conditions,
          destination: twin,
          statusCode: 307,
        })),
      ),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Vercel only reads 2,048 redirects, so an alias and its Markdown share one if possible. */
function vercelRedirects({ from, to, twin }: Redirect): object[] {
  const rule = (source: string, destination: string) => ({ source, destination, statusCode: 301 });
  if (from.endsWith('/*')) return [rule(from.replace('*', '(.*)'), to)];
  // Matches the path with and without a slash at the end.
  if (twin === `${to}.md`) return [rule(`${from}:ending((?:\\.md)?){/}?`, `${to}:ending`)];
  return withTwins([{ from, to, ...(twin && { twin }) }]).map((redirect) =>
    rule(`${redirect.from}{/}?`, redirect.to),
  );
}

const accept = (value: string) => ({ type: 'header', key: 'accept', value });

/** Requests that meet one of these conditions prefer Markdown. */
const MARKDOWN_CONDITIONS = [
  { has: [accept(WANTS_MARKDOWN)] },
  { has: [accept(ACCEPTS_MARKDOWN)], missing: [accept(NAMES_HTML)] },
];

function vercelPages(twinRoots: readonly string[]): { source: string; twin: string }[] {
  const { prefix } = SITE;
  const home = { source: `${prefix}{/}?`, twin: `${prefix}/index.md` };
  if (twinRoots.length === 0) return [home];
  // The path of a page has no dot, so a file doesn't match.
  const path = `:path((?:${twinRoots.join('|')})(?:/[^./]+)*)`;
  return [home, { source: `${prefix}/${path}{/}?`, twin: `${prefix}/:path.md` }];
}

/** Headers that another rule replaces are in a separate rule. */
function vercelHeaders({ path, headers }: HeaderRule, rules: readonly HeaderRule[]): object[] {
  const replacing = path === '/*' ? rules.filter(({ replaces }) => replaces) : [];
  const names = replacing.flatMap(({ replaces = [] }) => replaces);
  const pairs = Object.entries(headers).map(([key, value]) => ({ key, value }));
  const except = replacing.map((rule) => rule.path.slice(1).replaceAll('.', '\\.')).join('|');
  const source = path.replace(/\*$/, '(.*)');
  const replaced = pairs.filter(({ key }) => names.includes(key));
  return [
    { source, headers: pairs.filter(({ key }) => !names.includes(key)) },
    ...(replaced.length > 0 ? [{ source: `/((?!(?:${except})$).*)`, headers: replaced }] : []),
  ];
}
