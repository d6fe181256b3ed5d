import { groupBy } from '../../lib/group-by';
import { absoluteUrl, SITE } from '../../lib/site';
import type { Diagnostic } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';
import { nearest } from '../../lib/diagnostic';
import type { BuiltLink, BuiltPage, BuiltSite } from './built-site';
import { localTarget } from './built-site';
import { positionAt } from '../../lib/positions';

type LinkError = [rule: string, message: string, fix: string];

const trim = (path: string) => path.replace(/\/+$/, '') || '/';
const isReadable = (page: BuiltPage) => !page.redirect && !page.path.startsWith('/404');

/**
 * Links must lead to an anchor, a file, or a page that isn't an alias. `count` is the number of
 * links.
 */
export function checkBuiltLinks(site: BuiltSite): { diagnostics: Diagnostic[]; count: number } {
  const diagnostics: Diagnostic[] = [];
  let count = 0;
  for (const page of site.pages.values()) {
    const errors: [number, LinkError][] = [];
    for (const link of page.links) {
      count++;
      const error = linkError(link, page, site);
      if (error) errors.push([link.offset, error]);
    }
    for (const [id, offset] of page.repeated) {
      errors.push([offset, ['id', `The ID "${id}" is on two elements`, 'rename one of them']]);
    }
    const canonical = page.redirect || page.noIndex ? undefined : canonicalError(page);
    if (canonical) errors.push([0, canonical]);
    if (errors.length === 0) continue;
    const text = site.text(page.file);
    for (const [offset, error] of errors) {
      diagnostics.push(diagnosticAt(page.file, positionAt(text, offset), error));
    }
  }
  return { diagnostics: mergeRepeated(diagnostics), count };
}

/** Errors in menus and footers are on all pages, so equal ones become one with a count. */
function mergeRepeated(diagnostics: Diagnostic[]): Diagnostic[] {
  const groups = groupBy(diagnostics, ({ rule, message }) => `${rule} ${message}`);
  return [...groups.values()].map(([first, ...more]) => ({
    ...first!,
    message: more.length > 0 ? `${first!.message} (in ${more.length + 1} places)` : first!.message,
  }));
}

function diagnosticAt(file: string, at: Position, [rule, message, fix]: LinkError): Diagnostic {
  return { file: `public/${file}`, ...at, rule: `links/${rule}`, message, fix };
}

function linkError(link: BuiltLink, page: BuiltPage, site: BuiltSite): LinkError | undefined {
  const { url, tag } = link;
  const element = `<${tag}> ${url || '(empty)'}`;
  if (/^(?:mailto:|tel:|data:image\/|#$)/.test(url)) return undefined;
  if (url === '') return ['url', `${element} has no URL`, 'add one, or remove the element'];
  if (/^http:|^\/\//.test(url)) return ['insecure', `${element} isn't HTTPS`, 'use https://'];
  if (/^[a-z][\w+.-]*:/i.test(url) && !url.startsWith('https:')) {
    return ['url', `${element} isn't a safe URL`, 'use https:// or a path'];
  }
  const target = localTarget(url, page.path);
  if (!target) return externalError(url, element);
  const path = trim(target.path);
  const known = site.pages.get(path);
  if (!known) {
    if (site.files.has(target.path.slice(1))) return undefined;
    const files = [...site.files].map((file) => `/${file}`);
    const near = nearest(path, [...site.pages.keys(), ...files]);
    const fix = near ? `did you mean ${near}?` : 'correct or remove it';
    return ['dead', `${element} doesn't exist`, fix];
  }
  if (known.redirect) {
    const fix = `link to ${known.redirect}`;
    if (page.redirect && tag === 'meta')
      return ['chain', `${page.path} redirects to the alias ${path}`, fix];
    return ['alias', `${element} is an alias`, fix];
  }
  if (target.anchor && !known.ids.has(target.anchor)) {
    const near = nearest(target.anchor, known.ids.keys());
    const fix = near ? `did you mean #${near}?` : 'correct or remove the anchor';
    return ['anchor', `${element}: ${path} has no element #${target.anchor}`, fix];
  }
  return undefined;
}

/** Another site's URL must be absolute. */
function externalError(url: string, element: string): LinkError | undefined {
  if (!url.startsWith('https:')) {
    const fix = `start it with ${SITE.prefix}/ or https://`;
    return ['dead', `${element} is outside ${SITE.prefix}`, fix];
  }
  return URL.canParse(url) ? undefined : ['url', `${element} is malformed`, 'correct it'];
}

/** Entries that haven't changed since an older version name the latest one. */
function namesLatest({ path, canonical }: BuiltPage): boolean {
  const latest = path.replace(/(\/reference\/[^/]+)\/v\d+\//, '$1/');
  return latest !== path && canonical === absoluteUrl(latest);
}

function canonicalError(page: BuiltPage): LinkError | undefined {
  const { path, canonical } = page;
  const expected = absoluteUrl(path);
  if (!canonical || canonical === expected || namesLatest(page) || path.startsWith('/404'))
    return undefined;
  return ['canonical', `The canonical URL is ${canonical}`, `change it to ${expected}`];
}

/** Redirects, sitemap, and that the home page leads to all pages. */
export function checkBuiltLists(site: BuiltSite): Diagnostic[] {
  return [...redirectErrors(site), ...sitemapErrors(site), ...orphans(site)];
}

function pageAt(site: BuiltSite, url: string, from = '/'): BuiltPage | undefined {
  const target = localTarget(url, from);
  return target && site.pages.get(trim(target.path));
}

function redirectErrors(site: BuiltSite): Diagnostic[] {
  if (!site.files.has('_redirects')) return [];
  const rules = site
    .text('_redirects')
    .split('\n')
    .flatMap((rule, index) => {
      const [from, to] = rule.trim().split(/\s+/);
      return from && to && !from.startsWith('#')
        ? [{ from, to, line: index + 1, column: rule.lastIndexOf(to) + 1 }]
        : [];
    });
  const targets = new Map(rules.map(({ from, to }) => [trim(from), to]));
  return rules.flatMap(({ from, to, line, column }): Diagnostic[] => {
    const add = (...error: LinkError) => [diagnosticAt('_redirects', { line, column }, error)];
    if (trim(to) === trim(from))
      return add('loop', `${from} redirects to itself`, 'remove the line');
    const next = targets.get(trim(to));
    if (next && trim(next) === trim(from))
      return add('loop', `${from} and ${to} redirect to each other`, 'remove one');
    const page = pageAt(site, to);
    const redirect = next ?? page?.redirect;
    if (redirect) return add('chain', `${to} is an alias`, `redirect to ${redirect}`);
    const isFile = site.files.has(to.replace(`${SITE.prefix}/`, ''));
    if (page || isFile) return [];
    return add('dead', `${to} doesn't exist`, 'redirect to a page that exists');
  });
}

function sitemapErrors(site: BuiltSite): Diagnostic[] {
  if (!site.files.has('sitemap.xml')) return [];
  const text = site.text('sitemap.xml');
  const add = (offset: number, message: string, fix: string) =>
    diagnosticAt('sitemap.xml', positionAt(text, offset), ['sitemap', message, fix]);
  const listed = new Set<string>();
  const diagnostics = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(
    ({ 1: url = '', index }) => {
      const page = pageAt(site, url);
      if (!page) return [add(index, `${url} isn't a page`, 'remove it, or build the page')];
      if (page.redirect) return [add(index, `${url} is an alias`, `list ${page.redirect}`)];
      if (namesLatest(page)) {
        return [add(index, `${url} isn't canonical`, `only list ${page.canonical}`)];
      }
      if (listed.has(page.path)) return [add(index, `${url} is listed twice`, 'list it once')];
      listed.add(page.path);
      return [];
    },
  );
  const missing = [...site.pages.values()]
    .filter((page) => isReadable(page) && !page.noIndex && !namesLatest(page))
    .filter(({ path }) => !listed.has(path))
    .map(({ path }) => add(0, `The page ${path} is missing`, 'add it'));
  return [...diagnostics, ...missing];
}

function orphans(site: BuiltSite): Diagnostic[] {
  const reached = new Set(['/']);
  // A set's iterator also visits values added during the loop.
  for (const path of reached) {
    for (const { url, isNavigation } of site.pages.get(path)?.links ?? []) {
      const next = isNavigation ? pageAt(site, url, path) : undefined;
      if (next) reached.add(next.path);
    }
  }
  return [...site.pages.values()]
    .filter((page) => isReadable(page) && !reached.has(page.path))
    .map(({ file, path }) => {
      const message = `${path} can't be reached from the home page`;
      const fix = 'link to it from a page or a menu';
      return diagnosticAt(file, { line: 1, column: 1 }, ['orphan', message, fix]);
    });
}
